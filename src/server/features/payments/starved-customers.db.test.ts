import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { subscriptions } from '#server/db/schema/payments.ts'
import { signUp, startTestServer, type TestServer } from '#test/server.ts'
import { reconcileSubscriptions } from './reconcile-subscription.service.ts'

const HOUR_MS = 3600_000
const NOW = new Date('2026-03-12T09:00:00Z')
/** A moment so many hours after the first reconciliation. */
const after = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)

let server: TestServer
/** The customers that were looked up, in order. */
let lookedUp: string[]
let failing: Set<string>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  lookedUp = []
  failing = new Set()
  await server.context.db.delete(subscriptions)
  const { payments } = server.context
  if (!payments) throw new Error('there is no sandbox')
  vi.spyOn(payments, 'findSubscription').mockImplementation(async (customerId) => {
    lookedUp.push(customerId)
    if (failing.has(customerId)) throw new Error('the provider has a problem with this customer')
    return null
  })
})

/** Inserts a customer who was last reconciled so many hours before the first reconciliation. */
async function addCustomer(customerId: string, hoursAgo: number): Promise<void> {
  const { id: userId } = await signUp(server.app)
  const comparedAt = after(-hoursAgo)
  await server.context.db.insert(subscriptions).values({ userId, provider: 'sandbox', customerId, comparedAt })
}

const reconcile = async (hours: number) => {
  lookedUp = []
  await reconcileSubscriptions(server.context, after(hours))
  return lookedUp
}

it('reaches the others an hour later when the customers that come first can’t be looked up', async () => {
  const broken = ['broken 1', 'broken 2', 'broken 3', 'broken 4', 'broken 5']
  for (const customerId of broken) {
    await addCustomer(customerId, 48)
    failing.add(customerId)
  }
  await addCustomer('sound', 30)
  await addCustomer('due an hour later', 23.5)
  // As many failures in a row look like an outage.
  expect((await reconcile(0)).sort()).toEqual(broken)
  const next = await reconcile(1)
  expect(next.slice(0, 2)).toEqual(['sound', 'due an hour later'])
  expect(next.slice(2).sort()).toEqual(broken)
})

it('looks a customer up every hour until it succeeds, and then once a day', async () => {
  await addCustomer('out of reach for a while', 48)
  failing.add('out of reach for a while')
  for (const hour of [0, 1, 2]) expect(await reconcile(hour)).toEqual(['out of reach for a while'])
  failing.clear()
  expect(await reconcile(3)).toEqual(['out of reach for a while'])
  await server.context.db.update(subscriptions).set({ comparedAt: after(3) })
  expect(await reconcile(26)).toEqual([])
  expect(await reconcile(27)).toEqual(['out of reach for a while'])
})

it('does not put off a customer who was reconciled meanwhile', async () => {
  await addCustomer('asked twice', 48)
  failing.add('asked twice')
  const { db, payments } = server.context
  vi.mocked(payments ?? { findSubscription: vi.fn() }).findSubscription.mockImplementationOnce(async () => {
    await db.update(subscriptions).set({ comparedAt: NOW })
    throw new Error('the provider has a problem')
  })
  await reconcile(0)
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.customerId, 'asked twice'))
  expect(row?.comparedAt).toEqual(NOW)
})
