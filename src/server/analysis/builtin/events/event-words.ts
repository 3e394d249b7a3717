import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import { dateBefore } from '#server/analysis/builtin/titles/title-event.ts'
import { trimSigns, wordsOf } from '#server/analysis/builtin/wording.ts'
import type { DateMention } from '#server/analysis/dates/find-dates.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'

/** Maximum length of the words before or after the date of an event, in letters. */
export const MAX_LEAD = 80
/** Minimum number of letters of a statement before its date that may name the event. */
export const MIN_STATED = 5
/** Fewer words than this before a date do not name the event: "On Tuesday at nine I meet Efraín". */
const MIN_LEAD_WORDS = 3
/** How many letters after the date may contain a comma that does not end the event's words. */
const MIN_TAIL = 10

/** Matches the words before the new date of an event. */
export const movedOf = perPack(({ words }) => new RegExp(`(?<![\\p{L}])(?:${words.moved})\\s*$`, 'u'))

/**
 * Returns where the words about an event begin: a limited distance before its date, at a comma or between words. In bare
 * speech they begin with the statement of the date, unless the date opens it.
 */
export function beginOf({ text }: Clause, { start }: DateMention, stated?: number): number {
  const isNear = stated !== undefined && stated > start - MAX_LEAD
  if (isNear && text.slice(stated, start).trim().length >= MIN_STATED) return stated
  const earliest = Math.max(0, start - MAX_LEAD)
  const lead = text.slice(earliest, start)
  const comma = lead.slice(0, -10).search(/[,;:] [^,;:]*$/)
  if (comma >= 0) return earliest + comma + 2
  return earliest === 0 ? 0 : earliest + lead.indexOf(' ') + 1
}

/**
 * Returns the words that lead to a date, after the date before it; those before that one too if the event is only moved from
 * it: "la répétition de samedi est déplacée à dimanche".
 */
export function wordsBefore(clause: Clause, when: DateMention, lead: number): string {
  const { text, dated, pack } = clause
  const own = text.slice(Math.max(lead, dateBefore(clause, when)), when.start)
  const moved = movedOf(pack).exec(foldInPlace(own))
  const old = dated.findLast(({ end }) => end <= when.start)
  if (!old || moved?.index !== own.search(/\S/)) return own
  const said = text.slice(Math.min(lead, old.start), old.start).trimEnd()
  // The "of" before the old date: "la répétition de".
  const last = /\S*$/.exec(said)?.[0] ?? ''
  return wordsOf(pack.titles.binds).has(foldInPlace(last)) ? said.slice(0, -last.length) : said
}

/** Returns where the words about an event end: with the date, or with the part of the sentence that the date opens. */
export function endOf(clause: Clause, when: DateMention, begin: number): number {
  const { text, bare } = clause
  const lead = trimSigns(text.slice(begin, when.start))
  // When day and time are apart, the words between them belong to the event. In bare speech only a full stop ends the words
  // after the date.
  const endless = bare && !(/[.!?…]$/.test(text) && text.length - when.end <= MAX_LEAD)
  const joined = when.end - when.start > when.text.length
  if (endless || joined || lead.split(/\s+/).length >= MIN_LEAD_WORDS) return when.end
  const tail = text.slice(when.end, when.end + MAX_LEAD)
  const comma = tail.slice(MIN_TAIL).search(/[,;:](?:\s|$)/)
  if (comma >= 0) return when.end + MIN_TAIL + comma
  return when.end + tail.length === text.length ? text.length : when.end + Math.max(tail.lastIndexOf(' '), 0)
}
