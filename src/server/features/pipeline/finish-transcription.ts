import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { publish } from '#server/events/event-bus.ts'
import { joinSentences, numberSentences } from '#server/features/notes/notes.present.ts'
import * as queries from '#server/features/notes/notes.queries.ts'
import * as segmentQueries from '#server/features/notes/segments.queries.ts'
import * as speakerQueries from '#server/features/notes/speakers.queries.ts'
import * as transcriptQueries from '#server/features/notes/transcripts.queries.ts'
import { findTerms } from '#server/features/vocabulary/vocabulary.service.ts'
import { termCorrector } from '#server/speech/correct-terms.ts'
import { cutAtTurns } from '#server/speech/speakers/assign-speakers.ts'
import type { SpeakerTurn } from '#server/speech/speakers/turns-task.ts'
import { identifyLanguage } from '#server/speech/spoken-language/find-drift.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { readCaptions } from './captions.ts'
import { heaviest, weighLanguages } from './expected-language.ts'

/** The origin of a transcript made from live captions, with the browser as the engine. */
const BROWSER = { engine: 'browser', model: 'Web Speech', draft: true } as const

/** The terms of a user are corrected in this many sentences in some milliseconds. */
const SENTENCES_PER_TURN = 2000

/** Saves the recognised segments as the note's newest transcript. Does nothing if that has already been done. */
export async function finishTranscription(context: Context, noteId: string): Promise<void> {
  const isTellable = (await context.turnFinder.model()) !== null
  await context.db.transaction(async (tx) => {
    const note = await queries.lockNote(tx, noteId)
    if (!note || note.transcribedAt) return
    const recognised = await segmentQueries.listRecognised(tx, [noteId])
    const sentences = await joinPassages(tx, noteId, recognised)
    const language = nameLanguage(recognised, note)
    const { engine, model, draft } = note
    await saveTranscript(context, tx, note, { sentences, language, engine, model, draft }, isTellable)
  })
}

/**
 * Returns the sentences of all segments. If only passages were transcribed again, the rest of the newest text stays as it
 * is, with its edits.
 */
async function joinPassages(
  tx: Queryable,
  noteId: string,
  recognised: readonly segmentQueries.SegmentRow[],
): Promise<Sentence[]> {
  const passages = recognised.filter(({ languageAsked }) => languageAsked !== null)
  const newest = passages.length > 0 ? await transcriptQueries.findNewestTranscript(tx, noteId) : null
  if (!newest) return numberSentences(recognised)
  await segmentQueries.forgetRequests(tx, noteId)
  const stays = newest.sentences.filter(
    ({ start, end }) =>
      !passages.some((segment) => (start + end) / 2 >= segment.start && (start + end) / 2 < segment.end),
  )
  return [...stays, ...numberSentences(passages)]
    .sort((a, b) => a.start - b.start)
    .map((sentence, index) => ({ ...sentence, index }))
}

/**
 * Returns a note's language: that of most of its text, as far as it can be told. What an engine reports counts only where
 * the text doesn't tell.
 */
function nameLanguage(recognised: readonly segmentQueries.SegmentRow[], note: queries.NoteRow): Language | null {
  const spoken = recognised.map(({ sentences, language, start, end }) => ({
    language: identifyLanguage(joinSentences(sentences ?? [])),
    reported: language,
    isMarked: sentences?.some(({ marks }) => marks?.includes('unexpected_language')) === true,
    seconds: end - start,
  }))
  const certain = spoken.filter(({ isMarked }) => !isMarked)
  return (
    heaviest(weighLanguages(certain)) ??
    heaviest(weighLanguages(spoken)) ??
    identifyLanguage(joinSentences(numberSentences(recognised))) ??
    note.languageAsked ??
    heaviest(weighLanguages(spoken.map(({ reported, seconds }) => ({ language: reported, seconds })))) ??
    note.languageAssumed
  )
}

/**
 * Uses the live captions as the note's first transcript if it has captions and no engine has recognised any of it yet.
 * @returns false if it can't and the note has to wait.
 */
export async function fallBackOnCaptions(context: Context, noteId: string): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const note = await queries.lockNote(tx, noteId)
    if (!note || note.transcribedAt) return true
    const captions = await segmentQueries.findCaptions(tx, noteId)
    if (captions === null) return false
    if (await transcriptQueries.findNewestTranscript(tx, noteId)) return false
    const segments = await segmentQueries.listSegments(tx, noteId)
    if (segments.some((segment) => segment.sentences !== null)) return false
    const language = note.languageAsked ?? identifyLanguage(captions) ?? note.languageAssumed
    const span = { start: segments[0]?.start ?? 0, end: segments.at(-1)?.end ?? 0 }
    const sentences = await readCaptions(captions, span, language)
    await saveTranscript(context, tx, note, { sentences, language, ...BROWSER })
    return true
  })
}

interface NewText extends Pick<queries.NoteRow, 'language' | 'engine' | 'model' | 'draft'> {
  sentences: Sentence[]
}

/**
 * Adds a version of the transcript with the user's terms corrected, and queues its analysis. For an upload, first
 * queues telling its speakers apart.
 * @param isTellable whether a model for that is installed
 */
async function saveTranscript(
  context: Context,
  tx: Queryable,
  note: queries.NoteRow,
  { sentences, ...origin }: NewText,
  isTellable = false,
): Promise<void> {
  const terms = await findTerms(tx, note.userId)
  const turns = await findTurnsOf(tx, note)
  const spoken = turns ? cutAtTurns(sentences, turns) : sentences
  const corrected = await correctSentences(spoken, terms)
  const newest = await transcriptQueries.findNewestTranscript(tx, note.id)
  await transcriptQueries.insertTranscript(tx, {
    noteId: note.id,
    version: (newest?.version ?? 0) + 1,
    origin: 'engine',
    sentences: corrected,
    text: joinSentences(corrected),
    ...origin,
  })
  await queries.updateNote(tx, note.id, {
    ...origin,
    status: 'analysing',
    transcribedAt: new Date(),
    speechFound: sentences.length > 0,
    attempts: 0,
    ...queries.NOT_WAITING,
    percent: 0,
    secondsLeft: null,
  })
  const tells = isTellable && turns === null && note.source === 'upload' && sentences.length > 0
  if (tells) await speakerQueries.saveTurns(tx, note.id, { status: 'waiting', speakersAsked: note.speakersAsked })
  await context.jobs.enqueue(tx, tells ? 'note.speakers' : 'note.analyse', { noteId: note.id })
  await publish(tx, { type: 'note', userId: note.userId, noteId: note.id })
}

/** Corrects the user's terms, and yields to the event loop now and then: captions can be 20,000 sentences. */
async function correctSentences(sentences: readonly Sentence[], terms: readonly string[]): Promise<Sentence[]> {
  const correct = termCorrector(terms)
  const corrected: Sentence[] = []
  for (const sentence of sentences) {
    corrected.push({ ...sentence, text: correct(sentence.text) })
    if (corrected.length % SENTENCES_PER_TURN === 0) await nextTurn()
  }
  return corrected
}

/** Returns who speaks when in a note's recording; null if that is not known, or is known only of another recording. */
async function findTurnsOf(tx: Queryable, note: queries.NoteRow): Promise<SpeakerTurn[] | null> {
  const found = await speakerQueries.findTurns(tx, note.id)
  return found?.status === 'found' && found.originalKey === note.originalKey ? found.turns : null
}
