import type { Context } from '#server/context.ts'
import { isConnectionLoss } from '#server/db/connection-loss.ts'
import { deleteLockedNote, deleteRecordingOfLocked } from '#server/features/notes/delete-note.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import { RETENTION_KINDS, type RetentionKind, stricterDays, stricterRule } from '#shared/retention.ts'
import * as queries from './retention.queries.ts'

/** Maximum number of notes found by one statement. */
const BATCH = 200

export function readRetention({ config }: Context) {
  return { ceilings: config.retention }
}

/** Counts what the next hourly maintenance would delete if the user's recordings or notes were kept for this many days. */
export async function previewRetention(
  { config, db }: Context,
  user: Pick<SessionUser, 'id'>,
  { kind, days }: { kind: RetentionKind; days: number },
  now = new Date(),
): Promise<{ count: number }> {
  const applied = stricterDays(days, config.retention[kind]) ?? days
  return { count: await queries.countDue(db, kind, { userId: user.id, days: applied, now }) }
}

/**
 * Deletes the notes and recordings that are older than their owner or the server wants to keep them, each in its own
 * transaction. Safe to run twice and to be killed: whatever is left is due the next time.
 * @returns how many of each were deleted
 * @throws AggregateError if some could not be deleted, after all others
 */
export async function applyRetention(
  context: Pick<Context, 'config' | 'db' | 'jobs' | 'logger'>,
  now = new Date(),
): Promise<Record<RetentionKind, number>> {
  const deleted = { audio: 0, notes: 0 }
  const failures: unknown[] = []
  // Notes first: they take their recordings with them.
  for (const kind of [...RETENTION_KINDS].reverse()) {
    const run = await deleteDue(context, kind, now)
    deleted[kind] = run.deleted
    failures.push(...run.failures)
  }
  if (deleted.audio + deleted.notes > 0)
    context.logger.info(deleted, 'recordings and notes past their time were deleted')
  if (failures.length > 0)
    throw new AggregateError(failures, 'some recordings or notes past their time could not be deleted')
  return deleted
}

async function deleteDue(
  context: Pick<Context, 'config' | 'db' | 'jobs'>,
  kind: RetentionKind,
  now: Date,
): Promise<{ deleted: number; failures: unknown[] }> {
  const ceiling = context.config.retention[kind]
  const failures: unknown[] = []
  const skipped: string[] = []
  let deleted = 0
  for (;;) {
    const due = await queries.listDue(context.db, kind, { ceiling, now, limit: BATCH, skipped })
    for (const { id } of due) {
      try {
        if (await deleteOne(context, kind, id, now)) deleted += 1
        else skipped.push(id)
      } catch (error) {
        if (isConnectionLoss(error)) throw error
        failures.push(error)
        skipped.push(id)
      }
    }
    if (due.length < BATCH) return { deleted, failures }
  }
}

/** Deletes one note or its recording, unless it is no longer due. */
function deleteOne(
  context: Pick<Context, 'config' | 'db' | 'jobs'>,
  kind: RetentionKind,
  id: string,
  now: Date,
): Promise<boolean> {
  const ceiling = context.config.retention[kind]
  return context.db.transaction(async (tx) => {
    const note = await queries.lockDue(tx, kind, id, { ceiling, now })
    if (!note) return false
    if (kind === 'notes') await deleteLockedNote(context, tx, note)
    else {
      await deleteRecordingOfLocked(context, tx, note, { by: stricterRule(note.chosenDays, ceiling), at: now })
    }
    return true
  })
}
