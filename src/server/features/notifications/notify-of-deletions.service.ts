import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { publishToUser } from '#server/events/event-bus.ts'
import { readSettings } from '#server/features/settings/settings.service.ts'
import type { RetentionKind } from '#shared/retention.ts'
import * as queries from './notify.queries.ts'
import { MAIL_DELAY_SECONDS } from './notify.service.ts'
import { isListed, isMailed } from './wanted-kinds.ts'

/**
 * Notifies a user how many of their recordings or notes retention will delete within a week, in the transaction that
 * marks them as told. Deletes an earlier notification of the same kind: what it announced has been deleted by then.
 */
export async function notifyOfDeletions(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Queryable,
  { userId, kind: what, count }: { userId: string; kind: RetentionKind; count: number },
): Promise<void> {
  const kind = `${what}_deletion` as const
  const settings = await readSettings(tx, userId)
  const mailDue = isMailed(settings, kind)
  await queries.deleteOfKind(tx, userId, kind)
  await queries.insertNotifications(tx, [
    { id: randomUUID(), userId, kind, itemCount: count, isListed: isListed(settings, kind), mailDue },
  ])
  await publishToUser(tx, { type: 'notifications', userId })
  if (mailDue) await jobs.enqueue(tx, 'notifications.mail', { userId }, MAIL_DELAY_SECONDS)
}
