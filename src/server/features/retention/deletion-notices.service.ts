import type { Context } from '#server/context.ts'
import { isConnectionLoss } from '#server/db/connection-loss.ts'
import { notifyOfDeletions } from '#server/features/notifications/notify-of-deletions.service.ts'
import { DELETION_NOTICE_DAYS, RETENTION_KINDS, type RetentionKind } from '#shared/retention.ts'
import * as queries from './deletion-notices.queries.ts'

/** Maximum number of users found by one statement. */
const BATCH = 200

const NOTICE_MS = DELETION_NOTICE_DAYS * 24 * 3600 * 1000

/**
 * Notices may be a little more than a week apart, since they are sent hourly. The earlier one has to cover what falls
 * due in between.
 */
const SLACK_MS = 2 * 3600 * 1000

type Needs = Pick<Context, 'config' | 'db' | 'jobs' | 'logger'>

/**
 * Tells users what retention will delete within a week: at most one notice of recordings and one of notes in seven days.
 * Users whose recordings or notes are kept for seven days or less are not told, because they would be told all the time.
 * Each notice and its mark are one transaction, so this is safe to run twice and to be killed.
 * @returns how many notices of each were sent
 * @throws AggregateError if some users could not be told, after all others
 */
export async function sendDeletionNotices(context: Needs, now = new Date()): Promise<Record<RetentionKind, number>> {
  const sent = { audio: 0, notes: 0 }
  const failures: unknown[] = []
  for (const kind of RETENTION_KINDS) {
    let after: string | null = null
    for (;;) {
      const options = optionsAt(context, now)
      const users: Array<{ id: string }> = await queries.listUsersToTell(context.db, kind, {
        ...options,
        after,
        limit: BATCH,
      })
      for (const { id } of users) {
        try {
          if (await tellUser(context, kind, id, now)) sent[kind] += 1
        } catch (error) {
          if (isConnectionLoss(error)) throw error
          failures.push(error)
        }
      }
      after = users.at(-1)?.id ?? null
      if (users.length < BATCH) break
    }
  }
  if (sent.audio + sent.notes > 0) context.logger.info(sent, 'users were told what retention will delete')
  if (failures.length > 0) throw new AggregateError(failures, 'some users could not be told what retention will delete')
  return sent
}

function optionsAt({ config }: Pick<Context, 'config'>, now: Date) {
  return {
    ceilings: config.retention,
    until: new Date(now.getTime() + NOTICE_MS + SLACK_MS),
    toldSince: new Date(now.getTime() - NOTICE_MS),
  }
}

/** Tells one user, unless there is nothing to tell any more. */
function tellUser(context: Needs, kind: RetentionKind, userId: string, now: Date): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const count = await queries.lockAndCount(tx, kind, userId, optionsAt(context, now))
    if (count === 0) return false
    await queries.markTold(tx, kind, userId, now)
    await notifyOfDeletions(context, tx, { userId, kind, count })
    return true
  })
}
