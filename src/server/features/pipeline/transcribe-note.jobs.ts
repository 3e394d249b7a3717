import type { Context } from '#server/context.ts'
import { publish } from '#server/events/event-bus.ts'
import * as queries from '#server/features/notes/notes.queries.ts'
import * as segmentQueries from '#server/features/notes/segments.queries.ts'
import type { Delivery } from '#server/jobs/jobs.ts'
import type { Wait } from '#server/speech/engines.ts'
import { checkLanguages } from './check-languages.ts'
import { ensurePcm } from './ensure-pcm.ts'
import { fallBackOnCaptions, finishTranscription } from './finish-transcription.ts'
import { HANGING_MS } from './free-slow-worker.ts'
import { isWait, pickEngineFor } from './pick-engine.service.ts'
import { recogniseSegments } from './recognise-segments.ts'
import { runStage } from './run-stage.service.ts'
import { transcribePassages } from './transcribe-passages.ts'
import { waitAfterFailure } from './wait-for-service.ts'
import { clearWorkFolder } from './work-folder.ts'

/**
 * Second stage: transcribes each segment and saves each as it finishes, so that a crash costs one segment at most. If
 * no engine serves the note's language, or the service is unreachable or busy, the note falls back on its live captions
 * or waits, which is not a failure.
 */
export async function transcribeNote(
  context: Context,
  delivery: Delivery,
  { hangingMs = HANGING_MS, slowMs }: { hangingMs?: number; slowMs?: number } = {},
): Promise<void> {
  await runStage(context, delivery, 'transcribing', async (note) => {
    try {
      const wait =
        (await transcribePassages(context, note, delivery)) ??
        (await recogniseOpen(context, note, { delivery, hangingMs, slowMs }))
      if (wait) return await continueWithoutEngine(context, note, wait)
      await checkLanguages(context, note.id, delivery)
      await finishTranscription(context, note.id)
      await clearWorkFolder(context, note.id)
    } catch (error) {
      // The note was deleted meanwhile: no later run would clear its folder.
      if (!(await queries.findNote(context.db, note.id))) await clearWorkFolder(context, note.id)
      throw error
    }
  })
}

/**
 * Recognises the segments that have no text yet. If an engine becomes unreachable, the next one continues with the
 * rest.
 * @returns why the rest has to wait, or null when nothing is left.
 */
async function recogniseOpen(
  context: Context,
  note: queries.NoteRow,
  { delivery, hangingMs, slowMs }: { delivery: Delivery; hangingMs: number; slowMs: number | undefined },
): Promise<Wait | null> {
  const { signal, freeWorkerSlot } = delivery
  for (;;) {
    const all = await segmentQueries.listSegments(context.db, note.id)
    if (all.every((segment) => segment.sentences !== null)) return null
    const engine = await pickEngineFor(context, note)
    if (isWait(engine)) return engine
    try {
      const pcmPath = await ensurePcm(context, note, signal)
      const work = { all, engine, pcmPath, signal, hangingMs, slowMs, onHanging: freeWorkerSlot }
      await recogniseSegments(context, note, work)
      return null
    } catch (error) {
      const wait = await waitAfterFailure(context, note, engine, error, delivery)
      if (wait) return wait
    }
  }
}

/** Falls back on the live captions if there are some; otherwise the note waits. */
async function continueWithoutEngine(context: Context, note: queries.NoteRow, wait: Wait): Promise<void> {
  if (!(await fallBackOnCaptions(context, note.id))) await waitForEngine(context, note, wait)
  await clearWorkFolder(context, note.id)
}

async function waitForEngine(context: Context, note: queries.NoteRow, wait: Wait): Promise<void> {
  await context.db.transaction(async (tx) => {
    const present = await queries.lockNote(tx, note.id)
    // Another run has finished the stage meanwhile.
    if (!present || queries.hasFinished(present, 'transcribing')) return
    await queries.updateNote(tx, note.id, {
      status: 'waiting',
      attempts: 0,
      waitingCode: wait.waitingCode,
      waitingSince: wait.since,
      waitingUntil: wait.until,
    })
    await publish(tx, { type: 'note', userId: note.userId, noteId: note.id })
  })
}
