import { dayOf } from './is-overdue.ts'

/** Returns midnight of the day that is so many days after another. */
export function inDays(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
}

/** Returns tomorrow and next Monday, `YYYY-MM-DD`: the days to which follow-ups are most often moved. */
export function nearDays(now: Date): { tomorrow: string; nextWeek: string } {
  return { tomorrow: dayOf(inDays(now, 1)), nextWeek: dayOf(inDays(now, 7 - ((now.getDay() + 6) % 7))) }
}
