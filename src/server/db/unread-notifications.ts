import { and, eq, isNull, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { notifications } from './schema/notifications.ts'

type Value = string | Placeholder | PgColumn

export function isUnreadBy(userId: Value): SQL | undefined {
  return and(eq(notifications.userId, userId), isNull(notifications.readAt))
}

/**
 * SQL condition on a user's unread notifications about a note, except those about its comments. Opening the note marks
 * them as read.
 */
export function isUnreadOfNote(userId: Value, noteId: Value): SQL | undefined {
  return and(isUnreadBy(userId), eq(notifications.noteId, noteId), isNull(notifications.commentId))
}
