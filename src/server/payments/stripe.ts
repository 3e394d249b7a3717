// Over 250 lines: all calls to Stripe, and the reading of its answers, are here.
import Stripe from 'stripe'
import { PREMIUM_PRICE_EUR } from '#shared/limits.ts'
import {
  ForgedEventError,
  type PaymentEvent,
  type PaymentProvider,
  type ProviderSubscription,
} from './payment-provider.ts'
import type { PaymentSettings } from './payment-settings.ts'

type StripeSettings = Extract<PaymentSettings, { provider: 'stripe' }>

/** Lookup key of our price in the Stripe account; another price needs another key. */
const PRICE_KEY = `dictum_premium_monthly_eur_${PREMIUM_PRICE_EUR}`

/** Timeout in milliseconds: a user is waiting. */
const TIMEOUT_MS = 15_000

/** The maximum age of a webhook's signature, in seconds: Stripe's own advice against replays. */
const TOLERANCE_SECONDS = 300

/** If there are several subscriptions, the one that gives most counts. */
const RANK = { active: 3, canceling: 2, past_due: 1, canceled: 0 } as const

/** Takes payments by Stripe: Checkout, Billing and its customer portal. */
export function createStripe(settings: StripeSettings): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    ...readAddress(settings.apiBase),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  const returnTo = (path: string) => `${settings.publicUrl}${path}`
  return {
    name: 'stripe',
    sandbox: null,
    findOrCreateCustomer: async ({ userId, email, customerId }) => {
      if (customerId && (await isThere(stripe, customerId))) return customerId
      // The idempotency key makes two simultaneous clicks create one customer. It contains a deleted customer's id, so
      // that it can be replaced.
      const options = { idempotencyKey: ['customer', userId, ...(customerId ? [customerId] : [])].join('-') }
      return (await stripe.customers.create({ email, metadata: { userId } }, options)).id
    },
    updateEmail: async (customerId, email) => {
      await orNullWhereMissing(stripe.customers.update(customerId, { email }))
    },
    createCheckout: async ({ userId, customerId }) => {
      const price = settings.priceId ?? (await findOrCreatePrice(stripe))
      // They come newest first. Two open checkouts could both be paid.
      const { data: sessions } = await stripe.checkout.sessions.list({ customer: customerId, limit: 100 })
      const open = sessions.filter(({ status }) => status === 'open')
      const usable = open.find((session) => session.url && session.metadata?.price === price)
      for (const session of open) if (session !== usable) await expire(stripe, session.id)
      if (usable?.url) return usable.url
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price, quantity: 1 }],
          metadata: { price },
          subscription_data: { metadata: { userId } },
          success_url: returnTo('/subscribe'),
          cancel_url: returnTo('/subscribe'),
        },
        // Two simultaneous calls see the same earlier sessions, so their keys are equal and one session is created.
        { idempotencyKey: ['checkout', customerId, price, sessions[0]?.id ?? 'first'].join('-') },
      )
      if (!session.url) throw new Error('Stripe returned a checkout without an address')
      return session.url
    },
    findSubscription: async (customerId) => {
      const all = await listSubscriptions(stripe, customerId)
      const known = all.map(readSubscription).filter((subscription) => subscription !== null)
      const running = known.filter(({ status }) => status !== 'canceled')
      // They come newest first. Of running ones with equal rank the oldest counts, because sorting is stable.
      const [first] = running.length > 0 ? running.reverse().sort((a, b) => RANK[b.status] - RANK[a.status]) : known
      if (!first) return null
      const ours = new Set(all.filter(({ metadata }) => metadata?.userId).map(({ id }) => id))
      const surplus = running.filter(({ id }) => id !== first.id && ours.has(id)).map(({ id }) => id)
      return { ...first, surplus }
    },
    cancelAtPeriodEnd: async (id) => {
      await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    },
    resume: async (id) => {
      await stripe.subscriptions.update(id, { cancel_at_period_end: false })
    },
    endSubscriptions: async (customerId) => {
      // This comes first: anything paid before the session expires is a subscription by then.
      const open = await orNullWhereMissing(
        stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 }),
      )
      for (const session of open?.data ?? []) await expire(stripe, session.id)
      for (const { id, status } of await listSubscriptions(stripe, customerId)) {
        if (status !== 'canceled' && status !== 'incomplete_expired') await stripe.subscriptions.cancel(id)
      }
    },
    endSubscription: async (id) => {
      await orNullWhereMissing(stripe.subscriptions.cancel(id))
    },
    cancelAndRefund: async (id) => {
      const subscription = await stripe.subscriptions.retrieve(id)
      // Refund first: after a crash in between, the subscription is still running and is handled again.
      await refundLatest(stripe, subscription)
      await orNullWhereMissing(stripe.subscriptions.cancel(id))
    },
    createPortal: async (customer) =>
      (await stripe.billingPortal.sessions.create({ customer, return_url: returnTo('/settings') })).url,
    readEvent: async (body, signature) => {
      if (!settings.webhookSecret) throw new ForgedEventError('STRIPE_WEBHOOK_SECRET is not set')
      return readEvent(stripe, verify(stripe, body, signature, settings.webhookSecret))
    },
  }
}

function readAddress(apiBase: string | null): { host?: string; port?: string; protocol?: 'http' | 'https' } {
  if (apiBase === null) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  const name = protocol === 'http:' ? 'http' : 'https'
  return { host: hostname, port: port || (name === 'http' ? '80' : '443'), protocol: name }
}

async function findOrCreatePrice(stripe: Stripe): Promise<string> {
  const found = await stripe.prices.list({ lookup_keys: [PRICE_KEY], active: true, limit: 1 })
  if (found.data[0]) return found.data[0].id
  const price = await stripe.prices.create({
    currency: 'eur',
    unit_amount: PREMIUM_PRICE_EUR * 100,
    recurring: { interval: 'month' },
    lookup_key: PRICE_KEY,
    // Two processes may find none at the same time.
    transfer_lookup_key: true,
    product_data: { name: 'Dictum Premium' },
  })
  return price.id
}

/** A customer may have been deleted at Stripe, or belong to another account or to test mode. */
async function isThere(stripe: Stripe, customerId: string): Promise<boolean> {
  const customer = await orNullWhereMissing(stripe.customers.retrieve(customerId))
  return customer !== null && !customer.deleted
}

async function listSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const page = await orNullWhereMissing(stripe.subscriptions.list({ customer, status: 'all', limit: 100 }))
  return page?.data ?? []
}

async function orNullWhereMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
    throw error
  }
}

/** Expires a checkout, unless it has been paid or has expired meanwhile. */
async function expire(stripe: Stripe, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
}

async function refundLatest(stripe: Stripe, { latest_invoice }: Stripe.Subscription): Promise<void> {
  const invoice = idOf(latest_invoice)
  if (!invoice) return
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid', limit: 10 })
  for (const { payment } of data) {
    const payment_intent = idOf(payment.payment_intent)
    if (payment_intent) await refund(stripe, payment_intent)
  }
}

async function refund(stripe: Stripe, payment_intent: string): Promise<void> {
  try {
    await stripe.refunds.create({ payment_intent }, { idempotencyKey: `refund-${payment_intent}` })
  } catch (error) {
    const isDone = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded'
    if (!isDone) throw error
  }
}

function idOf(what: string | { id: string } | null | undefined): string | null {
  return typeof what === 'string' ? what : (what?.id ?? null)
}

/**
 * Lists the customer's running subscriptions whose newest invoice was paid by this charge; an older invoice was for a
 * past period.
 */
async function listPaidBy(stripe: Stripe, { customer, payment_intent }: Stripe.Charge): Promise<string[]> {
  const [customerId, intent] = [idOf(customer), idOf(payment_intent)]
  if (!customerId || !intent) return []
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    limit: 10,
  })
  const invoices = new Set(data.map(({ invoice }) => idOf(invoice)))
  return (await listSubscriptions(stripe, customerId))
    .filter(({ status, latest_invoice }) => status !== 'canceled' && invoices.has(idOf(latest_invoice)))
    .map(({ id }) => id)
}

/** Returns null for a subscription whose first payment never came. */
function readSubscription(subscription: Stripe.Subscription): Omit<ProviderSubscription, 'surplus'> | null {
  const status = readStatus(subscription)
  if (!status) return null
  const seconds = subscription.ended_at ?? subscription.items.data[0]?.current_period_end
  return { id: subscription.id, status, periodEnd: seconds === undefined ? null : new Date(seconds * 1000) }
}

function readStatus({ status, cancel_at_period_end, cancel_at }: Stripe.Subscription) {
  switch (status) {
    case 'active':
    case 'trialing':
      return cancel_at_period_end || cancel_at !== null ? 'canceling' : 'active'
    case 'past_due':
    case 'unpaid':
      return 'past_due'
    case 'canceled':
    case 'paused':
      return 'canceled'
    default:
      return null
  }
}

function verify(stripe: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS)
  } catch (error) {
    throw new ForgedEventError('a webhook without a valid signature', { cause: error })
  }
}

/** Reads an event. Its copy of the data may be outdated, so only the customer concerned is used. */
async function readEvent(stripe: Stripe, event: Stripe.Event): Promise<PaymentEvent | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return concerning(event, event.data.object.customer, [])
    case 'charge.refunded': {
      const charge = event.data.object
      return concerning(event, charge.customer, charge.refunded ? await listPaidBy(stripe, charge) : [])
    }
    case 'charge.dispute.created': {
      const { charge } = event.data.object
      const { customer } = typeof charge === 'string' ? await stripe.charges.retrieve(charge) : charge
      return concerning(event, customer, 'all')
    }
    default:
      return null
  }
}

function concerning(
  event: Stripe.Event,
  customer: string | { id: string } | null,
  ends: PaymentEvent['ends'],
): PaymentEvent | null {
  const customerId = idOf(customer)
  return customerId ? { id: event.id, customerId, ends } : null
}
