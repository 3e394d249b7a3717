import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import { asPhrase } from '#server/analysis/builtin/titles/own-phrase.ts'
import { patternsOf as titlePatternsOf } from '#server/analysis/builtin/titles/title-patterns.ts'
import type { DateMention } from '#server/analysis/dates/find-dates.ts'
import { toInstant } from '#server/calendar/time-zones.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import type { CalendarEvent } from '#shared/contract/analysis.ts'

/** Maximum number of words of a subject. */
const MAX_SUBJECT = 9

/** "In ten minutes" is seldom an appointment. */
const elapsedOf = perPack(({ dates }) => new RegExp(`^(?:${dates.elapsedLeads.replaceAll(' ', '|')}) `, 'i'))

/** Tells whether a date is not over and may be that of an event. */
export function isAhead({ kind, from, relation }: DateMention, now: string): boolean {
  // "Moved to Tuesday at ten" parses as "until"; with a time it is the new start.
  if (relation !== null && relation !== 'for' && !(relation === 'until' && kind === 'moment')) return false
  // "On Thursday evening" is a day without an hour.
  if (kind === 'day') return from >= now.slice(0, 10)
  return (kind === 'moment' || kind === 'part') && from >= now
}

/**
 * Tells whether something named takes place from a time on: "the fair is on Saturday from two o'clock".
 * @param gathers whether the clause names a gathering
 */
export function isOpening(
  { folded, pack }: Clause,
  { kind, from, relation, start }: DateMention,
  now: string,
  gathers: boolean,
): boolean {
  if (relation !== 'since' || kind !== 'moment' || from < now) return false
  return gathers || pack.words.takesPlace.test(folded.slice(0, start).trimEnd())
}

/**
 * Tells whether a numbered day is when something named takes place, "the speech to the institute is on the 30th of June", or when
 * somebody comes, or any day is when something is held: "the jumble sale will be held on Saturday".
 */
export function isOnDay({ text, folded, dates, pack }: Clause, date: DateMention): boolean {
  if (date.kind !== 'day' || date.relation !== null) return false
  // "The briefings are on the 29th, starting at nine": the hour may be that of several events.
  if (dates[dates.indexOf(date) + 1] !== undefined) return false
  const before = dates[dates.indexOf(date) - 1]?.end ?? 0
  const from = Math.max(before, text.slice(0, date.start).search(/[^,;:.]*$/))
  const said = folded.slice(from, date.start).trimEnd()
  const isNumbered = /\p{N}|\s\p{L}+\s/u.test(date.text)
  if (!isNumbered && !pack.words.isHeld.test(said)) return false
  const end = endOfSubject(said, pack)
  if (end === null) return false
  const subject = text.slice(from, from + end)
  return subject.split(/\s+/).length <= MAX_SUBJECT && asPhrase(subject.trim(), pack, true) !== null
}

/** Returns where the subject ends in words that say that something takes place or that somebody comes; null in others. */
function endOfSubject(said: string, pack: LanguagePack): number | null {
  if (!pack.words.takesPlace.test(said)) return null
  const { copulas, visits } = titlePatternsOf(pack.code)
  const all = visits.flatMap(([pattern]) => [...said.matchAll(pattern)])
  const visit = all.find(({ index, 0: words }) => index + words.length === said.length)
  return copulas.exec(said)?.index ?? visit?.index ?? null
}

/** Tells whether a date has an hour: "in two weeks at two" has one, "in two hours" only names a distance. */
export function isAtHour({ kind, text, from }: DateMention, soon: string, pack: LanguagePack): boolean {
  return kind === 'moment' && (from >= soon || !elapsedOf(pack).test(text))
}

/** Returns the times of an event: to the minute, or the whole day if no time was said. */
export function timesOf(
  when: DateMention,
  timezone: string,
): Pick<CalendarEvent, 'dateTime' | 'end' | 'day' | 'allDay'> {
  const allDay = when.kind !== 'moment'
  const day = when.from.slice(0, 10)
  const instant = (local: string) => toInstant(Date.parse(`${local}Z`), timezone).toISOString()
  return {
    dateTime: instant(allDay ? `${day}T00:00` : when.from),
    end: !allDay && when.to !== null ? instant(when.to) : null,
    day: allDay ? day : null,
    allDay,
  }
}
