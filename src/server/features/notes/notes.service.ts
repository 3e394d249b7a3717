// Over 250 lines: what a user does with a note as a whole, from storing it to deleting it.
import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Context } from '#server/context.ts'
import { isConnectionLoss } from '#server/db/connection-loss.ts'
import type { Queryable } from '#server/db/database.ts'
import { cutPage, readCursor } from '#server/db/keyset.ts'
import { AppError } from '#server/errors.ts'
import { publish } from '#server/events/event-bus.ts'
import { nextStage } from '#server/features/pipeline/run-stage.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import { noRoom } from '#server/storage/disk-room.ts'
import type { Peaks } from '#shared/contract/note-audio.ts'
import type { NoteListText, NoteSort, Sentence, Transcript, VoiceNote } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { comingDeletion } from './coming-deletion.ts'
import { deleteAudioNow } from './delete-audio.service.ts'
import { deleteLockedNote } from './delete-note.service.ts'
import type { NoteAction } from './note-access.policy.ts'
import { findView, type NoteView, OWN_NOTE, requireAccess } from './note-access.service.ts'
import * as lists from './note-list.queries.ts'
import { requireRoom } from './notes.policy.ts'
import { joinSentences, numberSentences, presentListed, presentNote, presentTranscript } from './notes.present.ts'
import * as queries from './notes.queries.ts'
import { readPeaks, readPlayback, readTranscript } from './read-note.service.ts'
import { withSpeakers } from './read-speakers.service.ts'
import { receiveUpload } from './receive-upload.ts'
import * as segmentQueries from './segments.queries.ts'
import { insertStoredNote } from './store-note.service.ts'
import * as transcriptQueries from './transcripts.queries.ts'

/** The user on whose behalf a service acts, and the language to answer in. */
export interface Actor {
  user: SessionUser
  language: Language
}

/**
 * Stores an uploaded recording and queues its first stage. Audio, note and job are durable once this returns. A known
 * idempotency key returns the first note, with `repeated` set.
 * @throws AppError note_limit_reached, and those of `receiveUpload`
 */
export async function createNote(
  context: Context,
  { user, language }: Actor,
  request: FastifyRequest,
  idempotencyKey: string | null,
): Promise<{ note: VoiceNote; repeated: boolean }> {
  const { db, storage } = context
  const first = idempotencyKey && (await queries.findNoteByIdempotencyKey(db, user.id, idempotencyKey))
  if (first) return { note: await presentWithText(context, first, OWN_NOTE, language), repeated: true }

  // Check before reading the file, so that nobody waits for an upload that can't be kept.
  requireRoom(user, await lists.countNotes(db, user.id))
  if (!(await storage.hasRoom(Number(request.headers['content-length'] ?? 0)))) throw noRoom()
  const id = randomUUID()
  const originalKey = `notes/${id}/original`
  const upload = await receiveUpload(request, storage, originalKey)
  const { fields } = upload
  const created = await deleteOnFailure(storage, originalKey, () =>
    db.transaction(async (tx) => {
      const note = {
        id,
        userId: user.id,
        idempotencyKey,
        source: fields.source ?? 'upload',
        fileName: upload.fileName,
        mime: upload.mime,
        sizeBytes: upload.sizeBytes,
        languageAsked: fields.language === 'auto' ? null : (fields.language ?? language),
        languageAssumed: language,
        speakersAsked: fields.speakers ?? null,
        timezone: fields.timezone ?? 'UTC',
        recordedAt: fields.recordedAt ? new Date(fields.recordedAt) : new Date(),
        originalKey,
      }
      return insertStoredNote(context, tx, { user, note, captions: fields.captions ?? null })
    }),
  )
  if (!created) await storage.deleteAll(`notes/${id}`)
  const note = created
    ? await queries.findNote(db, id)
    : await queries.findNoteByIdempotencyKey(db, user.id, idempotencyKey ?? '')
  if (!note) throw new AppError('note_not_found')
  return { note: await presentWithText(context, note, OWN_NOTE, language), repeated: !created }
}

async function deleteOnFailure<T>(storage: Context['storage'], key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // If the answer to the commit was lost, the note may exist and need its audio. If it doesn't, the sweep deletes the
    // audio.
    if (!isConnectionLoss(error)) await storage.deleteAll(key)
    throw error
  }
}

/** Returns a page of the actor's notes with as much text as requested, the total, and the next page's cursor. */
export async function listNotes(
  context: Context,
  actor: Actor,
  page: {
    limit: number
    cursor?: string | undefined
    sort?: NoteSort
    filter?: lists.NoteFilter
    text?: NoteListText
  },
) {
  const { sort = 'newest', filter = {}, text = 'whole' } = page
  const order = lists.NOTE_ORDERS[sort]
  const after = readCursor(order, page.cursor)
  const { rows, total } = await lists.listAndCountNotes(context.db, actor.user.id, {
    limit: page.limit + 1,
    after,
    sort,
    filter,
    text,
  })
  const { shown, nextCursor } = cutPage(order, rows, page.limit)
  const texts = await textsSoFar(context, shown)
  const present = text === 'excerpt' ? presentListed : presentNote
  return {
    notes: shown.map((row) => present(row, texts.get(row.id) ?? '', OWN_NOTE, actor.language)),
    total,
    nextCursor,
  }
}

/** Number of tags offered as filters. */
const MAX_TAGS = 100

/** Lists the tags of a user's notes, most frequent first. */
export function listTags(context: Context, user: SessionUser) {
  return lists.listTags(context.db, user.id, MAX_TAGS)
}

export async function getNote(context: Context, actor: Actor, id: string): Promise<VoiceNote> {
  return (await openNote(context, actor, id)).note
}

/** Returns a note, and whether the actor has unread notifications about it, which opening it marks as read. */
export async function openNote(
  context: Context,
  { user, language }: Actor,
  id: string,
): Promise<{ note: VoiceNote; hasUnread: boolean }> {
  const row = await queries.findOpenedNote(context.db, id, user.id)
  const view = row && (await findView(context.db, user, row))
  if (!view) throw new AppError('note_not_found')
  const note = await presentWithText(context, row, view, language)
  const chosen = { audio: row.audioRetentionDays, notes: row.noteRetentionDays }
  const deletion =
    view.access === 'owner'
      ? comingDeletion(row, { chosen, ceilings: context.config.retention, now: new Date() })
      : null
  return { note: { ...note, deletion }, hasUnread: row.hasUnread }
}

/**
 * Returns the row of a note with which the user may do something, for other features.
 * @throws AppError note_not_found, forbidden
 */
export async function findNoteFor(
  { db }: Pick<Context, 'db'>,
  user: SessionUser,
  id: string,
  action: NoteAction,
): Promise<queries.NoteWithText> {
  return requireAccess(db, user, await queries.findNote(db, id), action)
}

/**
 * Returns a note's newest transcript, or the requested version. During a transcription, returns the sentences so far.
 * @throws AppError note_not_found; not_found if there is no such version
 */
export async function getTranscript(
  context: Context,
  { user }: Actor,
  id: string,
  version: number | undefined,
): Promise<Transcript> {
  const note = await requireAccess(context.db, user, await queries.findNoteRow(context.db, id), 'read')
  if (version !== undefined) {
    const requested = await transcriptQueries.findTranscriptVersion(context.db, id, version)
    if (!requested) throw new AppError('not_found')
    return withSpeakers(context.db, presentTranscript(note, requested, []))
  }
  return readTranscript(context, note)
}

export async function getPeaks(context: Context, { user }: Actor, id: string): Promise<Peaks> {
  return readPeaks(context, await requireAccess(context.db, user, await queries.findNoteRow(context.db, id), 'read'))
}

/** Returns the storage key and size of the playback copy. */
export async function findPlayback(context: Context, { user }: Actor, id: string) {
  return readPlayback(context, await requireAccess(context.db, user, await queries.findNoteRow(context.db, id), 'read'))
}

/** Resumes a failed or waiting note after its last finished stage. */
export async function retryNote(context: Context, { user, language }: Actor, id: string): Promise<VoiceNote> {
  await context.db.transaction(async (tx) => {
    const note = await requireAccess(tx, user, await queries.lockNote(tx, id), 'manage')
    if (note.status !== 'failed' && note.status !== 'waiting') throw new AppError('note_busy')
    await queueAgain(context, tx, note)
  })
  return getNote(context, { user, language }, id)
}

/**
 * Processes a failed note again for the administrator, who has no access to it; does nothing if it has not failed.
 * @throws AppError note_not_found
 */
export async function retryFailedNote(context: Context, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const note = await queries.lockNote(tx, id)
    if (!note) throw new AppError('note_not_found')
    if (note.status === 'failed') await queueAgain(context, tx, note)
  })
}

async function queueAgain(context: Context, tx: Queryable, note: queries.NoteRow): Promise<void> {
  const { queue, status } = nextStage(note)
  await queries.updateNote(tx, note.id, { status, attempts: 0, failureCode: null, ...queries.NOT_WAITING, percent: 0 })
  await context.jobs.enqueue(tx, queue, { noteId: note.id })
  await publish(tx, { type: 'note', userId: note.userId, noteId: note.id })
}

/** Deletes a note with everything that belongs to it. The audio is deleted once the row is gone. */
export async function deleteNote(context: Context, { user }: Actor, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await deleteLockedNote(context, tx, await requireAccess(tx, user, await queries.lockNote(tx, id), 'manage'))
  })
  await deleteAudioNow(context, [id])
}

/**
 * Presents a note's current state for a user, as the event stream sends it. Returns null if the note is gone or they
 * have no access to it.
 */
export async function describeNote(context: Context, userId: string, id: string, language: Language) {
  const note = await queries.findNoteWithoutText(context.db, id)
  const view = note && (await findView(context.db, { id: userId }, note))
  return view && presentNote(note, '', view, language)
}

/**
 * Returns the sentences of one newly recognised segment, numbered within it; null if the note is gone or the user has no
 * access to it.
 */
export async function describeSegment(
  context: Context,
  userId: string,
  { noteId, index }: { noteId: string; index: number },
): Promise<Sentence[] | null> {
  const note = await queries.findNoteRow(context.db, noteId)
  const view = note && (await findView(context.db, { id: userId }, note))
  const found = view && (await segmentQueries.findSegment(context.db, noteId, index))
  return found ? numberSentences([found], { withSegments: true }) : null
}

async function presentWithText(
  context: Context,
  note: queries.PresentedNote,
  view: NoteView,
  language: Language,
): Promise<VoiceNote> {
  const texts = await textsSoFar(context, [note])
  return presentNote(note, texts.get(note.id) ?? '', view, language)
}

/** Returns the text recognised so far for notes without a transcript. */
async function textsSoFar(context: Context, notes: readonly queries.PresentedNote[]): Promise<Map<string, string>> {
  const open = notes.filter((note) => note.text === null && note.preparedAt !== null).map((note) => note.id)
  const recognised = await segmentQueries.listRecognised(context.db, open)
  return new Map(
    open.map((id) => [id, joinSentences(numberSentences(recognised.filter((segment) => segment.noteId === id)))]),
  )
}
