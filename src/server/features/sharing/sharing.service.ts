import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { cutPage, readCursor } from '#server/db/keyset.ts'
import { AppError } from '#server/errors.ts'
import { publish, publishToUser } from '#server/events/event-bus.ts'
import { endAssignments } from '#server/features/follow-ups/assign.service.ts'
import { type Actor, findNoteFor } from '#server/features/notes/notes.service.ts'
import {
  holdNote,
  notifyOfLoss,
  notifyOfPermission,
  notifyOfShare,
} from '#server/features/notifications/notify.service.ts'
import type { Page } from '#server/http/page-headers.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { Permission } from '#shared/contract/note-access.ts'
import type { NoteShare, SharedItem } from '#shared/contract/note-shares.ts'
import { queueInvitations } from './invitation-email.ts'
import * as items from './shared-items.queries.ts'
import { requireOthers, requireRoomForShares, requireShare } from './sharing.policy.ts'
import { presentItem, presentShare } from './sharing.present.ts'
import * as queries from './sharing.queries.ts'

/**
 * Shares a note with people by address and emails those it was not shared with before, and those whose email could not
 * be sent. The answer is the same whether or not an address has an account.
 * @param input.emails in lower case
 * @returns everybody the note is shared with now
 * @throws AppError note_not_found, forbidden, shares_full, validation_failed for the owner's own address
 */
export async function shareNote(
  context: Context,
  { user, language }: Actor,
  noteId: string,
  input: { emails: readonly string[]; permission: Permission },
): Promise<NoteShare[]> {
  const note = await findNoteFor(context, user, noteId, 'manage')
  const emails = [...new Set(input.emails)]
  requireOthers(user, emails, language)
  return context.db.transaction(async (tx) => {
    if (!(await queries.lockNote(tx, noteId, emails))) throw new AppError('note_not_found')
    // Whoever has such an address now is somebody else. They must neither find it taken nor raise the permission of the
    // account that gave it up.
    for (const { id } of await queries.listOutdatedShares(tx, noteId, emails)) await deleteShare(tx, user, { id, note })
    const accounts = new Map((await queries.holdRecipients(tx, emails)).map((account) => [account.email, account]))
    const shares = emails.map((email) => {
      const account = accounts.get(email)
      return {
        id: randomUUID(),
        noteId,
        userId: user.id,
        email,
        permission: input.permission,
        recipientId: account?.isVerified ? account.id : null,
      }
    })
    const before = new Map((await queries.listOfNote(tx, noteId)).map((share) => [share.email, share]))
    const added = new Set(await queries.upsertShares(tx, shares))
    requireRoomForShares(await queries.countShares(tx, noteId))
    const isUnsent = (share: queries.ShareRow | undefined) => share?.emailDelayedAt || share?.emailFailedAt
    const invited = shares.flatMap(({ id, email }) => {
      const share = before.get(email)
      if (!added.has(id) && !isUnsent(share)) return []
      return [{ shareId: share?.id ?? id, mailId: share?.mailId ?? null, email, account: accounts.get(email) }]
    })
    const recipients = shares.flatMap(({ id, recipientId }) => (added.has(id) ? (recipientId ?? []) : []))
    await notifyOfShare(context, tx, { actorId: user.id, noteId, userIds: recipients })
    for (const { recipientId, permission } of emails.flatMap((email) => before.get(email) ?? [])) {
      if (recipientId === null || permission === input.permission) continue
      const act = { actorId: user.id, noteId, userId: recipientId, permission: input.permission }
      await notifyOfPermission(context, tx, act)
    }
    await queueInvitations(context, tx, { inviter: user, language, note }, invited)
    await publish(tx, { type: 'note', userId: user.id, noteId })
    return (await queries.listOfNote(tx, noteId)).map((row) => presentShare(row, context.config))
  })
}

/** @throws AppError note_not_found, forbidden */
export async function listNoteShares(context: Context, user: SessionUser, noteId: string): Promise<NoteShare[]> {
  await findNoteFor(context, user, noteId, 'manage')
  return (await queries.listOfNote(context.db, noteId)).map((row) => presentShare(row, context.config))
}

/**
 * Changes what a person may do with one of the user's notes.
 * @throws AppError note_share_not_found
 */
export async function setPermission(
  context: Context,
  user: SessionUser,
  id: string,
  permission: Permission,
): Promise<NoteShare> {
  return context.db.transaction(async (tx) => {
    const before = requireShare(await queries.findShare(tx, user.id, id))
    await holdNote(tx, before.noteId)
    const share = requireShare(await queries.setPermission(tx, user.id, id, permission))
    if (share.recipientId !== null && permission !== before.permission) {
      const act = { actorId: user.id, noteId: share.noteId, userId: share.recipientId, permission }
      await notifyOfPermission(context, tx, act)
    }
    await publish(tx, { type: 'note', userId: user.id, noteId: share.noteId })
    return presentShare(share, context.config)
  })
}

/**
 * Ends a share: the owner withdraws the note, or the recipient leaves it.
 * @throws AppError note_share_not_found
 */
export async function endShare(context: Context, user: SessionUser, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { noteId, title } = requireShare(await queries.findShare(tx, user.id, id))
    await holdNote(tx, noteId)
    await deleteShare(tx, user, { id, note: { id: noteId, title } })
  })
}

/** Deletes a share of a note that is held. */
async function deleteShare(
  tx: Queryable,
  user: SessionUser,
  { id, note }: { id: string; note: { id: string; title: string } },
): Promise<void> {
  const noteId = note.id
  const { ownerId, recipientId } = requireShare(await queries.deleteShare(tx, user.id, id))
  // Must run before the owner, who gets the recipient's follow-ups back, is told.
  if (recipientId !== null) await endAssignments(tx, noteId, recipientId)
  await publish(tx, { type: 'note', userId: ownerId, noteId })
  await publish(tx, { type: 'presence', userId: ownerId, noteId })
  if (recipientId === null) return
  await notifyOfLoss(tx, { actorId: user.id, userId: recipientId, note })
  // For the recipient the note is gone.
  await publishToUser(tx, { type: 'deleted', userId: recipientId, noteId })
}

/**
 * Returns a page of the notes that a user has shared or received, newest share first.
 * @throws AppError bad_request for an invalid cursor
 */
export async function listSharedNotes(
  { db }: Context,
  user: SessionUser,
  { direction, limit, cursor }: { direction: 'by_me' | 'with_me'; limit: number; cursor?: string | undefined },
): Promise<Page & { items: SharedItem[] }> {
  const after = readCursor(items.SHARE_ORDER, cursor)
  const filter = { userId: user.id, direction }
  const [rows, total] = await Promise.all([
    items.listItems(db, filter, { limit: limit + 1, after }),
    items.countItems(db, filter),
  ])
  const { shown, nextCursor } = cutPage(items.SHARE_ORDER, rows, limit)
  return { items: shown.map(presentItem), total, nextCursor }
}

/** Records that somebody has opened a note that is shared with them, for its owner to see. */
export async function markOpened({ db }: Context, user: SessionUser, noteId: string): Promise<void> {
  const ownerId = await queries.markOpened(db, noteId, user.id)
  if (ownerId !== null) await publishToUser(db, { type: 'note', userId: ownerId, noteId })
}
