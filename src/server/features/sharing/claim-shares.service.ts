import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { publishToUser } from '#server/events/event-bus.ts'
import { notifyOfPermission, notifyOfShare } from '#server/features/notifications/notify.service.ts'
import * as queries from './claim-shares.queries.ts'

/** Number of addresses that are looked up at once. */
const BATCH = 500

/**
 * Gives the account that has verified an address the notes that were shared with it before.
 * @param email an address that has just been verified. What its account received under an earlier address is shared with
 *   this one from now on: the earlier one may be somebody else's.
 */
export async function claimShares(context: Pick<Context, 'jobs'>, tx: Queryable, email: string): Promise<void> {
  await claimWaitingShares(context, tx, email)
  for (const { noteId, ownerId } of await queries.renameShares(tx, email)) {
    await publishToUser(tx, { type: 'note', userId: ownerId, noteId })
  }
}

/**
 * Claims the shares that nobody has claimed although their address is verified: a share that is made while an account
 * changes to its address finds no account yet, and the change does not see the share.
 */
export async function claimMissedShares(context: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  let after: string | null = ''
  while (after !== null) after = await claimMissedAfter(context, after)
}

/** @returns the last address that was looked up; null: there are no more */
async function claimMissedAfter(context: Pick<Context, 'db' | 'jobs'>, after: string): Promise<string | null> {
  const { verified, last } = await queries.listVerifiedWaiting(context.db, after, BATCH)
  for (const email of verified) {
    await context.db.transaction(async (tx) => {
      // Lock the account before anything that belongs to it.
      if (await queries.lockVerified(tx, email)) await claimWaitingShares(context, tx, email)
    })
  }
  return last
}

async function claimWaitingShares(context: Pick<Context, 'jobs'>, tx: Queryable, email: string): Promise<void> {
  await queries.deleteSharesWithOwners(tx, email)
  for (const { noteId, ownerId, permission } of await queries.deleteSecondShares(tx, email)) {
    const userId = await queries.raisePermission(tx, noteId, email, permission)
    if (userId === null) continue
    await notifyOfPermission(context, tx, { actorId: ownerId, noteId, userId, permission })
    await publishToUser(tx, { type: 'note', userId, noteId })
  }
  for (const { noteId, ownerId, userId } of await queries.claimShares(tx, email)) {
    await notifyOfShare(context, tx, { actorId: ownerId, noteId, userIds: [userId] })
    await publishToUser(tx, { type: 'note', userId, noteId })
  }
}
