import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import type { StoredAnchor } from '#server/db/schema/comments.ts'
import { AppError } from '#server/errors.ts'
import { publish } from '#server/events/event-bus.ts'
import type { Actor } from '#server/features/notes/notes.service.ts'
import {
  findNewestTranscript,
  findTranscriptVersion,
  type NoteRow,
  readNoteRow,
} from '#server/features/notes/read-note.service.ts'
import { forgetComments, holdNote } from '#server/features/notifications/notify.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import { messagesIn } from '#server/languages/messages.ts'
import type { CommentThread, NoteComment } from '#shared/contract/comments.ts'
import { COMMENT_LIMITS } from '#shared/limits.ts'
import { openComments } from './comment-rights.ts'
import { type CommentRights, requireDelete, requireEdit, requireRoom } from './comments.policy.ts'
import { namesOf, presentComment, presentThread } from './comments.present.ts'
import * as queries from './comments.queries.ts'
import { notifyOfComment, notifyOfMentions } from './notify-of-comment.ts'
import { namesIn, writeComment } from './write-comment.ts'

/**
 * Comments on a note or on one of its sentences.
 * @throws AppError note_not_found, forbidden, comments_full, validation_failed for a sentence that doesn't exist and for
 * a mention of somebody who doesn't have the note
 */
export async function startThread(
  context: Context,
  { user, language }: Actor,
  noteId: string,
  input: { text: string; anchor?: { version: number; sentence: number } | undefined },
): Promise<CommentThread> {
  const { note, rights } = await openComments(context.db, user, await readNoteRow(context, noteId), 'comment')
  const id = randomUUID()
  await context.db.transaction(async (tx) => {
    await holdNote(tx, noteId)
    const written = writeComment(input.text, namesOf(await queries.listPeople(tx, noteId)), language)
    const anchor = input.anchor ? await readAnchor(tx, noteId, input.anchor) : null
    if (input.anchor && !anchor) {
      throw new AppError('validation_failed', { fields: { anchor: messagesIn(language).fields.invalid } })
    }
    requireRoom(await queries.countThreads(tx, noteId), COMMENT_LIMITS.threads)
    await queries.insertComment(tx, { id, noteId, userId: user.id, ...written, anchor })
    await notifyOfComment(context, tx, { id, note, authorId: user.id, mentions: written.mentions, thread: null })
    await publish(tx, { type: 'comments', userId: note.userId, noteId })
  })
  const row = requireComment(await queries.findComment(context.db, id))
  return presentThread(row, [], await findNewestTranscript(context.db, noteId), { rights, seen: NONE })
}

/**
 * Replies in a thread, and reopens it if it was resolved.
 * @param threadId the first comment's id
 * @throws AppError comment_not_found, forbidden, comments_full, validation_failed
 */
export function reply(
  context: Context,
  { user, language }: Actor,
  threadId: string,
  input: string,
): Promise<NoteComment> {
  return changeThread(context, user, { threadId, action: 'comment' }, async (tx, { note, rights, starterId }) => {
    requireRoom(await queries.countReplies(tx, threadId), COMMENT_LIMITS.replies)
    const written = writeComment(input, namesOf(await queries.listPeople(tx, note.id)), language)
    const id = randomUUID()
    await queries.insertComment(tx, { id, noteId: note.id, threadId, userId: user.id, ...written })
    await queries.updateComment(tx, threadId, { resolvedAt: null, resolvedBy: null })
    const thread = { starterId, repliers: await queries.listRepliers(tx, threadId) }
    await notifyOfComment(context, tx, { id, note, authorId: user.id, mentions: written.mentions, thread })
    return presentComment(requireComment(await queries.findComment(tx, id)), { rights, seen: NONE })
  })
}

/**
 * Changes the text of the user's own comment. People who were mentioned before may stay mentioned.
 * @throws AppError comment_not_found, forbidden, validation_failed
 */
export async function editComment(
  context: Context,
  { user, language }: Actor,
  id: string,
  input: string,
): Promise<NoteComment> {
  const threadId = await threadOf(context, id)
  return changeThread(context, user, { threadId, action: 'read' }, async (tx, { note, rights }) => {
    const comment = requireComment(await queries.findComment(tx, id))
    requireEdit(rights, comment)
    const names = new Map([...namesIn(comment.text), ...namesOf(await queries.listPeople(tx, note.id))])
    const written = writeComment(input, names, language)
    await queries.updateComment(tx, id, { ...written, editedAt: new Date() })
    const mentions = written.mentions.filter((mentioned) => !comment.mentions.includes(mentioned))
    await notifyOfMentions(context, tx, { id, note, authorId: user.id, mentions })
    return presentComment(requireComment(await queries.findComment(tx, id)), { rights, seen: NONE })
  })
}

/**
 * Resolves or reopens a thread.
 * @throws AppError comment_not_found, forbidden
 */
export async function setResolved(
  context: Context,
  user: SessionUser,
  threadId: string,
  resolved: boolean,
): Promise<void> {
  const values = resolved ? { resolvedAt: new Date(), resolvedBy: user.id } : { resolvedAt: null, resolvedBy: null }
  await changeThread(context, user, { threadId, action: 'comment' }, (tx) =>
    queries.updateComment(tx, threadId, values),
  )
}

/**
 * Deletes a comment. The first of a thread stays as deleted while it has replies.
 * @throws AppError comment_not_found, forbidden
 */
export async function deleteComment(context: Context, user: SessionUser, id: string): Promise<void> {
  const threadId = await threadOf(context, id)
  await changeThread(context, user, { threadId, action: 'read' }, async (tx, { rights, isDeleted }) => {
    const comment = requireComment(await queries.findComment(tx, id))
    requireDelete(rights, comment)
    const replies = await queries.countReplies(tx, threadId)
    if (id !== threadId) {
      await queries.deleteComment(tx, id)
      if (isDeleted && replies === 1) await queries.deleteComment(tx, threadId)
    } else if (replies === 0) await queries.deleteComment(tx, id)
    else {
      await queries.markDeleted(tx, id)
      await forgetComments(tx, [id])
    }
  })
}

const NONE: ReadonlySet<string> = new Set()

interface Thread {
  note: NoteRow
  rights: CommentRights
  /** The author of the thread's first comment; null if that is deleted. */
  starterId: string | null
  isDeleted: boolean
}

/** Runs a change of a thread while nobody else changes it, and tells everybody who has the note. */
async function changeThread<T>(
  context: Context,
  user: SessionUser,
  { threadId, action }: { threadId: string; action: 'read' | 'comment' },
  change: (tx: Queryable, thread: Thread) => Promise<T>,
): Promise<T> {
  return context.db.transaction(async (tx) => {
    const { noteId } = requireComment(await queries.findComment(tx, threadId))
    await holdNote(tx, noteId)
    const thread = requireComment(await queries.lockThread(tx, threadId))
    const row = await readNoteRow({ db: tx }, noteId)
    const { note, rights } = await openComments(tx, user, row, action, 'comment_not_found')
    const result = await change(tx, { note, rights, starterId: thread.userId, isDeleted: thread.deletedAt !== null })
    await publish(tx, { type: 'comments', userId: note.userId, noteId })
    return result
  })
}

async function threadOf({ db }: Context, id: string): Promise<string> {
  const comment = requireComment(await queries.findComment(db, id))
  return comment.threadId ?? comment.id
}

function requireComment<C>(comment: C | null): C {
  if (comment === null) throw new AppError('comment_not_found')
  return comment
}

async function readAnchor(
  tx: Queryable,
  noteId: string,
  { version, sentence }: { version: number; sentence: number },
): Promise<StoredAnchor | null> {
  const transcript = await findTranscriptVersion(tx, noteId, version)
  const found = transcript?.sentences.find(({ index }) => index === sentence)
  return found ? { version, sentence, start: found.start, quote: found.text } : null
}
