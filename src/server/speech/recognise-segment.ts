import type { Metrics } from '#server/metrics/metrics.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { recogniseWithCare } from './check-recognition.ts'
import type { RecognitionRequest, SpeechEngine, SpeechSegment } from './engine.ts'
import { toSentences } from './sentences.ts'
import { identifyLanguage } from './spoken-language/find-drift.ts'
import { isWrittenIn } from './spoken-language/is-written-in.ts'

/** The text of a segment. Its sentences are numbered within the segment. */
export interface SegmentText {
  sentences: Sentence[]
  language: Language | null
  /** Whether it is in a language other than those of the product, as the engine reports and nothing else contradicts. */
  isForeign?: boolean
}

/**
 * Recognises a segment and divides its text into sentences.
 * @param request.samples of the segment
 * @throws as `SpeechEngine.transcribe` does.
 */
export async function recogniseSegment(
  engine: SpeechEngine,
  segment: SpeechSegment,
  request: RecognitionRequest,
  metrics: Metrics,
): Promise<SegmentText> {
  const heard = await metrics.measureRecognition(engine.id, segment.end - segment.start, () =>
    recogniseWithCare(engine, request),
  )
  // A service may name another language than it writes in.
  const identified = identifyLanguage(heard.text)
  const language = identified ?? heard.language
  const sentences = toSentences(segment, { ...heard, language }, 0, request.vocabulary)
  // Services also take English with an accent for another language.
  const isOurs = identified !== null && isWrittenIn(heard.text, identified)
  return { sentences, language, isForeign: heard.isForeign === true && !isOurs }
}
