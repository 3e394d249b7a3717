// Over 250 lines: a subscription's whole life is tested against one fake of Stripe.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { subscriptions } from '#server/db/schema/payments.ts'
import { type FakeStripe, startStripeServer } from '#test/fakes/stripe-server.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { reconcileSubscriptions } from './reconcile-subscription.service.ts'

const DAY_MS = 24 * 3600 * 1000
const MONTH_MS = 30 * DAY_MS

let stripe: FakeStripe
let server: TestServer
let person: Person
beforeAll(async () => {
  stripe = await startStripeServer()
  server = await startTestServer(stripe.environment)
})
afterAll(async () => {
  await server.close()
  await stripe.close()
})
beforeEach(async () => {
  stripe.down = false
  stripe.gone.clear()
  stripe.failing.clear()
  person = await signUp(server.app, { premium: false })
})

const post = (url: string, payload?: object) => person.inject({ method: 'POST', url, ...(payload ? { payload } : {}) })
const checkout = async (): Promise<string> => (await post('/api/payments/checkout')).json().url
const check = async () => (await post('/api/check-payment-status')).json()
const plan = async () => (await person.inject({ url: '/api/plan' })).json()
const reconcile = (days: number) => reconcileSubscriptions(server.context, new Date(Date.now() + days * DAY_MS))

/** Returns Stripe's customer and subscription of the person. */
const own = () => {
  const customer = stripe.customers().at(-1) ?? ''
  const subscription = stripe.subscriptions.find((one) => one.customer === customer)
  if (!subscription) throw new Error('nothing was paid')
  return { customer, subscription }
}

async function subscribe(): Promise<void> {
  expect(stripe.pay(await checkout())).toBe(true)
  expect(await check()).toEqual({ isPremium: true })
}

it('has receipts sent to a new address of a customer', async () => {
  await subscribe()
  const email = `new-${person.email}`
  const change = await post('/api/account/email-change', { email, password: person.password })
  expect(change.statusCode).toBe(200)
  await server.drain()
  const { customer } = own()
  const updates = stripe.requests.filter(({ path }) => path === `/v1/customers/${customer}`)
  expect(updates.at(-1)).toMatchObject({ method: 'POST', fields: { email } })
})

let events = 0
async function deliver(type: string, object: Record<string, unknown>, values: { id?: string; age?: number } = {}) {
  events += 1
  const { payload, signature } = stripe.sign({ id: values.id ?? `evt_${events}`, type, object }, values.age)
  return server.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })
}

it('a subscription of the sandbox ends once Stripe is set up, and can be paid for', async () => {
  const { db } = server.context
  const sandbox = { provider: 'sandbox', customerId: person.id, subscriptionId: person.id, status: 'active' } as const
  await db.insert(subscriptions).values({ userId: person.id, ...sandbox })
  await db.update(users).set({ isPremium: true, subscriptionStatus: 'active' }).where(eq(users.id, person.id))
  await reconcile(0)
  expect(await plan()).toMatchObject({ isPremium: false, subscriptionStatus: 'canceled' })
  await subscribe()
})

describe('a payment', () => {
  it('gives Premium once it is made, and not before', async () => {
    const url = await checkout()
    expect(await check()).toEqual({ isPremium: false })
    stripe.pay(url)
    expect(await Promise.all([check(), check()])).toEqual([{ isPremium: true }, { isPremium: true }])
    expect(await plan()).toMatchObject({
      isPremium: true,
      subscriptionStatus: 'active',
      provider: 'stripe',
      hasPortal: true,
      noteLimit: null,
      periodEnd: new Date(own().subscription.period_end * 1000).toISOString(),
    })
    expect((await person.inject({ url: '/api/follow-ups' })).statusCode).toBe(200)
  })

  it('costs the configured price, whatever the request says', async () => {
    await post('/api/payments/checkout', { price: 1, amount: 1 })
    const sent = (path: string) => stripe.requests.findLast((one) => one.method === 'POST' && one.path === path)?.fields
    expect(sent('/v1/prices')).toMatchObject({
      currency: 'eur',
      unit_amount: '1200',
      'recurring[interval]': 'month',
    })
    const session = sent('/v1/checkout/sessions')
    expect(session).toMatchObject({ mode: 'subscription', client_reference_id: person.id })
    expect(JSON.stringify(session)).not.toContain('amount')
  })

  it('can be started twice, also simultaneously, but paid once', async () => {
    const urls = [...(await Promise.all([checkout(), checkout(), checkout()])), await checkout()]
    expect(new Set(urls).size).toBe(1)
    expect(stripe.pay(urls[0] ?? '')).toBe(true)
    expect(stripe.pay(urls[3] ?? '')).toBe(false)
    const again = await post('/api/payments/checkout')
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({ code: 'already_subscribed' })
  })

  it('gives nothing when it is somebody else’s', async () => {
    const other = await signUp(server.app, { premium: false })
    const response = await other.inject({ method: 'POST', url: '/api/payments/checkout' })
    stripe.pay(response.json().url)
    const { customer } = own()
    await deliver('checkout.session.completed', { customer, client_reference_id: person.id })
    expect(await check()).toEqual({ isPremium: false })
    expect((await other.inject({ url: '/api/plan' })).json()).toMatchObject({ isPremium: true })
  })

  it('changes nothing and says so when it can’t be looked up', async () => {
    await subscribe()
    stripe.down = true
    const response = await post('/api/check-payment-status')
    expect(response.statusCode).toBe(502)
    expect(response.json()).toMatchObject({ code: 'payment_failed' })
    expect(await plan()).toMatchObject({ isPremium: true, subscriptionStatus: 'active' })
  })

  it('links to the invoices', async () => {
    expect((await post('/api/payments/portal')).json()).toMatchObject({ code: 'no_subscription' })
    await subscribe()
    expect((await post('/api/payments/portal')).json()).toEqual({ url: `https://portal.example/${own().customer}` })
  })
})

describe('a cancellation', () => {
  it('keeps Premium until the period ends, and can be undone', async () => {
    expect((await post('/api/cancel-subscription')).json()).toMatchObject({ code: 'no_subscription' })
    await subscribe()
    for (const _ of [1, 2]) {
      const response = await post('/api/cancel-subscription')
      expect(response.json()).toMatchObject({ success: true, message: expect.stringContaining('Premium') })
    }
    expect(await plan()).toMatchObject({ isPremium: true, subscriptionStatus: 'canceling' })
    expect((await post('/api/payments/resume')).json()).toMatchObject({ subscriptionStatus: 'active' })
    expect(own().subscription.cancel_at_period_end).toBe(false)
  })

  it('ends Premium with the period, without an event from the provider', async () => {
    await subscribe()
    await post('/api/cancel-subscription')
    stripe.down = true
    await reconcile(29)
    expect(await plan()).toMatchObject({ isPremium: true })
    await reconcileSubscriptions(server.context, new Date(Date.now() + MONTH_MS + 1000))
    expect(await plan()).toMatchObject({ isPremium: false, subscriptionStatus: 'canceled', noteLimit: 50 })
  })
})

describe('a webhook', () => {
  it('gives Premium without the user returning', async () => {
    stripe.pay(await checkout())
    expect((await deliver('checkout.session.completed', { customer: own().customer })).statusCode).toBe(204)
    expect(await plan()).toMatchObject({ isPremium: true, subscriptionStatus: 'active' })
  })

  it('is refused when it is forged, changed, or old', async () => {
    stripe.pay(await checkout())
    const object = { customer: own().customer }
    expect((await deliver('invoice.paid', object, { age: 3600 })).statusCode).toBe(400)
    const { payload, signature } = stripe.sign({
      id: 'evt_changed',
      type: 'invoice.paid',
      object: { customer: 'cus_0' },
    })
    for (const headers of [{ 'stripe-signature': signature }, { 'stripe-signature': 't=1,v1=00' }, {}]) {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        payload: payload.replace('cus_0', object.customer),
        headers: { 'content-type': 'application/json', ...headers },
      })
      expect(response.statusCode).toBe(400)
    }
    expect(await plan()).toMatchObject({ isPremium: false })
  })

  it('is handled once, and a second delivery makes no request', async () => {
    await subscribe()
    const { customer } = own()
    await deliver('invoice.paid', { customer }, { id: 'evt_once' })
    stripe.requests.length = 0
    expect((await deliver('invoice.paid', { customer }, { id: 'evt_once' })).statusCode).toBe(204)
    expect(stripe.requests).toEqual([])
  })

  it('does not restore an ended subscription when it arrives late', async () => {
    await subscribe()
    const { customer, subscription } = own()
    subscription.status = 'canceled'
    await deliver('customer.subscription.deleted', { customer, status: 'canceled' })
    await deliver('customer.subscription.updated', { customer, status: 'active' })
    expect(await plan()).toMatchObject({ isPremium: false, subscriptionStatus: 'canceled' })
  })

  it('is accepted for an unknown customer and changes nothing', async () => {
    expect((await deliver('invoice.paid', { customer: 'cus_unknown' })).statusCode).toBe(204)
    expect((await deliver('product.created', {})).statusCode).toBe(204)
  })

  it('is requested again when it meets an outage', async () => {
    stripe.pay(await checkout())
    const { customer } = own()
    stripe.down = true
    expect((await deliver('invoice.paid', { customer }, { id: 'evt_outage' })).statusCode).toBe(502)
    stripe.down = false
    expect((await deliver('invoice.paid', { customer }, { id: 'evt_outage' })).statusCode).toBe(204)
    expect(await plan()).toMatchObject({ isPremium: true })
  })

  it.each([
    ['a full refund of the running period', 'charge.refunded', { refunded: true }, false],
    ['a full refund of an earlier period', 'charge.refunded', { refunded: true, payment_intent: 'pi_of_in_0' }, true],
    ['a full refund of something else', 'charge.refunded', { refunded: true, payment_intent: null }, true],
    ['a refund in part', 'charge.refunded', { refunded: false }, true],
    ['a dispute', 'charge.dispute.created', null, false],
  ])('about %s ends Premium or leaves it', async (_name, type, object, isPremium) => {
    await subscribe()
    const { customer, subscription } = own()
    const payment_intent = `pi_of_${subscription.latest_invoice}`
    await deliver(type, object ? { customer, payment_intent, ...object } : { charge: `ch_of_${customer}` })
    expect(await plan()).toMatchObject({ isPremium })
    expect(own().subscription.status).toBe(isPremium ? 'active' : 'canceled')
  })
})

describe('an unpaid invoice', () => {
  it('keeps Premium for seven days, and paying it restores the subscription', async () => {
    await subscribe()
    const { customer, subscription } = own()
    subscription.status = 'past_due'
    await deliver('invoice.payment_failed', { customer })
    expect(await plan()).toMatchObject({ isPremium: true, subscriptionStatus: 'past_due' })
    await reconcile(6)
    expect(await plan()).toMatchObject({ isPremium: true })
    stripe.down = true
    await reconcile(7.1)
    expect(await plan()).toMatchObject({ isPremium: false, subscriptionStatus: 'past_due' })
    stripe.down = false
    subscription.status = 'active'
    await deliver('invoice.paid', { customer })
    expect(await plan()).toMatchObject({ isPremium: true, subscriptionStatus: 'active' })
  })
})

describe.each(['deleted', 'unknown'] as const)('a customer who is %s at the provider', (state) => {
  it('has no subscription, can subscribe as another customer, and can delete the account', async () => {
    await checkout()
    const former = stripe.customers().at(-1) ?? ''
    stripe.gone.set(former, state)
    expect(await check()).toEqual({ isPremium: false })
    expect((await post('/api/cancel-subscription')).json()).toMatchObject({ code: 'no_subscription' })
    await subscribe()
    expect(own().customer).not.toBe(former)
    stripe.gone.set(own().customer, state)
    const payload = { password: person.password }
    expect((await person.inject({ method: 'DELETE', url: '/api/account', payload })).statusCode).toBe(204)
  })
})

describe('the daily reconciliation', () => {
  it('continues with the others when one can’t be looked up', async () => {
    await subscribe()
    own().subscription.status = 'canceled'
    const first = await signUp(server.app, { premium: false })
    await first.inject({ method: 'POST', url: '/api/payments/checkout' })
    const broken = stripe.customers().at(-1) ?? ''
    const { db } = server.context
    await db
      .update(subscriptions)
      .set({ comparedAt: new Date(0) })
      .where(eq(subscriptions.customerId, broken))
    stripe.failing.add(broken)
    await reconcile(1.1)
    expect(await plan()).toMatchObject({ isPremium: false, subscriptionStatus: 'canceled' })
  })

  it('corrects what no event reported', async () => {
    await subscribe()
    own().subscription.status = 'canceled'
    await reconcile(0.5)
    expect(await plan()).toMatchObject({ isPremium: true })
    await reconcile(1.1)
    expect(await plan()).toMatchObject({ isPremium: false, subscriptionStatus: 'canceled' })
  })
})

describe('the admin’s switch', () => {
  it('outlasts a subscription', async () => {
    await subscribe()
    await server.context.db.update(users).set({ premiumGranted: true }).where(eq(users.id, person.id))
    own().subscription.status = 'canceled'
    await check()
    expect(await plan()).toMatchObject({ isPremium: true, subscriptionStatus: 'canceled' })
  })
})

describe('a deleted account', () => {
  it('stops paying, and is kept when that can’t be confirmed', async () => {
    await subscribe()
    const { subscription } = own()
    const remove = () =>
      person.inject({ method: 'DELETE', url: '/api/account', payload: { password: person.password } })
    stripe.down = true
    expect((await remove()).statusCode).toBe(502)
    stripe.down = false
    expect((await remove()).statusCode).toBe(204)
    expect(subscription.status).toBe('canceled')
    expect(await server.context.db.select().from(subscriptions).where(eq(subscriptions.userId, person.id))).toEqual([])
  })

  it.each([
    ['before it was paid, and can’t be paid any more', false],
    ['while it was being paid, and gets the money back', true],
  ])('is gone with an open checkout %s', async (_, paid) => {
    const url = await checkout()
    const customer = stripe.customers().at(-1) ?? ''
    const payload = { password: person.password }
    expect((await person.inject({ method: 'DELETE', url: '/api/account', payload })).statusCode).toBe(204)
    expect(stripe.pay(url)).toBe(false)
    if (!paid) return
    stripe.payLate(url)
    expect((await deliver('checkout.session.completed', { customer })).statusCode).toBe(204)
    expect(own().subscription.status).toBe('canceled')
    expect(stripe.refunds).toContain(`pi_of_${own().subscription.latest_invoice}`)
  })

  it('is found within the hour when paid afterwards without an event', async () => {
    const url = await checkout()
    await person.inject({ method: 'DELETE', url: '/api/account', payload: { password: person.password } })
    stripe.payLate(url)
    await reconcile(0)
    expect(own().subscription.status).toBe('canceled')
    expect(stripe.refunds).toContain(`pi_of_${own().subscription.latest_invoice}`)
  })
})

describe('a second subscription that was paid nevertheless', () => {
  it('is ended and refunded, and the first stays', async () => {
    const url = await checkout()
    stripe.pay(url)
    stripe.payLate(url)
    expect(await check()).toEqual({ isPremium: true })
    const customer = stripe.customers().at(-1)
    const [first, second] = stripe.subscriptions.filter((one) => one.customer === customer)
    expect([first?.status, second?.status]).toEqual(['active', 'canceled'])
    expect(stripe.refunds).toContain(`pi_of_${second?.latest_invoice}`)
    expect(stripe.refunds).not.toContain(`pi_of_${first?.latest_invoice}`)
    await deliver('charge.refunded', { customer, refunded: true, payment_intent: `pi_of_${second?.latest_invoice}` })
    expect(await plan()).toMatchObject({ isPremium: true, subscriptionStatus: 'active' })
  })
})
