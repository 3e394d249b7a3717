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

/** Returns the user's plan as stored, without asking the provider. */
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
 * Returns the address where the user can pay for Premium. The price is set by the server; none of it comes from the
 * request.
 * @throws AppError payments_unavailable, payment_failed, already_subscribed
 */
export async function startCheckout(context: Context, user: SessionUser): Promise<{ url: string }> {
  const provider = requireProvider(context)
  // The user may have paid in another window.
  await reconcileSubscription(context, user.id)
  const known = await queries.findSubscription(context.db, user.id)
  const { subscriptionStatus } = await getPlan(context, user.id)
  if (['active', 'canceling', 'past_due'].includes(subscriptionStatus)) throw new AppError('already_subscribed')
  const present = known?.provider === provider.name ? known.customerId : null
  const payer = { userId: user.id, email: user.email, customerId: present }
  const customerId = await callProvider(context, () => provider.findOrCreateCustomer(payer))
  // Save before anything can be paid: events of unknown customers are ignored.
  await queries.saveCustomer(context.db, { userId: user.id, provider: provider.name, customerId })
  return { url: await callProvider(context, () => provider.createCheckout({ ...payer, customerId })) }
}

/**
 * Asks the provider whether the user has paid.
 * @throws AppError payment_failed
 */
export async function checkPayment(context: Context, userId: string): Promise<{ isPremium: boolean }> {
  await reconcileSubscription(context, userId)
  const { isPremium } = await getPlan(context, userId)
  return { isPremium }
}

/**
 * Cancels the subscription at the end of the paid period. Does nothing if it is already cancelled.
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
 * Withdraws a cancellation; does nothing if there is none.
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
 * Returns the address of the provider's page with the user's invoices, valid for a short while.
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
 * Handles a webhook. Asks the provider for the current state instead of trusting the event, so events may come late,
 * twice or out of order.
 * @throws AppError bad_request (not signed by the provider), payments_unavailable, payment_failed (retry)
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
  // Last, so that an event that failed is delivered again.
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

/** Returns a running subscription in the provider's current state. */
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
