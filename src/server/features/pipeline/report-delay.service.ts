import { and, eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { notes } from '#server/db/schema/notes.ts'
import { publish } from '#server/events/event-bus.ts'
import type { NoteRow, StageStatus } from '#server/features/notes/notes.queries.ts'
import type { DelayCode, FailureCode } from '#shared/errors/codes.ts'

/** A service that has not answered for this many milliseconds is slow enough for the user to be told. */
const SLOW_MS = 20_000

/** Failures that are caused by a service rather than by the recording or this server. */
const OF_A_SERVICE: readonly FailureCode[] = ['engine_busy', 'engine_unavailable', 'engine_malformed', 'engine_timeout']

interface Delay {
  status: StageStatus
  code: DelayCode
  until: Date
}

/**
 * Records why a stage of a note does not move on, and until when. Progress and the next start clear it. A stage that has
 * finished meanwhile is left alone.
 */
async function reportDelay(
  { db }: Pick<Context, 'db'>,
  note: Pick<NoteRow, 'id' | 'userId'>,
  delay: Delay,
): Promise<void> {
  const rows = await db
    .update(notes)
    .set({ waitingCode: delay.code, waitingSince: null, waitingUntil: delay.until })
    .where(and(eq(notes.id, note.id), eq(notes.status, delay.status)))
    .returning({ id: notes.id })
  if (rows.length > 0) await publish(db, { type: 'note', userId: note.userId, noteId: note.id })
}

/** Records that a stage has failed and when it is tried again. */
export async function reportRetry(
  context: Pick<Context, 'db' | 'logger'>,
  note: Pick<NoteRow, 'id' | 'userId'>,
  failure: { status: StageStatus; code: FailureCode; withinSeconds: number },
): Promise<void> {
  const { status, code, withinSeconds } = failure
  const until = new Date(Date.now() + withinSeconds * 1000)
  const delay = { status, code: OF_A_SERVICE.includes(code) ? 'service_failing' : 'trying_again', until } as const
  await reportDelay(context, note, delay).catch(logFailure(context, note))
}

/**
 * Records that a service is slow if it has not answered after a while.
 * @param timeoutMs when the caller gives up, from now
 * @returns a function to call with the answer
 */
export function watchForSlowness(
  context: Pick<Context, 'db' | 'logger'>,
  note: Pick<NoteRow, 'id' | 'userId'>,
  {
    status,
    code,
    timeoutMs,
    slowMs = SLOW_MS,
  }: Omit<Delay, 'until'> & { timeoutMs: number; slowMs?: number | undefined },
): () => void {
  const until = new Date(Date.now() + timeoutMs)
  const timer = setTimeout(() => {
    reportDelay(context, note, { status, code, until }).catch(logFailure(context, note))
  }, slowMs)
  return () => clearTimeout(timer)
}

/** A failure to tell users about a delay must not make the stage fail. */
function logFailure({ logger }: Pick<Context, 'logger'>, { id }: Pick<NoteRow, 'id'>) {
  return (error: unknown) => logger.warn({ err: error, noteId: id }, 'the delay of a note could not be recorded')
}
