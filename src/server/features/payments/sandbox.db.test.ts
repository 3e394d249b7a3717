import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { ConfigError } from '#server/config-error.ts'
import { sandboxPayments } from '#server/db/schema/payments.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { reconcileSubscriptions } from './reconcile-subscription.service.ts'

const GOOD_CARD = '4242 4242 4242 4242'
const MONTH_MS = 32 * 24 * 3600 * 1000

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app, { premium: false })
})

const post = (url: string, payload: object = {}) => person.inject({ method: 'POST', url, payload })
const check = async () => (await post('/api/check-payment-status')).json()
const plan = async () => (await person.inject({ url: '/api/plan' })).json()

async function begin(): Promise<string> {
  const { url } = (await post('/api/payments/checkout')).json()
  return new URL(url).searchParams.get('payment') ?? ''
}
const pay = async (card: string) => post(`/api/sandbox-payments/${await begin()}`, { card })

describe('the sandbox', () => {
  it('accepts the good card, which gives Premium until the period ends', async () => {
    expect((await pay(GOOD_CARD)).json()).toEqual({ outcome: 'paid' })
    expect(await check()).toEqual({ isPremium: true })
    expect((await post('/api/cancel-subscription')).json()).toMatchObject({ success: true })
    expect(await plan()).toMatchObject({ isPremium: true, subscriptionStatus: 'canceling', provider: 'sandbox' })
    await reconcileSubscriptions(server.context, new Date(Date.now() + MONTH_MS))
    expect(await plan()).toMatchObject({ isPremium: false, subscriptionStatus: 'canceled' })
  })

  it('declines a card, and the payment can be retried', async () => {
    const payment = await begin()
    const declined = await post(`/api/sandbox-payments/${payment}`, { card: '4000000000000002' })
    expect([declined.statusCode, declined.json().code]).toEqual([402, 'payment_declined'])
    expect((await post(`/api/sandbox-payments/${payment}`, { card: '1234' })).json().code).toBe('unknown_card')
    expect(await check()).toEqual({ isPremium: false })
    expect((await post(`/api/sandbox-payments/${payment}`, { card: GOOD_CARD })).statusCode).toBe(200)
    expect((await post(`/api/sandbox-payments/${payment}`, { card: GOOD_CARD })).statusCode).toBe(404)
  })

  it('delays the payment of the slow card', async () => {
    expect((await pay('4000 0000 0000 0077')).json()).toEqual({ outcome: 'slow' })
    expect(await check()).toEqual({ isPremium: false })
    const past = { paidAt: new Date(Date.now() - 1000) }
    await server.context.db.update(sandboxPayments).set(past).where(eq(sandboxPayments.userId, person.id))
    expect(await check()).toEqual({ isPremium: true })
  })

  it('lets nobody complete another user’s payment', async () => {
    const payment = await begin()
    const other = await signUp(server.app, { premium: false })
    const response = await other.inject({
      method: 'POST',
      url: `/api/sandbox-payments/${payment}`,
      payload: { card: GOOD_CARD },
    })
    expect(response.statusCode).toBe(404)
  })

  it('accepts no webhooks', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      payload: '{}',
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=0' },
    })
    expect(response.statusCode).toBe(400)
  })
})

describe('the configuration', () => {
  it('enables the sandbox in production only when it is named explicitly', () => {
    expect(readConfig({ NODE_ENV: 'production' }).payments).toBeNull()
    expect(readConfig({ NODE_ENV: 'production', PAYMENTS: 'sandbox' }).payments).toMatchObject({ provider: 'sandbox' })
    expect(readConfig({ NODE_ENV: 'development' }).payments).toMatchObject({ provider: 'sandbox' })
    expect(readConfig({ STRIPE_SECRET_KEY: 'sk' }).payments).toMatchObject({ provider: 'stripe', secretKey: 'sk' })
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk', PAYMENTS: 'sandbox' })).toThrow(ConfigError)
    expect(() => readConfig({ STRIPE_WEBHOOK_SECRET: 'whsec' })).toThrow(/STRIPE_SECRET_KEY/)
  })
})

describe('without a provider', () => {
  it('refuses a purchase with a reason', async () => {
    const bare = await startTestServer({ NODE_ENV: 'production' })
    const visitor = await signUp(bare.app, { premium: false })
    const response = await visitor.inject({ method: 'POST', url: '/api/payments/checkout' })
    expect([response.statusCode, response.json().code]).toEqual([503, 'payments_unavailable'])
    expect((await visitor.inject({ url: '/api/plan' })).json()).toMatchObject({
      provider: null,
      notes: 0,
      noteLimit: 50,
    })
    await bare.close()
  })
})
