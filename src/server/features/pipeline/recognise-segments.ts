import { readPcm } from '#server/audio/pcm-file.ts'
import type { Context } from '#server/context.ts'
import { publish } from '#server/events/event-bus.ts'
import * as queries from '#server/features/notes/notes.queries.ts'
import * as segmentQueries from '#server/features/notes/segments.queries.ts'
import { findTerms } from '#server/features/vocabulary/vocabulary.service.ts'
import type { SpeechEngine } from '#server/speech/engine.ts'
import { recogniseSegment } from '#server/speech/recognise-segment.ts'
import { recogniseSeveral } from '#server/speech/recognise-several.ts'
import { markAsUnexpected } from './mark-as-unexpected.ts'
import { languageFor } from './pick-engine.service.ts'
import { watchForSlowness } from './report-delay.service.ts'

interface Work {
  /** All segments of the note, in order; those that have a text are skipped. */
  all: segmentQueries.SegmentRow[]
  engine: SpeechEngine
  pcmPath: string
  signal: AbortSignal
  /** Called when a network engine has not answered for `hangingMs` milliseconds. */
  onHanging: () => void
  hangingMs: number
  /** Timeout in milliseconds after which the user is told that there is no answer; for tests. */
  slowMs?: number | undefined
}

/**
 * Transcribes a note's segments, as many at once as the engine supports, and saves each as it finishes. Ends early,
 * without an error, if the note has been deleted.
 * @throws EngineError the first failure, after the other segments have finished; the signal's reason when aborted.
 */
export async function recogniseSegments(context: Context, note: queries.NoteRow, work: Work): Promise<void> {
  const { all, engine, pcmPath, signal, onHanging, hangingMs, slowMs } = work
  const open = all.filter((segment) => segment.sentences === null)
  const vocabulary = await findTerms(context.db, note.userId)
  const origin = await nameOrigin(context, note, engine, open.length < all.length)
  const progress = countProgress(all, open)
  let keeping = Promise.resolve(true)
  const { timeoutMs } = engine
  const slow = { status: 'transcribing', code: 'service_slow', slowMs } as const
  const watch = () => (timeoutMs ? watchForSlowness(context, note, { ...slow, timeoutMs }) : () => {})
  await recogniseSeveral(open, {
    parallel: engine.parallel,
    signal,
    recognise: async (segment) => {
      const samples = await readPcm(pcmPath, segment.start, segment.end)
      const hanging = engine.capabilities.needsNetwork ? setTimeout(onHanging, hangingMs) : undefined
      const language = languageFor(engine, note)
      const request = { samples, language, vocabulary, signal }
      const stopWatching = watch()
      const heard = await recogniseSegment(engine, segment, request, context.metrics).finally(() => {
        clearTimeout(hanging)
        stopWatching()
      })
      const expected = note.languageAsked ?? note.languageAssumed
      const recognition = heard.isForeign
        ? { ...heard, sentences: heard.sentences.map((sentence) => markAsUnexpected(sentence, expected)) }
        : heard
      // Save them one after the other, so that the progress never goes backwards.
      keeping = keeping
        .catch(() => true)
        .then(() =>
          saveSegment(context, note, segment, {
            recognition,
            values: { ...origin, ...queries.NOT_WAITING, ...progress(segment) },
          }),
        )
      return keeping
    },
  })
}

/** Returns the engine and model to record. The whole text counts as draft if part of it is of draft quality. */
async function nameOrigin(context: Context, note: queries.NoteRow, engine: SpeechEngine, goesOn: boolean) {
  const own = { engine: engine.id, model: engine.model, draft: engine.capabilities.draft }
  const before = goesOn && !own.draft ? await queries.findNoteRow(context.db, note.id) : null
  return before?.draft ? { engine: before.engine, model: before.model, draft: true } : own
}

/** @returns a function that counts a segment as done and returns the note's progress. */
function countProgress(all: segmentQueries.SegmentRow[], open: segmentQueries.SegmentRow[]) {
  const began = Date.now()
  const secondsOf = (list: segmentQueries.SegmentRow[]) => list.reduce((sum, { start, end }) => sum + end - start, 0)
  const total = secondsOf(all)
  const openTotal = secondsOf(open)
  let done = 0
  return (segment: segmentQueries.SegmentRow) => {
    done += segment.end - segment.start
    const secondsPerSecond = (Date.now() - began) / 1000 / done
    return {
      percent: Math.floor(((total - openTotal + done) / total) * 100),
      secondsLeft: Math.round((openTotal - done) * secondsPerSecond),
    }
  }
}

/** Saves a segment's text. Returns false if the note has been deleted meanwhile. */
async function saveSegment(
  context: Context,
  note: queries.NoteRow,
  segment: segmentQueries.SegmentRow,
  result: { recognition: Parameters<typeof segmentQueries.saveRecognition>[3]; values: Partial<queries.NewNote> },
): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    // Lock the note first, because a deletion locks it before its segments: the opposite order would block both.
    if (!(await queries.lockNote(tx, note.id))) return false
    const kept = await segmentQueries.saveRecognition(tx, note.id, segment.index, result.recognition)
    if (!kept) return true
    await queries.updateNote(tx, note.id, result.values)
    await publish(tx, { type: 'segment', userId: note.userId, noteId: note.id, index: segment.index })
    await publish(tx, { type: 'note', userId: note.userId, noteId: note.id })
    return true
  })
}
