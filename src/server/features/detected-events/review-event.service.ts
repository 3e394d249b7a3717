import { timesOnDay } from '#server/analysis/confidence/date-choices.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { publishToUser } from '#server/events/event-bus.ts'
import { forgetKind, learnKind } from '#server/features/corrections/corrections.service.ts'
import { requireItem } from '#server/features/notes/note-access.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { DateChoice, ReviewAnswer } from '#shared/contract/analysis.ts'
import * as queries from './detected-events.queries.ts'
import { save } from './detected-events.service.ts'

/**
 * Answers whether a doubtful event counts, or takes the answer back. One that was corrected or added to a calendar since
 * then stays confirmed.
 * @throws AppError event_not_found (also if nobody was asked about it), forbidden, premium_required
 */
export async function reviewEvent(
  context: Context,
  user: SessionUser,
  id: string,
  { answer, choice }: ReviewAnswer,
): Promise<void> {
  const row = await requireItem(context.db, user, await queries.findEvent(context.db, id), 'event_not_found')
  const { doubt } = row
  if (doubt === null) throw new AppError('event_not_found')
  const choices = doubt.about === 'date' ? doubt.choices : null
  const on = (chosen: number | null) =>
    choices ? columnsOf(chosen === null ? null : (choices[chosen] ?? null), row.timezone) : {}
  if (answer === 'undecided' && (row.editedAt !== null || row.isAdded)) return
  const values = {
    yes: () => ({ review: 'confirmed' as const, deletedAt: null, ...(choice === undefined ? {} : on(choice)) }),
    no: () => ({ deletedAt: new Date() }),
    undecided: () => ({ review: 'asked' as const, deletedAt: null, ...on(0) }),
  }[answer]()
  await save(context, user, row, values, async (tx) => {
    if (answer === 'undecided') await forgetKind(tx, id)
    else if (doubt.about === 'kind') await learnKind(tx, user, row, answer === 'yes' ? 'event' : 'not_event')
  })
  // The user's own other tabs also show the question; the tab that answers hides it by itself.
  await publishToUser(context.db, { type: 'note', userId: user.id, noteId: row.noteId })
}

function columnsOf(choice: DateChoice | null, timezone: string) {
  const { dateTime, end, ...rest } = timesOnDay(choice, timezone)
  return { ...rest, dateTime: dateTime && new Date(dateTime), endsAt: end === null ? null : new Date(end) }
}
