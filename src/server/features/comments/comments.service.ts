import type { Context } from '#server/context.ts'
import { cutPage, readCursor } from '#server/db/keyset.ts'
import { publishToUser } from '#server/events/event-bus.ts'
import { findNewestTranscript, readNoteRow } from '#server/features/notes/read-note.service.ts'
import { markCommentsSeen } from '#server/features/notifications/notifications.service.ts'
import { holdNote } from '#server/features/notifications/notify.service.ts'
import type { Page } from '#server/http/page-headers.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { CommentThread, Participant } from '#shared/contract/comments.ts'
import { openComments } from './comment-rights.ts'
import { presentPerson, presentThread } from './comments.present.ts'
import * as queries from './comments.queries.ts'

/**
 * Returns a page of the threads on a note, newest first, with their replies.
 * @throws AppError note_not_found, bad_request for an invalid cursor
 */
export async function listComments(
  context: Context,
  user: SessionUser,
  noteId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page & { items: CommentThread[] }> {
  const { db } = context
  const { rights } = await openComments(db, user, await readNoteRow(context, noteId), 'read')
  const after = readCursor(queries.THREAD_ORDER, cursor)
  const [rows, total, text] = await Promise.all([
    queries.listThreads(db, noteId, { limit: limit + 1, after }),
    queries.countThreads(db, noteId),
    findNewestTranscript(db, noteId),
  ])
  const { shown, nextCursor } = cutPage(queries.THREAD_ORDER, rows, limit)
  const replies = await queries.listReplies(
    db,
    shown.map(({ id }) => id),
  )
  const seen = await queries.listSeen(
    db,
    user.id,
    [...shown, ...replies].map(({ id }) => id),
  )
  const items = shown.map((row) => {
    const own = replies.filter(({ threadId }) => threadId === row.id)
    return presentThread(row, own, text, { rights, seen })
  })
  return { items, total, nextCursor }
}

/** @throws AppError note_not_found */
export async function summarise(context: Context, user: SessionUser, noteId: string) {
  await openComments(context.db, user, await readNoteRow(context, noteId), 'read')
  return queries.summarise(context.db, noteId, user.id)
}

/**
 * Lists the people who can be mentioned in a comment, and to whom a follow-up can be assigned.
 * @throws AppError note_not_found, forbidden
 */
export async function listParticipants(
  context: Context,
  user: SessionUser,
  noteId: string,
): Promise<(Participant & { isOwner: boolean })[]> {
  const { note } = await openComments(context.db, user, await readNoteRow(context, noteId), 'comment')
  const people = await queries.listPeople(context.db, noteId)
  return people.map((person) => ({ ...presentPerson(person), isOwner: person.id === note.userId }))
}

/**
 * Records that a user has seen comments, and tells their other pages.
 * @throws AppError note_not_found
 */
export async function markRead(
  context: Context,
  user: SessionUser,
  noteId: string,
  ids: readonly string[],
): Promise<void> {
  await openComments(context.db, user, await readNoteRow(context, noteId), 'read')
  await context.db.transaction(async (tx) => {
    await holdNote(tx, noteId)
    const isNew = await queries.markSeen(tx, noteId, user.id, ids)
    await markCommentsSeen(tx, user.id, ids)
    if (isNew) await publishToUser(tx, { type: 'comments', userId: user.id, noteId })
  })
}
