import { and, asc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema.accounts.ts'
import { comments } from '#server/db/schema.comments.ts'
import { followUps, notes } from '#server/db/schema.notes.ts'
import { notifications } from '#server/db/schema.notifications.ts'
import type { Language } from '#shared/languages.ts'

const actors = alias(users, 'actors')

/** Lists a user's unread notifications that have yet to be sent by email, oldest first. */
export function listDue(db: Queryable, userId: string) {
  return db
    .select({
      ...getTableColumns(notifications),
      title: notes.title,
      threadId: comments.threadId,
      text: comments.text,
      task: followUps.title,
      firstName: actors.firstName,
      lastName: actors.lastName,
      email: actors.email,
    })
    .from(notifications)
    .innerJoin(notes, eq(notes.id, notifications.noteId))
    .leftJoin(comments, eq(comments.id, notifications.commentId))
    .leftJoin(followUps, eq(followUps.id, notifications.taskId))
    .leftJoin(actors, eq(actors.id, notifications.actorId))
    .where(and(eq(notifications.userId, userId), notifications.mailDue, isNull(notifications.readAt)))
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
}

export type DueRow = Awaited<ReturnType<typeof listDue>>[number]

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

/** Lists users who have something to be sent. */
export async function listUsersDue(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(and(notifications.mailDue, isNull(notifications.readAt)))
  return rows.map(({ userId }) => userId)
}
