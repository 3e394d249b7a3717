import { readPcm } from '#server/audio/pcm-file.ts'
import type { Context } from '#server/context.ts'
import type { NoteRow } from '#server/features/notes/notes.queries.ts'
import * as segmentQueries from '#server/features/notes/segments.queries.ts'
import { findTerms } from '#server/features/vocabulary/vocabulary.service.ts'
import { recogniseWithCare } from '#server/speech/check-recognition.ts'
import { EngineError } from '#server/speech/engine.ts'
import { toSentences } from '#server/speech/sentences.ts'
import { ensurePcm } from './ensure-pcm.ts'
import { freeSlowWorker, type Waiting } from './free-slow-worker.ts'
import { listTellable } from './tellable-engines.service.ts'

/**
 * Transcribes the segments of a note that a user wants in another language, by an engine that can be told it.
 * @throws EngineError if there is none, or as `SpeechEngine.transcribe` does
 */
export async function transcribePassages(context: Context, note: NoteRow, delivery: Waiting): Promise<void> {
  const { signal } = delivery
  const segments = await segmentQueries.listSegments(context.db, note.id)
  for (const segment of segments) {
    const { languageAsked: language, sentences } = segment
    if (language === null || sentences !== null) continue
    const [best] = await listTellable(context, note, language)
    if (!best) throw new EngineError('engine_unavailable', 'no engine can be told the language', { retry: true })
    const vocabulary = await findTerms(context.db, note.userId)
    const samples = await readPcm(await ensurePcm(context, note, signal), segment.start, segment.end)
    const request = { samples, language, vocabulary, signal }
    const heard = await freeSlowWorker(best.engine, delivery, () => recogniseWithCare(best.engine, request))
    const result = { sentences: toSentences(segment, { ...heard, language }, 0, vocabulary), language }
    await segmentQueries.saveRecognition(context.db, note.id, segment.index, result)
  }
}
