import { readPcm } from '#server/audio/pcm-file.ts'
import type { Context } from '#server/context.ts'
import { publish } from '#server/events/event-bus.ts'
import { joinSentences } from '#server/features/notes/notes.present.ts'
import * as queries from '#server/features/notes/notes.queries.ts'
import * as segmentQueries from '#server/features/notes/segments.queries.ts'
import { findTerms } from '#server/features/vocabulary/vocabulary.service.ts'
import { EngineError, type SpeechEngine } from '#server/speech/engine.ts'
import { toSentences } from '#server/speech/sentences.ts'
import { type Drift, findDrift, identifyLanguage } from '#server/speech/spoken-language/find-drift.ts'
import { hearAgain, type Outcome } from '#server/speech/spoken-language/hear-again.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import { ensurePcm } from './ensure-pcm.ts'
import { type ExpectedLanguage, expectLanguage, usualLanguage, weighLanguages } from './expected-language.ts'
import { freeSlowWorker, type Waiting } from './free-slow-worker.ts'
import { markAsUnexpected } from './mark-as-unexpected.ts'
import { listTellable } from './tellable-engines.service.ts'

/** How many of the speaker's latest notes tell which language they speak. */
const HISTORY = 10

/** A segment whose text is not in the expected language. */
interface DriftedSegment {
  segment: segmentQueries.SegmentRow
  text: string
  drift: Drift
  expected: ExpectedLanguage
}

/**
 * Checks that each segment of a note is in the expected language. One that is not is transcribed again by an engine
 * that can be told the language. If there is no such engine, or nothing shows which text is right, its sentences are
 * marked. Safe to run twice: what was replaced or marked is not touched again. Does nothing for passages in a language
 * that a user named.
 */
export async function checkLanguages(context: Context, noteId: string, delivery: Waiting): Promise<void> {
  const note = await queries.findNoteRow(context.db, noteId)
  if (!note || note.transcribedAt || note.draft) return
  const drifted = await findDrifted(context, note)
  if (drifted.length === 0) return
  const vocabulary = await findTerms(context.db, note.userId)
  const failed = new Set<SpeechEngine>()
  for (const one of drifted) {
    const { segment, expected } = one
    const outcome = await settle(context, note, one, { vocabulary, delivery, failed })
    if (outcome.kind === 'replaced') {
      const sentences = toSentences(segment, outcome.recognition, 0, vocabulary)
      await save(context, note, segment, { sentences, language: outcome.recognition.language })
    }
    // The language of the interface is no reason to doubt a text.
    if (outcome.kind === 'unsettled' && expected.source !== 'assumed') {
      await save(context, note, segment, { sentences: markSentences(one), language: segment.language })
    }
  }
}

/**
 * Has a drifted segment transcribed again: by an engine that did not write its text, else by the same one if it was not
 * told the language before.
 * @param work.failed engines that have failed on this note and are not asked again
 */
async function settle(
  context: Context,
  note: queries.NoteRow,
  { segment, text, drift, expected: { language, source } }: DriftedSegment,
  { vocabulary, delivery, failed }: { vocabulary: string[]; delivery: Waiting; failed: Set<SpeechEngine> },
): Promise<Outcome> {
  const usable = (await listTellable(context, note, language)).find(({ engine, isIndependent }) => {
    const wasTold = note.languageAsked !== null || !engine.capabilities.detectsLanguage
    return !failed.has(engine) && (isIndependent || (!wasTold && source !== 'assumed'))
  })
  if (!usable) return { kind: 'unsettled' }
  const { engine, isIndependent } = usable
  const { signal } = delivery
  const samples = await readPcm(await ensurePcm(context, note, signal), segment.start, segment.end)
  try {
    const request = { samples, vocabulary, signal }
    const drifted = { text, drift, expected: language, isIndependent }
    return await freeSlowWorker(engine, delivery, () => hearAgain(engine, request, drifted))
  } catch (error) {
    if (signal.aborted || !(error instanceof EngineError)) throw error
    context.logger.warn({ err: error, noteId: note.id }, 'a segment in another language could not be heard again')
    failed.add(engine)
    return { kind: 'unsettled' }
  }
}

async function findDrifted(context: Context, note: queries.NoteRow): Promise<DriftedSegment[]> {
  const segments = await segmentQueries.listRecognised(context.db, [note.id])
  if (segments.some(({ languageAsked }) => languageAsked !== null)) return []
  const known = {
    asked: note.languageAsked,
    history: await queries.listLanguages(context.db, { userId: note.userId, before: note.createdAt, limit: HISTORY }),
    assumed: note.languageAssumed,
  }
  const texts = segments.map((segment) => {
    const text = joinSentences(segment.sentences ?? [])
    return { segment, text, seconds: segment.end - segment.start, language: identifyLanguage(text) }
  })
  const weights = weighLanguages(texts)
  const total = [...weights.values()].reduce((sum, seconds) => sum + seconds, 0)
  const usual = usualLanguage(known.history)
  return texts.flatMap(({ segment, text, seconds, language }) => {
    if (segment.sentences?.some(({ marks }) => marks?.includes('unexpected_language'))) return []
    const others = new Map(weights)
    if (language) others.set(language, (others.get(language) ?? 0) - seconds)
    const expected = expectLanguage({ others, seconds: total }, known)
    const drift = expected && findDrift(text, expected.language)
    if (!expected || !drift) return []
    // A request for the language of the interface may be nobody's choice: some users never speak that language.
    const isUsual = known.asked === known.assumed && drift.to === usual && drift.whole
    return isUsual ? [] : [{ segment, text, drift, expected }]
  })
}

/** Marks all sentences of a drifted segment; if only a passage drifted, marks those that show it, if any does by itself. */
function markSentences({ segment, drift, expected }: DriftedSegment): Sentence[] {
  const sentences = segment.sentences ?? []
  const shows = sentences.map(({ text }) => findDrift(text, expected.language) !== null)
  const isAll = drift.whole || !shows.includes(true)
  return sentences.map((sentence, at) =>
    isAll || shows[at] ? markAsUnexpected(sentence, expected.language) : sentence,
  )
}

/** Saves a segment's new sentences unless the note has been deleted or finished meanwhile. */
async function save(
  context: Context,
  note: queries.NoteRow,
  segment: segmentQueries.SegmentRow,
  result: { sentences: Sentence[]; language: segmentQueries.SegmentRow['language'] },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const current = await queries.lockNote(tx, note.id)
    if (!current || current.transcribedAt) return
    await segmentQueries.replaceRecognition(tx, note.id, segment.index, result)
    await publish(tx, { type: 'segment', userId: note.userId, noteId: note.id, index: segment.index })
  })
}
