import type { WeekWording } from '../parts/week-wording.ts'

export const week: WeekWording = {
  notes: { one: 'Last week you recorded one note', other: 'Last week you recorded {n} notes' },
  minutes: { one: ', about one minute in all.', other: ', about {n} minutes in all.' },
  followUps: { one: 'One task is open.', other: '{n} tasks are open.' },
  none: 'No task is open.',
}
