import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import { publish } from '#server/events/event-bus.ts'
import type { TranscriptVersion } from '#shared/contract/note-editing.ts'
import type { Transcript, VoiceNote } from '#shared/contract/notes.ts'
import { editSentences, type SentenceEdit } from './edit-sentences.ts'
import { requireOwner } from './notes.policy.ts'
import { joinSentences, presentTranscript, presentVersion } from './notes.present.ts'
import * as queries from './notes.queries.ts'
import { type Actor, getNote } from './notes.service.ts'
import * as transcriptQueries from './transcripts.queries.ts'

/**
 * Keeps the name and the tags that a person gave a note.
 * @throws AppError note_not_found
 */
export async function updateNote(
  context: Context,
  actor: Actor,
  id: string,
  change: { title?: string | undefined; tags?: string[] | undefined },
): Promise<VoiceNote> {
  await context.db.transaction(async (tx) => {
    requireOwner(actor.user, await queries.lockNote(tx, id))
    await queries.updateNote(tx, id, {
      ...(change.title === undefined ? {} : { title: change.title, titleEditedAt: new Date() }),
      ...(change.tags === undefined ? {} : { ownTags: [...new Set(change.tags)] }),
    })
    await publish(tx, { type: 'note', userId: actor.user.id, noteId: id })
  })
  return getNote(context, actor, id)
}

/**
 * Adds a version of the text in which some sentences have other words. Without a change there is none.
 * @throws AppError note_not_found, note_busy; edit_conflict where the edits were made on an older version
 */
export async function editTranscript(
  context: Context,
  actor: Actor,
  id: string,
  change: { version: number; edits: readonly SentenceEdit[] },
): Promise<Transcript> {
  return context.db.transaction(async (tx) => {
    const note = await lockEditable(tx, actor, id)
    const newest = await transcriptQueries.findNewestTranscript(tx, id)
    if (newest?.version !== change.version) throw new AppError('edit_conflict')
    const sentences = editSentences(newest.sentences, change.edits)
    if (!sentences) return presentTranscript(note, newest, [])
    return presentTranscript(note, await addVersion(tx, note, newest.version + 1, { ...newest, sentences }), [])
  })
}

/**
 * Makes an old version count again, as a new one; the newest one needs none.
 * @throws AppError note_not_found, note_busy; not_found where there is no such version
 */
export async function restoreVersion(context: Context, actor: Actor, id: string, version: number): Promise<Transcript> {
  return context.db.transaction(async (tx) => {
    const note = await lockEditable(tx, actor, id)
    const [old, newest] = [
      await transcriptQueries.findTranscriptVersion(tx, id, version),
      await transcriptQueries.findNewestTranscript(tx, id),
    ]
    if (!old || !newest) throw new AppError('not_found')
    if (old.version === newest.version) return presentTranscript(note, newest, [])
    return presentTranscript(note, await addVersion(tx, note, newest.version + 1, old), [])
  })
}

/** The versions of a note's text, newest first. */
export async function listVersions(context: Context, { user }: Actor, id: string): Promise<TranscriptVersion[]> {
  requireOwner(user, await queries.findNoteRow(context.db, id))
  return (await transcriptQueries.listVersions(context.db, id)).map(presentVersion)
}

/** A note that is being worked on would lay its result over what a person writes. */
async function lockEditable(tx: Queryable, { user }: Actor, id: string): Promise<queries.NoteRow> {
  const note = requireOwner(user, await queries.lockNote(tx, id))
  if (note.status === 'stored' || note.status === 'transcribing' || note.status === 'analysing') {
    throw new AppError('note_busy')
  }
  return note
}

async function addVersion(
  tx: Queryable,
  note: queries.NoteRow,
  version: number,
  content: Pick<transcriptQueries.TranscriptRow, 'sentences' | 'language' | 'engine' | 'model' | 'draft'>,
): Promise<transcriptQueries.TranscriptRow> {
  const { sentences, language, engine, model, draft } = content
  await transcriptQueries.insertTranscript(tx, {
    noteId: note.id,
    version,
    origin: 'edit',
    text: joinSentences(sentences),
    sentences,
    language,
    engine,
    model,
    draft,
  })
  // A version of another engine or language is what the note now shows of itself.
  await queries.updateNote(tx, note.id, { language, engine, model, draft })
  await publish(tx, { type: 'note', userId: note.userId, noteId: note.id })
  const added = await transcriptQueries.findTranscriptVersion(tx, note.id, version)
  if (!added) throw new Error('a version of a text that was just kept is not there')
  return added
}
