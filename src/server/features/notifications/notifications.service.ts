import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { cutPage, readCursor } from '#server/db/keyset.ts'
import { publishToUser } from '#server/events/event-bus.ts'
import type { Page } from '#server/http/page-headers.ts'
import type { SessionUser } from '#server/http/session.ts'
import { packOf } from '#server/languages/languages.ts'
import type { UserNotification } from '#shared/contract/notifications.ts'
import type { Language } from '#shared/languages.ts'
import { NOTIFICATIONS_KEPT } from '#shared/limits.ts'
import { nameActor, quote, threadOf } from './describe-notification.ts'
import * as queries from './notifications.queries.ts'

/**
 * Returns a page of a user's notifications, newest first.
 * @throws AppError bad_request for an invalid cursor
 */
export async function listNotifications(
  { db }: Context,
  { user, language }: { user: SessionUser; language: Language },
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page & { items: UserNotification[] }> {
  const after = readCursor(queries.NOTIFICATION_ORDER, cursor)
  const [rows, total] = await Promise.all([
    queries.listNotifications(db, user.id, { limit: limit + 1, after }),
    queries.countListed(db, user.id),
  ])
  const { shown, nextCursor } = cutPage(queries.NOTIFICATION_ORDER, rows, limit)
  return { items: shown.map((row) => present(row, language)), total, nextCursor }
}

export async function countUnread({ db }: Context, user: SessionUser): Promise<{ unread: number }> {
  return { unread: await queries.countUnread(db, user.id) }
}

/** Marks one notification as read, or all. One of somebody else's stays as it is. */
export async function markRead({ db }: Context, user: SessionUser, filter: { id: string } | 'all'): Promise<void> {
  await db.transaction((tx) => markAndTell(tx, user.id, filter))
}

/** Marks as read what a user was told about a note they have opened. Comments are read when they are on the screen. */
export async function markNoteOpened({ db }: Context, user: SessionUser, noteId: string): Promise<void> {
  await markAndTell(db, user.id, { noteId })
}

/** Marks as read what a user was told about comments they have seen. */
export function markCommentsSeen(tx: Queryable, userId: string, commentIds: readonly string[]): Promise<void> {
  return markAndTell(tx, userId, { commentIds })
}

/** Far longer than the hour between two runs. Users with too many from before it are found when they get another one. */
const TRIMMED_MS = 86_400_000

/** Deletes the oldest notifications, beyond those kept, of users who got one in the last day. */
export function trimNotifications({ db }: Context, now: Date): Promise<void> {
  return queries.trimNotifications(db, NOTIFICATIONS_KEPT, new Date(now.getTime() - TRIMMED_MS))
}

async function markAndTell(db: Queryable, userId: string, filter: queries.ReadFilter): Promise<void> {
  if (await queries.markRead(db, userId, filter)) await publishToUser(db, { type: 'notifications', userId })
}

function present(row: queries.NotificationRow, language: Language): UserNotification {
  const name = nameActor(row)
  return {
    id: row.id,
    kind: row.kind,
    actor: name === null ? null : { name },
    note: row.noteId === null ? null : { id: row.noteId, title: row.lastTitle ?? row.title ?? '' },
    threadId: threadOf(row),
    taskId: row.taskId,
    quote: quote(row, packOf(language).notifications.departed),
    permission: row.permission,
    count: row.itemCount,
    createdAt: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
  }
}
