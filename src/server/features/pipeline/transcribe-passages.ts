import { readPcm } from '#server/audio/pcm-file.ts'
import type { Context } from '#server/context.ts'
import type { NoteRow } from '#server/features/notes/notes.queries.ts'
import * as segmentQueries from '#server/features/notes/segments.queries.ts'
import { findTerms } from '#server/features/vocabulary/vocabulary.service.ts'
import type { Delivery } from '#server/jobs/jobs.ts'
import { recogniseWithCare } from '#server/speech/check-recognition.ts'
import type { Wait } from '#server/speech/engines.ts'
import { toSentences } from '#server/speech/sentences.ts'
import type { Language } from '#shared/languages.ts'
import { ensurePcm } from './ensure-pcm.ts'
import { freeSlowWorker } from './free-slow-worker.ts'
import { isWait } from './pick-engine.service.ts'
import { pickTellable } from './tellable-engines.service.ts'
import { waitAfterFailure } from './wait-for-service.ts'

/**
 * Transcribes the segments of a note that a user wants in another language, by an engine that can be told it.
 * @returns why the rest has to wait, or null when nothing is left.
 */
export async function transcribePassages(context: Context, note: NoteRow, delivery: Delivery): Promise<Wait | null> {
  const segments = await segmentQueries.listSegments(context.db, note.id)
  for (const segment of segments) {
    const { languageAsked: language, sentences } = segment
    if (language === null || sentences !== null) continue
    const wait = await transcribePassage(context, note, segment, language, delivery)
    if (wait) return wait
  }
  return null
}

/** Transcribes a segment. If an engine becomes unreachable, another one does it. */
async function transcribePassage(
  context: Context,
  note: NoteRow,
  segment: segmentQueries.SegmentRow,
  language: Language,
  delivery: Delivery,
): Promise<Wait | null> {
  const { signal } = delivery
  for (;;) {
    const engine = await pickTellable(context, note, language)
    if (isWait(engine)) return engine
    try {
      const vocabulary = await findTerms(context.db, note.userId)
      const samples = await readPcm(await ensurePcm(context, note, signal), segment.start, segment.end)
      const request = { samples, language, vocabulary, signal }
      const heard = await freeSlowWorker(engine, delivery, () => recogniseWithCare(engine, request))
      const result = { sentences: toSentences(segment, { ...heard, language }, 0, vocabulary), language }
      await segmentQueries.saveRecognition(context.db, note.id, segment.index, result)
      return null
    } catch (error) {
      const wait = await waitAfterFailure(context, note, engine, error, delivery)
      if (wait) return wait
    }
  }
}
