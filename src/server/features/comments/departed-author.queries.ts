import { and, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/database.ts'
import { comments } from '#server/db/schema/comments.ts'
import { notes } from '#server/db/schema/notes.ts'
import { DELETED } from './comments.queries.ts'

const replies = alias(comments, 'replies')

/**
 * Removes a user's comments from all notes, and their name from those that mention them. The first comment of a thread
 * stays as deleted while others have replied. Returns these threads, and the notes concerned with their owners.
 */
export async function removeComments(tx: Queryable, userId: string) {
  // The lock on each thread makes replies under way wait, so that none is lost with its thread.
  const threads = await tx
    .update(comments)
    .set(DELETED)
    .where(and(eq(comments.userId, userId), isNull(comments.threadId)))
    .returning({ id: comments.id, noteId: comments.noteId })
  const answers = await tx
    .delete(comments)
    .where(eq(comments.userId, userId))
    .returning({ threadId: comments.threadId, noteId: comments.noteId })
  const touched = [...threads.map(({ id }) => id), ...answers.flatMap(({ threadId }) => threadId ?? [])]
  const hasReplies = tx.select({ one: sql`1` }).from(replies).where(eq(replies.threadId, comments.id))
  await tx
    .delete(comments)
    .where(and(inArray(comments.id, touched), isNotNull(comments.deletedAt), notExists(hasReplies)))
  const mentioning = await tx
    .update(comments)
    .set({
      text: sql`regexp_replace(${comments.text}, ${`@\\[[^]\\[\\n]*\\]\\(${userId}\\)`}, ${`@[](${userId})`}, 'g')`,
    })
    .where(sql`${comments.mentions} @> ${JSON.stringify([userId])}::jsonb`)
    .returning({ noteId: comments.noteId })
  const noteIds = [...new Set([...threads, ...answers, ...mentioning].map(({ noteId }) => noteId))]
  const concerned = await tx
    .select({ noteId: notes.id, ownerId: notes.userId })
    .from(notes)
    .where(inArray(notes.id, noteIds))
  return { threadIds: threads.map(({ id }) => id), notes: concerned }
}
