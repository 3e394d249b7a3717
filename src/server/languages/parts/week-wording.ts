/** The lines of the weekly summary; `{n}` is a placeholder for a number. */
export interface WeekWording {
  notes: { one: string; other: string }
  minutes: { one: string; other: string }
  followUps: { one: string; other: string }
  none: string
}
