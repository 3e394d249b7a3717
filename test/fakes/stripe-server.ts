import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

const WEBHOOK_SECRET = 'whsec_of_the_tests'
const SECRET_KEY = 'sk_test_of_the_tests'
const MONTH_SECONDS = 30 * 24 * 3600

type Fields = Record<string, unknown>
interface Subscription {
  id: string
  customer: string
  status: string
  cancel_at_period_end: boolean
  ended_at: number | null
  period_end: number
  latest_invoice: string
  metadata: Record<string, string>
}

export interface FakeStripe {
  /** Environment variables for the server's configuration. */
  environment: Record<string, string>
  /** The requests, with their form fields. */
  requests: { method: string; path: string; fields: Fields }[]
  subscriptions: Subscription[]
  /** The refunded payments. */
  refunds: string[]
  /** While true, refuses every call, as in an outage. */
  down: boolean
  /** Customers deleted at Stripe, and customers that it doesn't know (from another account or from test mode). */
  gone: Map<string, 'deleted' | 'unknown'>
  /** Customers for whom every request fails. */
  failing: Set<string>
  /** Pays for the checkout at an address; false if that is no longer open. */
  pay(checkoutUrl: string): boolean
  /** Completes a payment that was under way when its checkout expired. */
  payLate(checkoutUrl: string): void
  customers(): string[]
  /** A webhook body with its genuine signature; `age` is in seconds. */
  sign(event: { id: string; type: string; object: Fields }, age?: number): { payload: string; signature: string }
  close(): Promise<void>
}

/** Starts a server on loopback that implements the part of Stripe's API that we use. */
export async function startStripeServer(): Promise<FakeStripe> {
  const customers = new Map<string, string>()
  const sessions = new Map<string, { customer: string; open: boolean; price: unknown }>()
  const begun = new Map<string, string>()
  const refunds: string[] = []
  const prices: { id: string; lookup_key: unknown }[] = []
  const subscriptions: Subscription[] = []
  const requests: FakeStripe['requests'] = []
  const gone: FakeStripe['gone'] = new Map()
  const failing = new Set<string>()
  const fake = { down: false }
  let idCount = 0
  const makeId = (kind: string) => {
    idCount += 1
    return `${kind}_${idCount}`
  }

  function payLate(checkoutUrl: string): void {
    const session = sessions.get(checkoutUrl.split('/').at(-1) ?? '')
    subscriptions.push({
      id: makeId('sub'),
      customer: session?.customer ?? '',
      status: 'active',
      cancel_at_period_end: false,
      ended_at: null,
      period_end: nowSeconds() + MONTH_SECONDS,
      latest_invoice: makeId('in'),
      metadata: { userId: 'somebody' },
    })
  }

  function isMissing(method: string, path: string, { customer }: Fields): boolean {
    const state = gone.get(String(customer ?? path.split('/')[3]))
    // A deleted customer can be read, but nothing new can be created for them.
    return state === 'unknown' || (state === 'deleted' && method === 'POST')
  }

  function answer(request: IncomingMessage, path: string, fields: Fields): object | null {
    const [, , first = '', second = '', third = '', fourth = ''] = path.split('/')
    const call = `${request.method} ${first}`
    if (call === 'POST customers' && second) return { id: second, object: 'customer' }
    if (call === 'POST customers') {
      const key = String(request.headers['idempotency-key'])
      const id = customers.get(key) ?? makeId('cus')
      customers.set(key, id)
      return { id, object: 'customer' }
    }
    if (call === 'GET customers') return { id: second, deleted: gone.get(second) === 'deleted' }
    if (call === 'GET prices') return list(prices.filter((price) => price.lookup_key === fields['lookup_keys[0]']))
    if (call === 'POST prices') {
      const price = { id: makeId('price'), lookup_key: fields.lookup_key }
      prices.push(price)
      return price
    }
    if (call === 'GET checkout') {
      const own = [...sessions].filter(([, { customer }]) => customer === fields.customer).map(toItem)
      return list(own.filter(({ status }) => !fields.status || fields.status === status).reverse())
    }
    if (call === 'POST checkout' && fourth === 'expire') {
      const session = sessions.get(third)
      if (session) session.open = false
      return { id: third }
    }
    if (call === 'POST checkout') {
      const key = String(request.headers['idempotency-key'])
      const id = begun.get(key) ?? makeId('cs')
      begun.set(key, id)
      if (!sessions.has(id)) {
        sessions.set(id, { customer: String(fields.customer), open: true, price: fields['metadata[price]'] })
      }
      return { id, url: addressOf(id) }
    }
    if (call === 'GET subscriptions' && second === '') {
      const own = subscriptions.filter(({ customer }) => customer === fields.customer)
      return list(own.map(present).reverse())
    }
    const subscription = subscriptions.find(({ id }) => first === 'subscriptions' && id === second)
    if (subscription && request.method === 'GET') return present(subscription)
    if (call === 'GET invoice_payments') {
      const invoice = fields.invoice ?? String(fields['payment[payment_intent]']).replace('pi_of_', '')
      return list([{ invoice, payment: { type: 'payment_intent', payment_intent: `pi_of_${invoice}` } }])
    }
    if (call === 'POST refunds') {
      refunds.push(String(fields.payment_intent))
      return { id: makeId('re') }
    }
    if (subscription && request.method === 'POST') {
      subscription.cancel_at_period_end = fields.cancel_at_period_end === 'true'
      return present(subscription)
    }
    if (subscription && request.method === 'DELETE') {
      Object.assign(subscription, { status: 'canceled', ended_at: nowSeconds() })
      return present(subscription)
    }
    if (call === 'POST billing_portal') return { id: makeId('bps'), url: `https://portal.example/${fields.customer}` }
    // In this fake, a charge's id contains its customer.
    if (call === 'GET charges') return { id: second, customer: second.replace('ch_of_', '') }
    return null
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://127.0.0.1')
      const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
      const fields = Object.fromEntries([...url.searchParams, ...form])
      requests.push({ method: request.method ?? '', path: url.pathname, fields })
      const genuine = request.headers.authorization === `Bearer ${SECRET_KEY}`
      const down = fake.down || failing.has(String(fields.customer))
      const missing = isMissing(request.method ?? '', url.pathname, fields)
      const body = down || !genuine || missing ? null : answer(request, url.pathname, fields)
      const status = down ? 503 : genuine ? (missing ? 400 : body ? 200 : 404) : 401
      const error = missing ? { type: 'invalid_request_error', code: 'resource_missing' } : { type: 'api_error' }
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body ?? { error: { ...error, message: 'refused' } }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stripe = new Stripe(SECRET_KEY)
  return Object.assign(fake, {
    environment: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    requests,
    gone,
    failing,
    subscriptions,
    refunds,
    customers: () => [...customers.values()],
    pay: (checkoutUrl: string) => {
      const session = sessions.get(checkoutUrl.split('/').at(-1) ?? '')
      if (!session?.open) return false
      session.open = false
      payLate(checkoutUrl)
      return true
    },
    payLate,
    sign: ({ id, type, object }: { id: string; type: string; object: Fields }, age = 0) => {
      const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
      const timestamp = nowSeconds() - age
      const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp })
      return { payload, signature }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

function addressOf(sessionId: string): string {
  return `https://checkout.example/${sessionId}`
}

function toItem([id, { open, price }]: [string, { open: boolean; price: unknown }]) {
  return { id, status: open ? 'open' : 'complete', url: open ? addressOf(id) : null, metadata: { price } }
}

function list(data: object[]): object {
  return { object: 'list', data, has_more: false, url: '/' }
}

function present({ period_end, ...subscription }: Subscription): object {
  return {
    object: 'subscription',
    cancel_at: null,
    ...subscription,
    items: list([{ current_period_end: period_end }]),
  }
}
