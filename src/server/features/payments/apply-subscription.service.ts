import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { publish } from '#server/events/event-bus.ts'
import { analyseInFull } from '#server/features/notes/analyse-again.service.ts'
import type { SubscriptionStatus } from '#shared/contract/accounts.ts'
import * as queries from './payments.queries.ts'

/** How long Premium continues after an unpaid invoice (docs/product.md, section 3). */
export const PAST_DUE_MS = 7 * 24 * 3600 * 1000

interface AppliedPlan {
  isPremium: boolean
  subscriptionStatus: SubscriptionStatus
}

/**
 * Updates a user's plan from their subscription and the admin's switch. A user who gains Premium gets full analyses of
 * their notes; nothing is taken away when it ends. Returns null if there is no such user.
 */
export async function applySubscription(
  context: Context,
  tx: Queryable,
  userId: string,
  now = new Date(),
): Promise<AppliedPlan | null> {
  const user = await queries.lockPlan(tx, userId)
  if (!user) return null
  const subscription = await queries.findSubscription(tx, userId)
  const plan = {
    isPremium: user.premiumGranted || isPaid(subscription, now),
    subscriptionStatus: readStatus(subscription, now),
  }
  if (plan.isPremium === user.isPremium && plan.subscriptionStatus === user.subscriptionStatus) return plan
  await queries.savePlan(tx, userId, plan)
  await publish(tx, { type: 'account', userId })
  if (plan.isPremium && !user.isPremium) await analyseInFull(context, tx, userId)
  return plan
}

function isPaid(subscription: queries.SubscriptionRow | null, now: Date): boolean {
  switch (readStatus(subscription, now)) {
    case 'active':
    case 'canceling':
      return true
    case 'past_due':
      return now.getTime() < (subscription?.pastDueSince?.getTime() ?? 0) + PAST_DUE_MS
    default:
      return false
  }
}

/** A cancelled subscription whose period is over has ended, even if the provider hasn't said so yet. */
function readStatus(subscription: queries.SubscriptionRow | null, now: Date): SubscriptionStatus {
  if (!subscription) return 'none'
  const { status, periodEnd } = subscription
  return status === 'canceling' && periodEnd !== null && periodEnd <= now ? 'canceled' : status
}
