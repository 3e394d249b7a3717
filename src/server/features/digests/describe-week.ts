import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'

export interface Week {
  notes: number
  /** Total length of the recordings, in seconds. */
  seconds: number
  openFollowUps: number
}

/**
 * Describes a week in two or three lines, for an email. @param withFollowUps false if the user's plan has no follow-ups.
 */
export function describeWeek(week: Week, language: Language, withFollowUps: boolean): string {
  const words = packOf(language).week
  const format = new Intl.NumberFormat(language)
  const say = (forms: { one: string; other: string }, n: number) =>
    (n === 1 ? forms.one : forms.other).replace('{n}', format.format(n))
  const minutes = Math.max(1, Math.round(week.seconds / 60))
  const lines = [say(words.notes, week.notes) + say(words.minutes, minutes)]
  if (withFollowUps) lines.push(week.openFollowUps === 0 ? words.none : say(words.followUps, week.openFollowUps))
  return lines.join('\n')
}
