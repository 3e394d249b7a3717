import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import type { Language } from '#shared/languages.ts'
import { type NotificationRow, selectNotifications } from './notifications.queries.ts'

/** Lists a user's unread notifications that have yet to be sent by email, oldest first. */
export function listDue(db: Queryable, userId: string): Promise<NotificationRow[]> {
  return selectNotifications(db)
    .where(and(eq(notifications.userId, userId), notifications.mailDue, isNull(notifications.readAt)))
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
}

/** Returns where to send a user's emails; null if they can't have any. */
export async function findAddressee(
  db: Queryable,
  userId: string,
): Promise<{ email: string; language: Language | null } | null> {
  const [row] = await db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.id, userId), users.emailVerified, users.isActive))
  return row ?? null
}

export async function markMailed(db: Queryable, ids: readonly string[]): Promise<void> {
  await db
    .update(notifications)
    .set({ mailDue: false })
    .where(inArray(notifications.id, [...ids]))
}

/** Lists users who have notifications to be sent. */
export async function listUsersDue(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(and(notifications.mailDue, isNull(notifications.readAt)))
  return rows.map(({ userId }) => userId)
}
