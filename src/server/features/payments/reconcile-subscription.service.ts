import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { PaymentProvider, ProviderSubscription } from '#server/payments/payment-provider.ts'
import { applySubscription, PAST_DUE_MS } from './apply-subscription.service.ts'
import * as queries from './payments.queries.ts'

/** How often every subscription is reconciled. */
const COMPARE_EVERY_MS = 24 * 3600 * 1000
/** A checkout stays open for a day, and some payment methods take two more. */
const WATCH_DEPARTED_MS = 3 * 24 * 3600 * 1000
/** Maximum number of subscriptions reconciled in one hour. */
const MAX_COMPARED = 500
/**
 * For how long a subscription that could not be reconciled comes after others that are due: the next hour tries it again,
 * but last, so that a few customers who always fail don't keep the others from their turn.
 */
const PUT_OFF_MS = 50 * 60_000
/** After this many failures in a row the provider counts as unreachable; fewer may be problems of individual customers. */
const MAX_FAILURES = 5

/**
 * Asks the provider for the state of a user's subscription, saves it and updates their plan. Safe to run concurrently:
 * an older answer never replaces a newer one.
 * @throws AppError payment_failed
 */
export async function reconcileSubscription(context: Context, userId: string, now = new Date()): Promise<void> {
  const { db, payments } = context
  const known = await queries.findSubscription(db, userId)
  if (!known || payments?.name !== known.provider) return
  const askedAt = await queries.readClock(db)
  const found = await callProvider(context, () => payments.findSubscription(known.customerId))
  await db.transaction(async (tx) => {
    await queries.saveReconciliation(tx, userId, askedAt, describe(found, known))
    await applySubscription(context, tx, userId, now)
  })
  // Last: the valid payment counts, whatever happens to duplicate ones.
  for (const id of found?.surplus ?? []) await callProvider(context, () => payments.cancelAndRefund(id))
}

/**
 * Refunds and ends what a customer without an account is still paying for.
 * @throws AppError payment_failed
 */
export async function refundDepartedCustomer(
  context: Context,
  provider: PaymentProvider,
  customerId: string,
): Promise<void> {
  const found = await callProvider(context, () => provider.findSubscription(customerId))
  if (!found) return
  const running = found.status === 'canceled' ? [] : [found.id]
  for (const id of [...running, ...found.surplus]) await callProvider(context, () => provider.cancelAndRefund(id))
}

function describe(found: ProviderSubscription | null, known: queries.SubscriptionRow) {
  const unpaidSince = known.status === 'past_due' ? known.pastDueSince : null
  return {
    subscriptionId: found?.id ?? null,
    status: found?.status ?? ('none' as const),
    periodEnd: found?.periodEnd ?? null,
    pastDueSince: found?.status === 'past_due' ? (unpaidSince ?? new Date()) : null,
  }
}

/**
 * Hourly correction of what no event has reported: ends lapsed plans, and reconciles subscriptions not checked for a
 * day. If the provider can't be reached, the next hour tries again.
 */
export async function reconcileSubscriptions(context: Context, now: Date): Promise<void> {
  const { db, payments, logger } = context
  for (const userId of await queries.listLapsed(db, now, new Date(now.getTime() - PAST_DUE_MS))) {
    await db.transaction((tx) => applySubscription(context, tx, userId, now))
  }
  if (!payments) return
  // Otherwise users who subscribed before the provider was set up could neither pay nor cancel, and would keep Premium for ever.
  if (payments.name !== 'sandbox') await endSandbox(context, now)
  for (const customerId of await queries.listDeparted(db, payments.name, new Date(now.getTime() - WATCH_DEPARTED_MS))) {
    await refundDepartedCustomer(context, payments, customerId).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      logger.warn({ err: error }, 'the payments of a deleted account could not be looked up')
    })
  }
  const before = new Date(now.getTime() - COMPARE_EVERY_MS)
  let failures = 0
  for (const { userId } of await queries.listUnreconciled(db, payments.name, before, MAX_COMPARED)) {
    try {
      await reconcileSubscription(context, userId, now)
      failures = 0
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      logger.warn({ err: error, userId }, 'a subscription could not be reconciled with the payment provider')
      await queries.putOff(db, userId, before, new Date(before.getTime() + PUT_OFF_MS))
      failures += 1
      if (failures === MAX_FAILURES) return
    }
  }
}

async function endSandbox(context: Context, now: Date): Promise<void> {
  await context.db.transaction(async (tx) => {
    for (const userId of await queries.endSandboxSubscriptions(tx, now))
      await applySubscription(context, tx, userId, now)
  })
}

/**
 * Makes a call to the provider.
 * @throws AppError payment_failed if it can't be reached or refuses
 */
export async function callProvider<T>({ logger }: Context, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    logger.error({ err: error }, 'the payment provider failed')
    throw new AppError('payment_failed', { cause: error })
  }
}
