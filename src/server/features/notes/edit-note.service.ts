import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import { publish } from '#server/events/event-bus.ts'
import type { EditConflict, TranscriptVersion } from '#shared/contract/note-editing.ts'
import type { Transcript, VoiceNote } from '#shared/contract/notes.ts'
import { distinctTags } from '#shared/tags.ts'
import { editSentences, rewordSentences, type SentenceEdit } from './edit-sentences.ts'
import { findPeople } from './note-access.queries.ts'
import { requireAccess } from './note-access.service.ts'
import { joinSentences, presentTranscript, presentVersion } from './notes.present.ts'
import * as queries from './notes.queries.ts'
import { type Actor, getNote } from './notes.service.ts'
import { withSpeakers } from './read-speakers.service.ts'
import * as transcriptQueries from './transcripts.queries.ts'

/**
 * Saves the title and the tags that a person gave a note.
 * @throws AppError note_not_found
 */
export async function updateNote(
  context: Context,
  actor: Actor,
  id: string,
  change: { title?: string | undefined; tags?: string[] | undefined },
): Promise<VoiceNote> {
  await context.db.transaction(async (tx) => {
    const note = await requireAccess(tx, actor.user, await queries.lockNote(tx, id), 'edit')
    await queries.updateNote(tx, id, {
      ...(change.title === undefined ? {} : { title: change.title, titleEditedAt: new Date() }),
      ...(change.tags === undefined ? {} : { ownTags: distinctTags(change.tags) }),
    })
    await publish(tx, { type: 'note', userId: note.userId, noteId: id })
  })
  return getNote(context, actor, id)
}

/**
 * Adds a version of the transcript with some sentences reworded. Adds none if nothing changes.
 * @throws AppError note_not_found, note_busy; edit_conflict if the edits are based on an older version
 */
export async function editTranscript(
  context: Context,
  actor: Actor,
  id: string,
  change: {
    version: number
    edits: readonly SentenceEdit[]
    putBack?: { version: number; sentences: readonly SentenceEdit[] } | undefined
  },
): Promise<Transcript> {
  return context.db.transaction(async (tx) => {
    const note = await lockEditable(tx, actor, id)
    const newest = await transcriptQueries.findNewestTranscript(tx, id)
    if (!newest) throw new AppError('not_found')
    if (newest.version !== change.version) {
      throw new AppError('edit_conflict', { details: await describeConflict(tx, actor, note, newest) })
    }
    const old = change.putBack && (await transcriptQueries.findTranscriptVersion(tx, id, change.putBack.version))
    const sentences = editSentences(
      newest.sentences,
      change.edits,
      change.putBack && rewordSentences(old?.sentences ?? [], change.putBack.sentences),
      newest.language ?? undefined,
    )
    const edited = sentences ? await addVersion(tx, note, actor, newest.version + 1, { ...newest, sentences }) : newest
    return withSpeakers(tx, presentTranscript(note, edited, []))
  })
}

/**
 * Restores an old version by saving it as a new one. Does nothing if it is already the newest.
 * @throws AppError note_not_found, note_busy; not_found if there is no such version
 */
export async function restoreVersion(context: Context, actor: Actor, id: string, version: number): Promise<Transcript> {
  return context.db.transaction(async (tx) => {
    const note = await lockEditable(tx, actor, id)
    const [old, newest] = [
      await transcriptQueries.findTranscriptVersion(tx, id, version),
      await transcriptQueries.findNewestTranscript(tx, id),
    ]
    if (!old || !newest) throw new AppError('not_found')
    const isNewest = old.version === newest.version
    const restored = isNewest ? newest : await addVersion(tx, note, actor, newest.version + 1, old)
    return withSpeakers(tx, presentTranscript(note, restored, []))
  })
}

/** Lists the versions of a note's transcript, newest first. */
export async function listVersions(context: Context, { user }: Actor, id: string): Promise<TranscriptVersion[]> {
  await requireAccess(context.db, user, await queries.findNoteRow(context.db, id), 'read')
  const versions = await transcriptQueries.listVersions(context.db, id)
  const people = await findPeople(
    context.db,
    versions.flatMap(({ authorId }) => authorId ?? []),
  )
  return versions.map((version) => presentVersion(version, people, user.id))
}

async function describeConflict(
  tx: Queryable,
  { user }: Actor,
  note: queries.NoteRow,
  newest: transcriptQueries.TranscriptRow,
): Promise<EditConflict> {
  const people = await findPeople(tx, newest.authorId === null ? [] : [newest.authorId])
  const transcript = await withSpeakers(tx, presentTranscript(note, newest, []))
  return { transcript, version: presentVersion(newest, people, user.id) }
}

/** Refuses a note that is being processed, because the result would overwrite the edit. */
async function lockEditable(tx: Queryable, { user }: Actor, id: string): Promise<queries.NoteRow> {
  // The new version names its author.
  await queries.holdUser(tx, user.id)
  const note = await requireAccess(tx, user, await queries.lockNote(tx, id), 'edit')
  if (note.status === 'stored' || note.status === 'transcribing' || note.status === 'analysing') {
    throw new AppError('note_busy')
  }
  return note
}

async function addVersion(
  tx: Queryable,
  note: queries.NoteRow,
  { user }: Actor,
  version: number,
  content: Pick<transcriptQueries.TranscriptRow, 'sentences' | 'language' | 'engine' | 'model' | 'draft'>,
): Promise<transcriptQueries.TranscriptRow> {
  const { sentences, language, engine, model, draft } = content
  await transcriptQueries.insertTranscript(tx, {
    noteId: note.id,
    version,
    origin: 'edit',
    authorId: user.id,
    text: joinSentences(sentences),
    sentences,
    language,
    engine,
    model,
    draft,
  })
  // The restored version may come from another engine or be in another language; the note shows what its newest version
  // has.
  await queries.updateNote(tx, note.id, { language, engine, model, draft })
  await publish(tx, { type: 'note', userId: note.userId, noteId: note.id })
  const added = await transcriptQueries.findTranscriptVersion(tx, note.id, version)
  if (!added) throw new Error('the transcript version that was just inserted is missing')
  return added
}
