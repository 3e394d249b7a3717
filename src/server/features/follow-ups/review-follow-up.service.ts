import { dueOnDay } from '#server/analysis/confidence/date-choices.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { publishToUser } from '#server/events/event-bus.ts'
import { forgetKind, learnKind } from '#server/features/corrections/corrections.service.ts'
import { requireItem } from '#server/features/notes/note-access.service.ts'
import { forgetAssignment } from '#server/features/notifications/notify.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { ReviewAnswer } from '#shared/contract/analysis.ts'
import * as queries from './follow-ups.queries.ts'
import { save } from './follow-ups.service.ts'

/**
 * Answers whether a doubtful follow-up counts, or takes the answer back. One that was corrected or completed since then
 * stays confirmed.
 * @throws AppError follow_up_not_found (also if nobody was asked about it), forbidden, premium_required
 */
export async function reviewFollowUp(
  context: Context,
  user: SessionUser,
  id: string,
  { answer, choice }: ReviewAnswer,
): Promise<void> {
  const row = await requireItem(context.db, user, await queries.findFollowUp(context.db, id), 'follow_up_not_found')
  const { doubt } = row
  if (doubt === null) throw new AppError('follow_up_not_found')
  const choices = doubt.about === 'date' ? doubt.choices : null
  const due = (chosen: number | null) => (choices ? dueOn(chosen === null ? null : choices[chosen]) : {})
  if (answer === 'undecided' && (row.editedAt !== null || row.isCompleted)) return
  await save(context, user, row, async (tx) => {
    // The user's own other tabs also show the question; the tab that answers hides it by itself.
    if (row.noteId !== null) await publishToUser(tx, { type: 'note', userId: user.id, noteId: row.noteId })
    if (answer === 'undecided') await forgetKind(tx, id)
    else if (doubt.about === 'kind') await learnKind(tx, user, row, answer === 'yes' ? 'task' : 'not_task')
    if (answer === 'no') return queries.updateFollowUp(tx, id, { deletedAt: new Date() })
    if (answer === 'yes') {
      const chosen = choice === undefined ? {} : due(choice)
      return queries.updateFollowUp(tx, id, { review: 'confirmed', deletedAt: null, ...chosen })
    }
    // A follow-up that does not count has no assignee.
    await forgetAssignment(tx, id)
    await queries.updateFollowUp(tx, id, { review: 'asked', deletedAt: null, assigneeId: null, ...due(0) })
  })
}

function dueOn(choice: Parameters<typeof dueOnDay>[0] | undefined) {
  const { dueDate, dueAt } = dueOnDay(choice ?? null)
  return { dueDate, dueAt: dueAt === null ? null : new Date(dueAt) }
}
