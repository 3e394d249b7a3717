import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { publishToUser } from '#server/events/event-bus.ts'
import { readSettingsOf } from '#server/features/settings/settings.service.ts'
import type { Permission } from '#shared/contract/note-access.ts'
import * as queries from './notify.queries.ts'
import { isListed, isMailed, type NotificationKind } from './wanted-kinds.ts'

/** An email collects what happens within this time after the first unread notification. */
export const MAIL_DELAY_SECONDS = 10 * 60

/** `note_shared` has its own email, sent at once. */
const MAILED_LATER: ReadonlySet<NotificationKind> = new Set(['comment', 'reply', 'mention', 'task_assigned'])

type Jobs = Pick<Context, 'jobs'>

interface Act {
  kind: NotificationKind
  actorId: string
  noteId: string
  /** The users to notify. The actor and those who don't have the note are left out. */
  userIds: readonly string[]
  commentId?: string
  taskId?: string
  permission?: Permission
}

/**
 * Keeps a note, and the accounts of those who have it, from being deleted until the transaction ends. Call it before
 * locking anything that belongs to them.
 * @returns false if the note is gone.
 */
export function holdNote(tx: Queryable, noteId: string): Promise<boolean> {
  return queries.holdNote(tx, noteId)
}

/**
 * Notifies users of what somebody has done, in the transaction of the act and as far as their settings ask for it.
 * Locks their accounts and shares: call `holdNote` first if the transaction locks anything that belongs to the note.
 */
export async function notify(context: Jobs, tx: Queryable, { userIds, ...act }: Act): Promise<void> {
  const told = await queries.holdHolders(
    tx,
    act.noteId,
    userIds.filter((id) => id !== act.actorId),
  )
  const settings = await readSettingsOf(tx, told)
  const rows = told.flatMap((userId) => {
    const own = settings.get(userId)
    if (!own) return []
    const mailDue = MAILED_LATER.has(act.kind) && isMailed(own, act.kind)
    const listed = isListed(own, act.kind)
    return listed || mailDue ? [{ ...act, id: randomUUID(), userId, isListed: listed, mailDue }] : []
  })
  if (rows.length === 0) return
  for (const { userId, mailDue } of await queries.insertNotifications(tx, rows)) {
    await publishToUser(tx, { type: 'notifications', userId })
    if (mailDue) await context.jobs.enqueue(tx, 'notifications.mail', { userId }, MAIL_DELAY_SECONDS)
  }
}

/** Notifies people that a note was shared with them. An earlier withdrawal is no longer mentioned. */
export async function notifyOfShare(
  context: Jobs,
  tx: Queryable,
  act: { actorId: string; noteId: string; userIds: readonly string[] },
): Promise<void> {
  for (const userId of act.userIds) await queries.deleteChanges(tx, userId, act.noteId)
  await notify(context, tx, { ...act, kind: 'note_shared' })
}

/**
 * Notifies somebody that a follow-up was assigned to them, and removes earlier notifications that it was assigned to
 * somebody.
 */
export async function notifyOfAssignment(
  context: Jobs,
  tx: Queryable,
  { assigneeId, taskId, ...act }: { actorId: string; noteId: string; taskId: string; assigneeId: string },
): Promise<void> {
  await forgetAssignment(tx, taskId)
  await notify(context, tx, { ...act, kind: 'task_assigned', taskId, userIds: [assigneeId] })
}

/** Removes the notifications of a follow-up that is no longer assigned, or was deleted. */
export async function forgetAssignment(tx: Queryable, followUpId: string): Promise<void> {
  await publishTo(tx, await queries.deleteOfFollowUp(tx, followUpId))
}

/** Removes the notifications of comments that are deleted while their rows stay. */
export async function forgetComments(tx: Queryable, commentIds: readonly string[]): Promise<void> {
  if (commentIds.length > 0) await publishTo(tx, await queries.deleteOfComments(tx, commentIds))
}

/** Notifies somebody of what they may now do with a note. An earlier change is no longer mentioned. */
export async function notifyOfPermission(
  context: Jobs,
  tx: Queryable,
  act: { actorId: string; noteId: string; userId: string; permission: Permission },
): Promise<void> {
  const { userId, ...rest } = act
  await queries.deleteChanges(tx, userId, act.noteId)
  await notify(context, tx, { ...rest, kind: 'access_changed', userIds: [userId] })
}

/**
 * Removes a user's notifications about a note that they have just lost, and tells them about the loss unless they left
 * the note themselves.
 */
export async function notifyOfLoss(
  tx: Queryable,
  { actorId, userId, note }: { actorId: string; userId: string; note: { id: string; title: string } },
): Promise<void> {
  await queries.deleteOfNote(tx, userId, note.id)
  const settings = (await readSettingsOf(tx, [userId])).get(userId)
  if (actorId !== userId && settings && isListed(settings, 'access_ended')) {
    const row = { userId, actorId, kind: 'access_ended', noteId: note.id, lastTitle: note.title } as const
    await queries.insertNotifications(tx, [{ ...row, id: randomUUID(), isListed: true, mailDue: false }])
  }
  await publishToUser(tx, { type: 'notifications', userId })
}

async function publishTo(tx: Queryable, told: ReadonlyArray<{ userId: string }>): Promise<void> {
  for (const userId of new Set(told.map((row) => row.userId))) {
    await publishToUser(tx, { type: 'notifications', userId })
  }
}
