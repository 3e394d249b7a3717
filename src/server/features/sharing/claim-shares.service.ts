import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { publishToUser } from '#server/events/event-bus.ts'
import { notifyOfPermission, notifyOfShare } from '#server/features/notifications/notify.service.ts'
import * as queries from './claim-shares.queries.ts'

/**
 * Gives the accounts whose addresses have been verified the notes that were shared with these addresses before.
 * @param email an address that has just been verified. What its account received under an earlier address is shared with
 *   this one from now on: the earlier one may be somebody else's.
 */
export async function claimShares(context: Pick<Context, 'jobs'>, tx: Queryable, email: string): Promise<void> {
  await queries.deleteSharesWithOwners(tx)
  for (const second of await queries.deleteSecondShares(tx)) {
    const { noteId, ownerId, permission } = second
    const userId = await queries.raisePermission(tx, noteId, second.email, permission)
    if (userId === null) continue
    await notifyOfPermission(context, tx, { actorId: ownerId, noteId, userId, permission })
    await publishToUser(tx, { type: 'note', userId, noteId })
  }
  for (const { noteId, ownerId, userId } of await queries.claimShares(tx)) {
    await notifyOfShare(context, tx, { actorId: ownerId, noteId, userIds: [userId] })
    await publishToUser(tx, { type: 'note', userId, noteId })
  }
  for (const { noteId, ownerId } of await queries.renameShares(tx, email)) {
    await publishToUser(tx, { type: 'note', userId: ownerId, noteId })
  }
}
