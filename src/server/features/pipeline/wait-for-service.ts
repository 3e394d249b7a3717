import type { Context } from '#server/context.ts'
import type { NoteRow } from '#server/features/notes/notes.queries.ts'
import type { Delivery } from '#server/jobs/jobs.ts'
import { EngineError, type SpeechEngine } from '#server/speech/engine.ts'
import type { Wait } from '#server/speech/engines.ts'

/** How long a service is left alone after a note's last retry, in milliseconds. */
const SERVICE_PAUSE_MS = 5 * 60_000

/** A service that served another note within this time works, in milliseconds. It is at least the pause before the last retry. */
const IN_ORDER_MS = 20_000

/**
 * Decides what follows when an engine has failed.
 * @returns how long the note waits for the service, or null if the engine is known to be unreachable and another may go on.
 * @throws the error, if the queue should retry or the note should fail.
 */
export async function waitAfterFailure(
  { logger }: Pick<Context, 'logger'>,
  note: Pick<NoteRow, 'id'>,
  engine: SpeechEngine,
  error: unknown,
  { signal, lastTry }: Pick<Delivery, 'signal' | 'lastTry'>,
): Promise<Wait | null> {
  if (signal.aborted) throw error
  if (await isUnreachable(engine)) {
    logger.warn({ err: error, noteId: note.id }, 'the transcription service is unreachable')
    return null
  }
  if (!lastTry || !isFaultOfService(engine, error)) throw error
  logger.warn({ err: error, noteId: note.id }, 'the transcription service keeps failing; the note waits for it')
  const now = Date.now()
  return { waitingCode: 'service_unreachable', since: new Date(now), until: new Date(now + SERVICE_PAUSE_MS) }
}

async function isUnreachable(engine: SpeechEngine): Promise<boolean> {
  const readiness = await engine.readiness()
  return !readiness.ready && (readiness.problem === 'unreachable' || readiness.problem === 'busy')
}

/** Returns whether a failure may be the service's fault: a retry may help, and no other note was served meanwhile. */
function isFaultOfService(engine: SpeechEngine, error: unknown): boolean {
  if (!engine.servedWithin || !(error instanceof EngineError)) return false
  return error.retry && !engine.servedWithin(IN_ORDER_MS)
}
