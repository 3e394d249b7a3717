import { z } from 'zod'
import { SUBSCRIPTION_STATUSES } from './accounts.ts'
import { defineCall } from './call.ts'
import { nameInAddress, text } from './kinds.ts'

const tag = 'Payments'
const address = z.object({ url: z.url() })

const planSchema = z.object({
  isPremium: z.boolean(),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  /** Until when Premium is paid, or was; null without a subscription. */
  periodEnd: z.iso.datetime().nullable(),
  /** Whoever takes the money; null: nothing can be bought here. */
  provider: z.enum(['stripe', 'sandbox']).nullable(),
  /** Whether invoices and cards can be seen at the provider's own site. */
  hasPortal: z.boolean(),
  notes: z.number().int(),
  /** Of these, how many are being analysed anew, as all that the Free plan analysed are after an upgrade. */
  analysing: z.number().int(),
  /** The most that may be stored; null: no limit. */
  noteLimit: z.number().int().nullable(),
})
export type Plan = z.infer<typeof planSchema>

export const getPlan = defineCall({
  method: 'GET',
  path: '/api/plan',
  access: 'user',
  summary: 'One’s plan, subscription and use of it',
  tag,
  status: 200,
  output: planSchema,
  errors: [],
})

export const startCheckout = defineCall({
  method: 'POST',
  path: '/api/payments/checkout',
  access: 'user',
  summary: 'Where to pay for Premium, in a window of its own',
  tag,
  status: 200,
  output: address,
  errors: ['payments_unavailable', 'payment_failed', 'already_subscribed', 'too_many_requests'],
})

export const checkPaymentStatus = defineCall({
  method: 'POST',
  path: '/api/check-payment-status',
  access: 'user',
  summary: 'Ask the provider whether something was paid',
  tag,
  status: 200,
  output: z.object({ isPremium: z.boolean() }),
  errors: ['payment_failed', 'too_many_requests'],
})

export const cancelSubscription = defineCall({
  method: 'POST',
  path: '/api/cancel-subscription',
  access: 'user',
  summary: 'Let the subscription end with the period that is paid; once it is cancelled, again does nothing',
  tag,
  status: 200,
  output: z.object({ success: z.boolean(), message: z.string(), error: z.string().optional() }),
  errors: ['no_subscription', 'payments_unavailable', 'payment_failed', 'too_many_requests'],
})

export const resumeSubscription = defineCall({
  method: 'POST',
  path: '/api/payments/resume',
  access: 'user',
  summary: 'Take a cancellation back before the period ends',
  tag,
  status: 200,
  output: planSchema,
  errors: ['no_subscription', 'payments_unavailable', 'payment_failed', 'too_many_requests'],
})

export const openPortal = defineCall({
  method: 'POST',
  path: '/api/payments/portal',
  access: 'user',
  summary: 'Where the provider shows invoices and cards',
  tag,
  status: 200,
  output: address,
  errors: ['no_subscription', 'payments_unavailable', 'payment_failed', 'too_many_requests'],
})

export const receiveEvent = defineCall({
  method: 'POST',
  path: '/api/payments/webhook',
  access: 'anyone',
  summary: 'For the payment provider: what has happened, signed',
  tag,
  status: 204,
  errors: ['bad_request', 'payments_unavailable', 'payment_failed'],
})

export const paySandbox = defineCall({
  method: 'POST',
  path: '/api/sandbox-payments/:id',
  access: 'user',
  summary: 'Pay in the sandbox, with one of the test cards; not there where payments are real',
  tag,
  status: 200,
  params: z.object({ id: nameInAddress() }),
  body: z.object({ card: text({ min: 1, max: 40 }) }),
  output: z.object({ outcome: z.enum(['paid', 'slow']) }),
  errors: ['not_found', 'payment_declined', 'unknown_card'],
})
