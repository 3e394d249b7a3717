import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { isStanding } from '#server/db/standing-items.ts'
import { AppError } from '#server/errors.ts'
import { publish, publishToOthers } from '#server/events/event-bus.ts'
import { requireItem } from '#server/features/notes/note-access.service.ts'
import type { Actor } from '#server/features/notes/notes.service.ts'
import { holdNote, notifyOfAssignment } from '#server/features/notifications/notify.service.ts'
import { messagesIn } from '#server/languages/messages.ts'
import type { FollowUp } from '#shared/contract/follow-ups.ts'
import * as assignments from './assign.queries.ts'
import { presentFollowUp } from './follow-ups.present.ts'
import * as queries from './follow-ups.queries.ts'

/**
 * Assigns a follow-up of a shared note to somebody who has it, or gives it back to its owner. Of two people who assign
 * it at once, the second is refused and told.
 * @param input.previousId the assignee that the actor has seen
 * @throws AppError follow_up_not_found, forbidden, premium_required, assigned_meanwhile, validation_failed
 */
export async function assignFollowUp(
  context: Context,
  { user, language }: Actor,
  id: string,
  input: { assigneeId: string | null; previousId: string | null },
): Promise<FollowUp> {
  const { db } = context
  await db.transaction(async (tx) => {
    const { noteId, userId: ownerId } = await findChangeable(tx, user, await queries.findFollowUp(tx, id))
    if (noteId !== null) await holdNote(tx, noteId)
    // The owner needs no assignment.
    const assigneeId = input.assigneeId === ownerId ? null : input.assigneeId
    if (assigneeId !== null && (noteId === null || !(await assignments.holdAssignee(tx, noteId, assigneeId)))) {
      throw new AppError('validation_failed', { fields: { assigneeId: messagesIn(language).fields.unknown_assignee } })
    }
    const present = await findChangeable(tx, user, await queries.lockFollowUp(tx, id))
    if (present.assigneeId === assigneeId) return
    if (present.assigneeId !== (input.previousId === ownerId ? null : input.previousId)) {
      throw new AppError('assigned_meanwhile')
    }
    await queries.updateFollowUp(tx, id, { assigneeId })
    if (noteId === null) return
    const act = { actorId: user.id, noteId, taskId: id, assigneeId: assigneeId ?? ownerId }
    await notifyOfAssignment(context, tx, act)
    await publishToOthers(tx, { type: 'note', userId: ownerId, noteId }, user.id)
  })
  return presentFollowUp(await findChangeable(db, user, await queries.findFollowUp(db, id)), user.id)
}

function findChangeable<R extends queries.FollowUpRow>(db: Queryable, user: Actor['user'], row: R | null): Promise<R> {
  return requireItem(db, user, row && isStanding(row) ? row : null, 'follow_up_not_found')
}

/** Ends the assignments of somebody who has lost a note, in the transaction that takes it from them. */
export async function endAssignments(tx: Queryable, noteId: string, userId: string): Promise<void> {
  await assignments.releaseOfNote(tx, noteId, userId)
}

/** Ends all assignments of a user whose account is about to be deleted, in the deleting transaction. */
export async function endAssignmentsOf(tx: Queryable, userId: string): Promise<void> {
  const released = await assignments.releaseAll(tx, userId)
  const owners = new Map(released.flatMap(({ noteId, ownerId }) => (noteId === null ? [] : [[noteId, ownerId]])))
  for (const [noteId, ownerId] of owners) await publish(tx, { type: 'note', userId: ownerId, noteId })
}
