import type { Context } from '#server/context.ts'
import { describeEngines } from '#server/features/speech-status/speech-status.service.ts'
import { measureQueues } from '#server/jobs/job-table.ts'
import { messagesIn } from '#server/languages/messages.ts'
import { freeBytesIn } from '#server/storage/disk-room.ts'
import { SHOWN_QUEUES, type SystemState } from '#shared/contract/admin-system.ts'
import type { FailureCode } from '#shared/errors/codes.ts'
import type { Language } from '#shared/languages.ts'
import * as queries from './system-state.queries.ts'

const MAX_FAILED_NOTES = 20

/** Returns what the administrator sees of the system, with reasons in their language that say what they can do. */
export async function readSystemState(context: Context, language: Language): Promise<SystemState> {
  const { db, storage, config, workDir } = context
  const messages = messagesIn(language)
  const failures: Record<FailureCode, string> = { ...messages.failures, ...messages.admin.failures }
  const speech = { ...messages.speech, ...messages.admin.speech }
  const [isReachable, freeBytes, loads, lastBackup, total, failed, engines, waiting] = await Promise.all([
    storage.isReachable(),
    freeBytesIn(workDir),
    measureQueues(db),
    queries.findLastBackup(db),
    queries.countFailedNotes(db),
    queries.listFailedNotes(db, MAX_FAILED_NOTES),
    describeEngines(context, speech),
    queries.listWaitingCodes(db),
  ])
  const trouble = findServiceTrouble(failed, waiting)
  return {
    storage: { kind: config.storage, isReachable, freeBytes },
    engines: engines.map(({ id, model, setUp, problem }) => {
      // A process that only answers requests never asks the service itself.
      const seenByWorkers = id === 'remote' && setUp && trouble !== null ? speech[trouble] : null
      return { id, model, setUp, problem: problem ?? seenByWorkers }
    }),
    queues: SHOWN_QUEUES.flatMap((queue) => {
      const load = loads.find((one) => one.queue === queue)
      return load ? [{ ...load, queue }] : []
    }),
    lastBackup: lastBackup && {
      snapshotAt: lastBackup.snapshotAt.toISOString(),
      sizeBytes: lastBackup.sizeBytes,
      isEncrypted: lastBackup.isEncrypted,
    },
    failedNotes: {
      total,
      newest: failed.map(({ id, ownerEmail, createdAt, failureCode }) => ({
        id,
        ownerEmail,
        createdAt: createdAt.toISOString(),
        reason: failures[failureCode ?? 'internal'],
      })),
    },
  }
}

/** Failures of this age or younger, in milliseconds, say what the service does now: a refused key is tried again more often. */
const RECENT_MS = 10 * 60_000

/**
 * Returns what the workers have last seen of the transcription service, which only they ask: why the newest notes failed, or
 * what others wait for. Null if there is no trouble.
 */
function findServiceTrouble(
  failed: ReadonlyArray<{ failureCode: FailureCode | null; touchedAt: Date }>,
  waiting: readonly string[],
): 'unreachable' | 'busy' | 'refused_key' | null {
  const isRecent = (at: Date) => at.getTime() > Date.now() - RECENT_MS
  if (failed.some((note) => note.failureCode === 'engine_refused_key' && isRecent(note.touchedAt))) return 'refused_key'
  if (waiting.includes('service_unreachable')) return 'unreachable'
  return waiting.includes('service_busy') ? 'busy' : null
}
