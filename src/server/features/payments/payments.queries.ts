import { and, asc, count, eq, gte, inArray, lte, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { analyses, notes } from '#server/db/schema/notes.ts'
import { departedCustomers, paymentEvents, subscriptions } from '#server/db/schema/payments.ts'
import type { PaymentProvider } from '#server/payments/payment-provider.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect
type ProviderName = PaymentProvider['name']

/** Earlier than any reconciliation. */
const NEVER = new Date(0)

export async function findSubscription(db: Queryable, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return row ?? null
}

export async function findUserOf(db: Queryable, provider: ProviderName, customerId: string): Promise<string | null> {
  const own = and(eq(subscriptions.provider, provider), eq(subscriptions.customerId, customerId))
  const [row] = await db.select({ userId: subscriptions.userId }).from(subscriptions).where(own)
  return row?.userId ?? null
}

/** Saves the provider's customer. Replaces a customer of another provider together with its subscription. */
export async function saveCustomer(
  db: Queryable,
  customer: { userId: string; provider: ProviderName; customerId: string },
): Promise<void> {
  const fresh = { subscriptionId: null, status: 'none' as const, periodEnd: null, pastDueSince: null }
  await db
    .insert(subscriptions)
    .values({ ...customer, comparedAt: NEVER })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: { ...customer, ...fresh, comparedAt: NEVER },
      setWhere: sql`${subscriptions.customerId} <> ${customer.customerId} or ${subscriptions.provider} <> ${customer.provider}`,
    })
}

export async function insertDepartedCustomer(
  tx: Queryable,
  { provider, customerId }: Pick<SubscriptionRow, 'provider' | 'customerId'>,
): Promise<void> {
  await tx.insert(departedCustomers).values({ provider, customerId }).onConflictDoNothing()
}

export async function isDeparted(db: Queryable, provider: ProviderName, customerId: string): Promise<boolean> {
  const one = and(eq(departedCustomers.provider, provider), eq(departedCustomers.customerId, customerId))
  return (await db.select({ customerId: departedCustomers.customerId }).from(departedCustomers).where(one)).length > 0
}

/** Lists customers whose accounts were deleted since `since`. */
export async function listDeparted(db: Queryable, provider: ProviderName, since: Date): Promise<string[]> {
  const rows = await db
    .select({ customerId: departedCustomers.customerId })
    .from(departedCustomers)
    .where(and(eq(departedCustomers.provider, provider), gte(departedCustomers.departedAt, since)))
  return rows.map(({ customerId }) => customerId)
}

/** Reads the database's clock, on which all processes agree. */
export async function readClock(db: Queryable): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  )
  return new Date(Number(rows[0]?.now))
}

/** Saves what the provider said, unless it has been asked again since. */
export async function saveReconciliation(
  tx: Queryable,
  userId: string,
  askedAt: Date,
  found: Pick<SubscriptionRow, 'subscriptionId' | 'status' | 'periodEnd' | 'pastDueSince'>,
): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ ...found, comparedAt: askedAt })
    .where(and(eq(subscriptions.userId, userId), lte(subscriptions.comparedAt, askedAt)))
}

export async function findPlan(db: Queryable, userId: string) {
  const { isPremium, subscriptionStatus } = users
  const [row] = await db.select({ isPremium, subscriptionStatus }).from(users).where(eq(users.id, userId))
  return row ?? null
}

/** Locks a user's plan until the transaction ends. */
export async function lockPlan(tx: Queryable, userId: string) {
  const { isPremium, premiumGranted, subscriptionStatus } = users
  const [row] = await tx
    .select({ isPremium, premiumGranted, subscriptionStatus })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return row ?? null
}

export async function savePlan(
  tx: Queryable,
  userId: string,
  plan: { isPremium: boolean; subscriptionStatus: SubscriptionRow['status'] },
): Promise<void> {
  await tx
    .update(users)
    .set({ ...plan, updatedAt: new Date() })
    .where(eq(users.id, userId))
}

/** Lists users who still have Premium although the subscription that paid for it has ended. */
export async function listLapsed(db: Queryable, now: Date, pastDueBefore: Date): Promise<string[]> {
  const ended = and(eq(subscriptions.status, 'canceling'), lte(subscriptions.periodEnd, now))
  const unpaid = and(eq(subscriptions.status, 'past_due'), lte(subscriptions.pastDueSince, pastDueBefore))
  const rows = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(eq(users.isPremium, true), eq(users.premiumGranted, false), or(ended, unpaid)))
  return rows.map(({ userId }) => userId)
}

/** Ends the subscriptions that were made in the sandbox, where nobody pays. Returns whose subscriptions these were. */
export async function endSandboxSubscriptions(db: Queryable, now: Date): Promise<string[]> {
  const open = inArray(subscriptions.status, ['active', 'past_due', 'canceling'])
  const rows = await db
    .update(subscriptions)
    .set({ status: 'canceled', periodEnd: now, pastDueSince: null })
    .where(and(eq(subscriptions.provider, 'sandbox'), open))
    .returning({ userId: subscriptions.userId })
  return rows.map(({ userId }) => userId)
}

/** Lists users not reconciled with the provider since `before`, longest ago first. */
export async function listUnreconciled(db: Queryable, provider: ProviderName, before: Date, most: number) {
  return db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), lte(subscriptions.comparedAt, before)))
    .orderBy(asc(subscriptions.comparedAt))
    .limit(most)
}

/** Puts a user who was not reconciled since `before` behind those not reconciled since `until`. */
export async function putOff(db: Queryable, userId: string, before: Date, until: Date): Promise<void> {
  await db
    .update(subscriptions)
    .set({ comparedAt: until })
    .where(and(eq(subscriptions.userId, userId), lte(subscriptions.comparedAt, before)))
}

export async function isEventHandled(db: Queryable, eventId: string): Promise<boolean> {
  const rows = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, eventId))
  return rows.length > 0
}

export async function insertHandledEvent(db: Queryable, eventId: string): Promise<void> {
  await db.insert(paymentEvents).values({ id: eventId }).onConflictDoNothing()
}

/** Counts a user's notes whose analysis is being replaced. */
export async function countAnalysedAgain(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ notes: count() })
    .from(notes)
    .innerJoin(analyses, eq(analyses.noteId, notes.id))
    .where(and(eq(notes.userId, userId), eq(notes.status, 'analysing')))
  return row?.notes ?? 0
}

export async function countNotes(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.select({ notes: count() }).from(notes).where(eq(notes.userId, userId))
  return row?.notes ?? 0
}
