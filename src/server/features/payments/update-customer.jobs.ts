import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import { findSubscription } from './payments.queries.ts'

/** Tells the payment provider a user's present address, for receipts. Does nothing for users who never began to pay. */
export async function updateCustomerEmail({ db, payments }: Context, userId: string): Promise<void> {
  const known = await findSubscription(db, userId)
  if (!known || payments?.name !== known.provider) return
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (user) await payments.updateEmail(known.customerId, user.email)
}
