import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import { findSubscription, insertDepartedCustomer } from './payments.queries.ts'

/**
 * Ends a user's subscription at once before their account is deleted, so that nobody pays for nothing.
 * @throws AppError payment_failed if the provider can't be reached; the account must then stay
 */
export async function endSubscription({ db, payments, logger }: Context, userId: string): Promise<void> {
  const known = await findSubscription(db, userId)
  if (!known) return
  if (payments?.name !== known.provider) {
    if (known.subscriptionId) logger.warn({ provider: known.provider }, 'a subscription could not be ended: no access')
    return
  }
  try {
    await payments.endSubscriptions(known.customerId)
  } catch (error) {
    logger.error({ err: error }, 'a subscription could not be ended')
    throw new AppError('payment_failed', { cause: error })
  }
}

/** Remembers the provider's customer of an account that is being deleted: a checkout may still be open. */
export async function recordDepartedCustomer(tx: Queryable, userId: string): Promise<void> {
  const known = await findSubscription(tx, userId)
  if (known) await insertDepartedCustomer(tx, known)
}
