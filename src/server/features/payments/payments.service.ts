import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { SessionUser } from '#server/http/session.ts'
import { messagesIn } from '#server/languages/messages.ts'
import { ForgedEventError, type PaymentProvider } from '#server/payments/payment-provider.ts'
import type { Plan } from '#shared/contract/payments.ts'
import type { Language } from '#shared/languages.ts'
import { FREE_NOTES } from '#shared/limits.ts'
import * as queries from './payments.queries.ts'
import { callProvider, reconcileSubscription, refundDepartedCustomer } from './reconcile-subscription.service.ts'

/** The user's plan as it is kept; asks no provider. */
export async function getPlan({ db, payments }: Context, userId: string): Promise<Plan> {
  const [user, subscription, notes, analysing] = await Promise.all([
    queries.findPlan(db, userId),
    queries.findSubscription(db, userId),
    queries.countNotes(db, userId),
    queries.countAnalysedAgain(db, userId),
  ])
  if (!user) throw new AppError('unauthorized')
  return {
    ...user,
    periodEnd: subscription?.periodEnd?.toISOString() ?? null,
    provider: payments?.name ?? null,
    hasPortal: payments?.name === 'stripe' && subscription?.provider === 'stripe',
    notes,
    analysing,
    noteLimit: user.isPremium ? null : FREE_NOTES,
  }
}

/**
 * Where this user can pay for Premium. The price is ours; nothing of it comes with the request.
 * @throws AppError payments_unavailable, payment_failed, already_subscribed
 */
export async function startCheckout(context: Context, user: SessionUser): Promise<{ url: string }> {
  const provider = requireProvider(context)
  // What was paid in another window must not be paid again.
  await reconcileSubscription(context, user.id)
  const known = await queries.findSubscription(context.db, user.id)
  const { subscriptionStatus } = await getPlan(context, user.id)
  if (['active', 'canceling', 'past_due'].includes(subscriptionStatus)) throw new AppError('already_subscribed')
  const present = known?.provider === provider.name ? known.customerId : null
  const payer = { userId: user.id, email: user.email, customerId: present }
  const customerId = await callProvider(context, () => provider.findOrCreateCustomer(payer))
  // Before anything can be paid: an event of a customer nobody knows is passed over.
  await queries.saveCustomer(context.db, { userId: user.id, provider: provider.name, customerId })
  return { url: await callProvider(context, () => provider.createCheckout({ ...payer, customerId })) }
}

/**
 * Asks the provider whether this user has paid.
 * @throws AppError payment_failed
 */
export async function checkPayment(context: Context, userId: string): Promise<{ isPremium: boolean }> {
  await reconcileSubscription(context, userId)
  const { isPremium } = await getPlan(context, userId)
  return { isPremium }
}

/**
 * Lets the subscription end with the period that is paid. One that is cancelled already stays so.
 * @throws AppError no_subscription, payments_unavailable, payment_failed
 */
export async function cancelSubscription(
  context: Context,
  userId: string,
  language: Language,
): Promise<{ success: boolean; message: string }> {
  const { provider, subscription } = await requireSubscription(context, userId)
  if (subscription.status !== 'canceling') {
    await callProvider(context, () => provider.cancelAtPeriodEnd(subscription.subscriptionId))
    await reconcileSubscription(context, userId)
  }
  return { success: true, message: messagesIn(language).notices.subscription_canceled }
}

/**
 * Takes a cancellation back; where there is none, nothing changes.
 * @throws AppError no_subscription, payments_unavailable, payment_failed
 */
export async function resumeSubscription(context: Context, userId: string): Promise<Plan> {
  const { provider, subscription } = await requireSubscription(context, userId)
  if (subscription.status === 'canceling') {
    await callProvider(context, () => provider.resume(subscription.subscriptionId))
    await reconcileSubscription(context, userId)
  }
  return getPlan(context, userId)
}

/**
 * Where the provider shows this user's invoices; good for a short while.
 * @throws AppError no_subscription, payments_unavailable, payment_failed
 */
export async function openPortal(context: Context, userId: string): Promise<{ url: string }> {
  const provider = requireProvider(context)
  const known = await queries.findSubscription(context.db, userId)
  if (known?.provider !== provider.name) throw new AppError('no_subscription')
  const url = await callProvider(context, () => provider.createPortal(known.customerId))
  if (!url) throw new AppError('no_subscription')
  return { url }
}

/**
 * Handles a webhook. What counts is what the provider says when it is asked now, so that events may come late, twice or
 * out of order.
 * @throws AppError bad_request (not signed by the provider), payments_unavailable, payment_failed (try again)
 */
export async function receiveEvent(context: Context, body: Buffer, signature: string): Promise<void> {
  const provider = requireProvider(context)
  const event = await callProvider(context, async () => {
    try {
      return await provider.readEvent(body, signature)
    } catch (error) {
      if (error instanceof ForgedEventError) return 'forged' as const
      throw error
    }
  })
  if (event === 'forged') throw new AppError('bad_request')
  if (!event || (await queries.isEventHandled(context.db, event.id))) return
  const userId = await queries.findUserOf(context.db, provider.name, event.customerId)
  if (userId) {
    if (event.ends === 'all') await callProvider(context, () => provider.endSubscriptions(event.customerId))
    else for (const id of event.ends) await callProvider(context, () => provider.endSubscription(id))
    await reconcileSubscription(context, userId)
  } else if (await queries.isDeparted(context.db, provider.name, event.customerId)) {
    await refundDepartedCustomer(context, provider, event.customerId)
  }
  // Last: an event that failed on the way is delivered again.
  await queries.insertHandledEvent(context.db, event.id)
}

/**
 * Pays in the sandbox.
 * @throws AppError not_found, payment_declined, unknown_card
 */
export async function paySandbox(
  { payments }: Context,
  userId: string,
  id: string,
  card: string,
): Promise<{ outcome: 'paid' | 'slow' }> {
  const desk = payments?.sandbox
  if (!desk || !(await desk.isOpen(id, userId))) throw new AppError('not_found')
  const outcome = await desk.pay(id, userId, card)
  if (outcome === 'declined') throw new AppError('payment_declined')
  if (outcome === 'unknown_card') throw new AppError('unknown_card')
  return { outcome }
}

function requireProvider({ payments }: Context): PaymentProvider {
  if (!payments) throw new AppError('payments_unavailable')
  return payments
}

/** A subscription that runs, as the provider has it now. */
async function requireSubscription(context: Context, userId: string) {
  const provider = requireProvider(context)
  await reconcileSubscription(context, userId)
  const known = await queries.findSubscription(context.db, userId)
  const subscriptionId = known?.provider === provider.name ? known.subscriptionId : null
  if (!known || !subscriptionId || known.status === 'none' || known.status === 'canceled') {
    throw new AppError('no_subscription')
  }
  return { provider, subscription: { ...known, subscriptionId } }
}
