import type { Context } from '#server/context.ts'
import { describeEngines } from '#server/features/speech-status/speech-status.service.ts'
import { measureQueues } from '#server/jobs/job-table.ts'
import { messagesIn } from '#server/languages/messages.ts'
import { freeBytesIn } from '#server/storage/disk-room.ts'
import { SHOWN_QUEUES, type SystemState } from '#shared/contract/admin.ts'
import type { FailureCode } from '#shared/errors/codes.ts'
import type { Language } from '#shared/languages.ts'
import * as queries from './system-state.queries.ts'

const MAX_FAILED_NOTES = 20

/** Returns what the administrator sees of the system, with reasons in their language that say what they can do. */
export async function readSystemState(context: Context, language: Language): Promise<SystemState> {
  const { db, storage, config, workDir } = context
  const messages = messagesIn(language)
  const failures: Record<FailureCode, string> = { ...messages.failures, ...messages.admin.failures }
  const [isReachable, freeBytes, loads, lastBackup, total, failed, engines] = await Promise.all([
    storage.isReachable(),
    freeBytesIn(workDir),
    measureQueues(db),
    queries.findLastBackup(db),
    queries.countFailedNotes(db),
    queries.listFailedNotes(db, MAX_FAILED_NOTES),
    describeEngines(context, { ...messages.speech, ...messages.admin.speech }),
  ])
  return {
    storage: { kind: config.storage, isReachable, freeBytes },
    engines: engines.map(({ id, model, setUp, problem }) => ({ id, model, setUp, problem })),
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
