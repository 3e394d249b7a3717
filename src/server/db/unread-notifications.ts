import { and, eq, isNull, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { notifications } from './schema/notifications.ts'

type Value = string | Placeholder | PgColumn

export function isUnreadBy(userId: Value): SQL | undefined {
  return and(eq(notifications.userId, userId), isNull(notifications.readAt))
}

/** The condition on what a user was told about a note, apart from its comments, and has not read. Opening the note reads it. */
export function isUnreadOfNote(userId: Value, noteId: Value): SQL | undefined {
  return and(isUnreadBy(userId), eq(notifications.noteId, noteId), isNull(notifications.commentId))
}
