import type { NoteTask } from '#shared/contract/analysis.ts'

/**
 * Whether a task should have been done by now: its minute has passed or, where only a day was stated, that day has, as
 * this device's clock has it (or the clocks of `timeZone`). What is completed is never overdue.
 */
export function isOverdue(
  { isCompleted, dueAt, dueDate }: Pick<NoteTask, 'isCompleted' | 'dueAt' | 'dueDate'>,
  now = new Date(),
  timeZone?: string,
): boolean {
  if (isCompleted) return false
  if (dueAt) return new Date(dueAt) < now
  return dueDate !== null && dueDate < dayOf(now, timeZone)
}

/** Whether a task is to be done today at the latest. */
export function isDue(task: Parameters<typeof isOverdue>[0], now = new Date(), timeZone?: string): boolean {
  return isOverdue(task, now, timeZone) || (!task.isCompleted && task.dueDate === dayOf(now, timeZone))
}

/** `YYYY-MM-DD`. */
export function dayOf(date: Date, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone })
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}
