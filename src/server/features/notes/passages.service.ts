import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import { publish } from '#server/events/event-bus.ts'
import { isTellable } from '#server/features/pipeline/tellable-engines.service.ts'
import type { Sentence, Transcript, VoiceNote } from '#shared/contract/notes.ts'
import { findPassages, type Passage } from '#shared/find-passages.ts'
import type { Language } from '#shared/languages.ts'
import { requireIdle } from './analyse-again.service.ts'
import { requireAccess } from './note-access.service.ts'
import { requireRecording } from './notes.policy.ts'
import { presentTranscript } from './notes.present.ts'
import * as queries from './notes.queries.ts'
import { type Actor, getNote } from './notes.service.ts'
import { withSpeakers } from './read-speakers.service.ts'
import * as segmentQueries from './segments.queries.ts'
import * as transcriptQueries from './transcripts.queries.ts'

/** A passage in an unexpected language: by the version of the text, and the index of any of its sentences. */
interface PassageInput {
  version: number
  sentence: number
}

/**
 * Takes the mark from a passage that was spoken in the language it is in. The text and the analysis stay.
 * @throws AppError note_not_found, note_busy, edit_conflict; not_found if no such passage is marked
 */
export async function confirmPassage(
  context: Context,
  { user }: Actor,
  id: string,
  input: PassageInput,
): Promise<Transcript> {
  return context.db.transaction(async (tx) => {
    const note = await requireAccess(tx, user, await queries.lockNote(tx, id), 'edit')
    requireIdle(note)
    const { newest, passage } = await findPassage(tx, id, input)
    const sentences = newest.sentences.map((sentence) =>
      sentence.index >= passage.from && sentence.index <= passage.to ? withoutMark(sentence) : sentence,
    )
    await transcriptQueries.markSentences(tx, { ...newest, sentences })
    await publish(tx, { type: 'note', userId: note.userId, noteId: id })
    return withSpeakers(tx, presentTranscript(note, { ...newest, sentences }, []))
  })
}

/**
 * Queues the segments of a passage to be transcribed again in a language. The rest of the text stays as it is, and the
 * present text becomes an earlier version. A service that is away is waited for, as with a new note.
 * @throws AppError note_not_found, note_busy, edit_conflict, engine_not_ready, nothing_to_transcribe, audio_deleted;
 * not_found if no such passage is marked
 */
export async function transcribePassage(
  context: Context,
  actor: Actor,
  id: string,
  { language, ...input }: PassageInput & { language: Language },
): Promise<VoiceNote> {
  const { user } = actor
  const present = await requireAccess(context.db, user, await queries.findNote(context.db, id), 'manage')
  if (!(await isTellable(context, present, language))) throw new AppError('engine_not_ready')
  await context.db.transaction(async (tx) => {
    const note = await requireAccess(tx, user, await queries.lockNote(tx, id), 'manage')
    requireIdle(note)
    requireRecording(note)
    const { passage } = await findPassage(tx, id, input)
    const spoken = (await segmentQueries.listSegments(tx, id)).filter(
      ({ start, end }) => start < passage.end && end > passage.start,
    )
    if (spoken.length === 0) throw new AppError('nothing_to_transcribe')
    const indexes = spoken.map(({ index }) => index)
    await segmentQueries.requestLanguage(tx, id, indexes, language)
    await queries.updateNote(tx, id, {
      status: 'transcribing',
      transcribedAt: null,
      analysedAt: null,
      attempts: 0,
      failureCode: null,
      ...queries.NOT_WAITING,
      percent: 0,
      secondsLeft: null,
    })
    await context.jobs.enqueue(tx, 'note.transcribe', { noteId: id })
    await publish(tx, { type: 'note', userId: user.id, noteId: id })
  })
  return getNote(context, actor, id)
}

async function findPassage(
  tx: Queryable,
  id: string,
  { version, sentence }: PassageInput,
): Promise<{ newest: transcriptQueries.TranscriptRow; passage: Passage }> {
  const newest = await transcriptQueries.findNewestTranscript(tx, id)
  if (!newest) throw new AppError('not_found')
  if (newest.version !== version) throw new AppError('edit_conflict')
  const passage = findPassages(newest.sentences).find(({ from, to }) => from <= sentence && sentence <= to)
  if (!passage) throw new AppError('not_found')
  return { newest, passage }
}

function withoutMark({ marks = [], expectedLanguage: _expected, ...sentence }: Sentence): Sentence {
  const kept = marks.filter((mark) => mark !== 'unexpected_language')
  return kept.length > 0 ? { ...sentence, marks: kept } : sentence
}
