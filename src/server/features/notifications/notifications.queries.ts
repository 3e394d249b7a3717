import { and, count, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/database.ts'
import { type Cursor, isAfter, orderBy, type PagedOrder } from '#server/db/keyset.ts'
import { users } from '#server/db/schema/accounts.ts'
import { comments } from '#server/db/schema/comments.ts'
import { followUps } from '#server/db/schema/items.ts'
import { notes } from '#server/db/schema/notes.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { isUnreadBy, isUnreadOfNote } from '#server/db/unread-notifications.ts'

const actors = alias(users, 'actors')

/** Selects notifications with who did it and what they are about. Those of deletions name neither. */
export function selectNotifications(db: Queryable) {
  return db
    .select({
      ...getTableColumns(notifications),
      title: notes.title,
      threadId: comments.threadId,
      text: comments.text,
      followUpTitle: followUps.title,
      firstName: actors.firstName,
      lastName: actors.lastName,
      email: actors.email,
    })
    .from(notifications)
    .leftJoin(notes, eq(notes.id, notifications.noteId))
    .leftJoin(comments, eq(comments.id, notifications.commentId))
    .leftJoin(followUps, eq(followUps.id, notifications.taskId))
    .leftJoin(actors, eq(actors.id, notifications.actorId))
}

export type NotificationRow = Awaited<ReturnType<typeof selectNotifications>>[number]

/** Newest first. */
export const NOTIFICATION_ORDER: PagedOrder<NotificationRow> = {
  keys: [{ column: notifications.createdAt, of: (row) => row.createdAt.getTime(), type: 'moment' }],
  id: notifications.id,
  descending: true,
}

const isListedFor = (userId: string) => and(eq(notifications.userId, userId), notifications.isListed)

export function listNotifications(
  db: Queryable,
  userId: string,
  page: { limit: number; after: Cursor | null },
): Promise<NotificationRow[]> {
  return selectNotifications(db)
    .where(and(isListedFor(userId), page.after ? isAfter(NOTIFICATION_ORDER, page.after) : undefined))
    .orderBy(...orderBy(NOTIFICATION_ORDER))
    .limit(page.limit)
}

export async function countListed(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(notifications).where(isListedFor(userId))
  return row?.total ?? 0
}

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(notifications)
    .where(and(isUnreadBy(userId), notifications.isListed))
  return row?.total ?? 0
}

/** Which notifications to mark as read: all, one, or those about comments or about a note apart from its comments. */
export type ReadFilter = { id: string } | { commentIds: readonly string[] } | { noteId: string } | 'all'

/** Marks a user's notifications as read. Returns whether any was unread. */
export async function markRead(db: Queryable, userId: string, filter: ReadFilter): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(matches(userId, filter))
    .returning({ id: notifications.id })
  return rows.length > 0
}

function matches(userId: string, filter: ReadFilter): SQL | undefined {
  if (filter === 'all') return isUnreadBy(userId)
  if ('id' in filter) return and(isUnreadBy(userId), eq(notifications.id, filter.id))
  if ('noteId' in filter) return isUnreadOfNote(userId, filter.noteId)
  const { commentId } = notifications
  return and(isUnreadBy(userId), isNotNull(commentId), inArray(commentId, [...filter.commentIds]))
}

/** Deletes the oldest notifications of users who got one since `since`, so that at most `kept` stay. */
export async function trimNotifications(db: Queryable, kept: number, since: Date): Promise<void> {
  await db.execute(sql`
    delete from ${notifications} using (
      select surplus.id
      from (select distinct user_id from ${notifications} where created_at >= ${since.toISOString()}) as recent,
        lateral (
          select id from ${notifications} as own where own.user_id = recent.user_id
          order by own.created_at desc, own.id desc offset ${kept}
        ) as surplus
    ) as surplus
    where surplus.id = ${notifications.id}
  `)
}
