import { readPcm } from '#server/audio/pcm-file.ts'
import type { Context } from '#server/context.ts'
import { publishToUser } from '#server/events/event-bus.ts'
import type { HeardSegment } from '#server/features/pipeline/adopt-live-text.service.ts'
import { languageFor } from '#server/features/pipeline/pick-engine.service.ts'
import type { RecordingInProgress } from '#server/features/uploads/follow-upload.service.ts'
import { findTerms } from '#server/features/vocabulary/vocabulary.service.ts'
import type { SpeechEngine, SpeechSegment } from '#server/speech/engine.ts'
import { recogniseSegment } from '#server/speech/recognise-segment.ts'
import * as queries from './live-text.queries.ts'

/** After this many failures in a row the rest is left to the note's own transcription. */
const MAX_FAILURES = 3

/** The recognition of a recording in progress. */
export interface LiveRecognition {
  /** Adds the next segment, whose sound is in the PCM file. */
  add(segment: SpeechSegment): void
  /** Resolves when nothing is being recognised and nothing waits. Never rejects. */
  settled(): Promise<void>
  /** All segments so far. */
  result(): { segments: HeardSegment[]; engine: SpeechEngine }
}

/**
 * Recognises the segments of a recording as they come, as many at once as the engine takes, and tells the recording
 * page about each. The text of a segment is final. A segment that fails gets no text.
 */
export async function recogniseLive(
  context: Context,
  recording: RecordingInProgress,
  { engine, pcmPath, signal }: { engine: SpeechEngine; pcmPath: string; signal: AbortSignal },
): Promise<LiveRecognition> {
  const { db, logger, metrics } = context
  const { id: uploadId, userId } = recording
  const vocabulary = await findTerms(db, userId)
  const known = new Map((await queries.listLiveSegments(db, uploadId)).map((row) => [row.index, row]))
  const segments: HeardSegment[] = []
  const waiting: HeardSegment[] = []
  const running = new Set<Promise<void>>()
  let failures = 0

  function add(segment: SpeechSegment): void {
    const before = known.get(segment.index)
    const isSame = before?.start === segment.start && before.end === segment.end
    const heard = { ...segment, text: isSame ? before : null }
    segments.push(heard)
    if (heard.text === null) waiting.push(heard)
    startNext()
  }

  function startNext(): void {
    while (running.size < engine.parallel && waiting.length > 0 && failures < MAX_FAILURES && !signal.aborted) {
      const next = waiting.shift()
      if (!next) return
      const followUp = recognise(next).finally(() => {
        running.delete(followUp)
        startNext()
      })
      running.add(followUp)
    }
  }

  async function recognise(segment: HeardSegment): Promise<void> {
    try {
      const samples = await readPcm(pcmPath, segment.start, segment.end)
      const language = languageFor(engine, recording)
      const text = await recogniseSegment(engine, segment, { samples, language, vocabulary, signal }, metrics)
      const { index, start, end } = segment
      await db.transaction(async (tx) => {
        if (!(await queries.insertLiveSegment(tx, { uploadId, index, start, end, ...text }))) return
        await publishToUser(tx, { type: 'live_text', userId, uploadId, index })
      })
      segment.text = text
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      failures += 1
      logger.warn({ err: error, uploadId }, 'a segment of a recording in progress was not recognised')
    }
  }

  return {
    add,
    settled: async () => {
      while (running.size > 0) await Promise.all(running)
    },
    result: () => ({ segments, engine }),
  }
}
