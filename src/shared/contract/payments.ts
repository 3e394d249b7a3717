import { z } from 'zod'
import { SUBSCRIPTION_STATUSES } from './accounts.ts'
import { defineCall } from './call.ts'
import { nameInAddress, text } from './kinds.ts'

const tag = 'Payments'
const address = z.object({ url: z.url() })

const planSchema = z.object({
  isPremium: z.boolean(),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  /** The end of the paid Premium period, in the future or in the past; null without a subscription. */
  periodEnd: z.iso.datetime().nullable(),
  /** The payment provider; null if nothing can be bought here. */
  provider: z.enum(['stripe', 'sandbox']).nullable(),
  /** Whether the provider's own site shows invoices and cards. */
  hasPortal: z.boolean(),
  notes: z.number().int(),
  /** How many of these are being analysed. After an upgrade, these are all notes that the Free plan analysed. */
  analysing: z.number().int(),
  /** The maximum number of stored notes; null for no limit. */
  noteLimit: z.number().int().nullable(),
})
export type Plan = z.infer<typeof planSchema>

export const getPlan = defineCall({
  method: 'GET',
  path: '/api/plan',
  access: 'user',
  summary: 'The user’s plan, subscription and usage',
  tag,
  status: 200,
  output: planSchema,
  errors: [],
})

export const startCheckout = defineCall({
  method: 'POST',
  path: '/api/payments/checkout',
  access: 'user',
  summary: 'The address of the checkout for Premium, to be opened in its own window',
  tag,
  status: 200,
  output: address,
  errors: ['payments_unavailable', 'payment_failed', 'already_subscribed', 'too_many_requests'],
})

export const checkPaymentStatus = defineCall({
  method: 'POST',
  path: '/api/check-payment-status',
  access: 'user',
  summary: 'Check with the provider whether a payment was made',
  tag,
  status: 200,
  output: z.object({ isPremium: z.boolean() }),
  errors: ['payment_failed', 'too_many_requests'],
})

export const cancelSubscription = defineCall({
  method: 'POST',
  path: '/api/cancel-subscription',
  access: 'user',
  summary: 'Cancel the subscription at the end of the paid period; does nothing if it is cancelled already',
  tag,
  status: 200,
  output: z.object({ success: z.boolean(), message: z.string(), error: z.string().optional() }),
  errors: ['no_subscription', 'payments_unavailable', 'payment_failed', 'too_many_requests'],
})

export const resumeSubscription = defineCall({
  method: 'POST',
  path: '/api/payments/resume',
  access: 'user',
  summary: 'Withdraw a cancellation before the paid period ends',
  tag,
  status: 200,
  output: planSchema,
  errors: ['no_subscription', 'payments_unavailable', 'payment_failed', 'too_many_requests'],
})

export const openPortal = defineCall({
  method: 'POST',
  path: '/api/payments/portal',
  access: 'user',
  summary: 'The address of the provider’s page with invoices and cards',
  tag,
  status: 200,
  output: address,
  errors: ['no_subscription', 'payments_unavailable', 'payment_failed', 'too_many_requests'],
})

export const receiveEvent = defineCall({
  method: 'POST',
  path: '/api/payments/webhook',
  access: 'anyone',
  summary: 'Webhook of the payment provider; requests are signed',
  tag,
  status: 204,
  errors: ['bad_request', 'payments_unavailable', 'payment_failed'],
})

export const paySandbox = defineCall({
  method: 'POST',
  path: '/api/sandbox-payments/:id',
  access: 'user',
  summary: 'Pay in the sandbox with a test card; not available where payments are real',
  tag,
  status: 200,
  params: z.object({ id: nameInAddress() }),
  body: z.object({ card: text({ min: 1, max: 40 }) }),
  output: z.object({ outcome: z.enum(['paid', 'slow']) }),
  errors: ['not_found', 'payment_declined', 'unknown_card'],
})
