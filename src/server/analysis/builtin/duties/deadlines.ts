import { type Clause, isQuarterOfNoun } from '#server/analysis/builtin/clauses/clauses.ts'
import { headingEnd } from '#server/analysis/builtin/clauses/headings.ts'
import { wordsOf } from '#server/analysis/builtin/wording.ts'
import type { DateMention } from '#server/analysis/dates/find-dates.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'

/** Writes phrases of the pack as alternatives; without any, nothing matches. */
const listOf = (phrases: string | undefined) => (phrases ?? '(?!)').split(', ').join('|')

/** Matches one of some determiners with its blank, or any letter with an apostrophe: "l'". */
function articlePattern(determiners: string): string {
  const whole = determiners.split(' ').filter((word) => !word.endsWith("'"))
  return `(?:(?:${whole.join('|')})\\s|\\p{L}['’])`
}

const patternsOf = perPack(({ words, dates, clauses, titles }) => ({
  /** Opens a clause about something else, whose date is no deadline: "put it back, it was missing on Monday". */
  elsewhere: new RegExp(`[,;:] ${clauses.elsewhere.opens}`, 'gu'),
  refersBack: new RegExp(`(?:^|[\\s'’-])(?:${clauses.elsewhere.refersBack})(?![\\p{L}])`, 'u'),
  /** Opens an indirect question, whose date is not a deadline: "ask whether they are free on Friday". */
  wonders: new RegExp(`(?:^|\\s)(?:${clauses.wonders})\\s[^,;:.]{0,60}$`),
  fromTo: new RegExp(`^(?:${words.fromTo}) `, 'i'),
  gatherings: wordsOf(words.eventWords),
  /** What is done with a gathering on another day than its own: "move Tuesday's meeting". */
  beforehand: new RegExp(`(?<![\\p{L}])(?:${clauses.beforehand})[^,;:.]{0,30}$`, 'u'),
  /** The noun before "of": "la cita del (martes)". */
  nounBefore: new RegExp(
    `([\\p{L}-]+)\\s+(?:${listOf(dates.words['OF:0'])}|${listOf(dates.words['OFTHE:0'])})(?:(?<=')|\\s)?$`,
    'u',
  ),
  /** The same with an article before the noun: "el regalo de (Navidad)". */
  thingBefore: new RegExp(
    `(?<!\\p{L})${articlePattern(titles.determiners)}\\s*[\\p{L}-]+\\s+(?:${listOf(dates.words['OF:0'])})(?:(?<=')|\\s)?$`,
    'u',
  ),
  holidays: new Set(
    Object.entries(dates.words)
      .filter(([kind]) => kind.startsWith('HOLIDAY:'))
      .flatMap(([, phrases]) => phrases.split(', ')),
  ),
  /** A month that belongs to something: "las cuotas de febrero". */
  ofMonth: new RegExp(`^(?:${listOf(dates.words['OF:0'])})(?:(?<=')| )`),
}))

const LONG_SPAN_MS = 7 * 24 * 60 * 60 * 1000
/** A bare month this many months ahead means the last one: in November, "the invoice for October" is not due next October. */
const FAR_MONTHS = 10

/**
 * Tells whether a follow-up may be due on a date: not in the past, nor in a month that has just passed or that belongs to
 * something.
 */
function mayBeDue(date: DateMention, pack: LanguagePack, today: string): boolean {
  const { kind, from, to, text } = date
  if (kind === 'retracted' || isQuarterOfNoun(date, pack)) return false
  // "This week" has begun already.
  const isUnderWay = kind === 'span' && to !== null && to.slice(0, 10) > today
  if (from.slice(0, 10) < today && !isUnderWay) return false
  if (kind !== 'span' || to === null || from.slice(8, 10) !== '01' || from.slice(0, 7) === to.slice(0, 7)) return true
  const isMonth = to.slice(8, 10) === '01' && monthsFrom(from, to) === 1
  // "The September numbers": nothing before the month says that it is a deadline.
  const isOfSomething = isMonth && (!text.includes(' ') || patternsOf(pack).ofMonth.test(fold(text)))
  return monthsFrom(today, from) < FAR_MONTHS && !isOfSomething
}

/** Tells whether a date names its day, if only as a limit: "before noon" is the next noon, "at noon" may be any. */
export function namesDay({ kind, relation }: DateMention): boolean {
  return kind !== 'time' || relation === 'by' || relation === 'before'
}

/** Does the same for a day: neither the time of speaking, nor an hour alone, nor when something began. */
export function isDueDay(date: DateMention, pack: LanguagePack, today: string): boolean {
  return date.kind !== 'now' && date.relation !== 'since' && namesDay(date) && mayBeDue(date, pack, today)
}

/**
 * Tells whether a date only says which gathering is moved or written up: "move Tuesday's meeting", "cambiar la cita del
 * martes".
 */
function belongsToGathering({ folded, pack }: Clause, { start, end, text, relation }: DateMention): boolean {
  const { gatherings, beforehand, nounBefore } = patternsOf(pack)
  // A date may begin with its "of".
  const [first = ''] = fold(text).split(/(?<=\s|')/, 1)
  const before = folded.slice(0, start)
  const after = /^'s ([\p{L}-]+)/u.exec(folded.slice(end))?.[1]
  const noun = after ?? (nounBefore.exec(before.trimEnd()) ?? nounBefore.exec(`${before}${first}`))?.[1]
  return relation === null && noun !== undefined && gatherings.has(noun) && beforehand.test(before)
}

/** Tells whether a date is a holiday that only names a thing, which may be due on any day: "le repas de Noël". */
function namesThing({ folded, pack }: Clause, { start, text, relation }: DateMention): boolean {
  const { thingBefore, holidays } = patternsOf(pack)
  // A date may begin with its "of".
  const [first = '', ...others] = fold(text).split(/(?<=\s)/)
  const before = folded.slice(0, start)
  if (relation !== null) return false
  if (holidays.has(fold(text))) return thingBefore.test(before)
  return holidays.has(others.join('')) && thingBefore.test(`${before}${first}`)
}

/**
 * Tells whether a day opens the words that state a duty: there are few words between them.
 * @param day where the day ends
 * @param end where the words that state the duty end
 */
export function opens(folded: string, day: number, end: number): boolean {
  return folded.slice(day, end).split(' ').filter(Boolean).length <= MAX_LEAD
}

/**
 * Tells whether a day ends what was said before a follow-up instead of opening the follow-up: "she expects it by Friday, I ask
 * for it today".
 */
function endsOther({ start, end }: DateMention, folded: string, from: number): boolean {
  const isApart = /[,;:]/.test(folded.slice(end, from))
  return isApart && folded.slice(0, start).split(' ').filter(Boolean).length > MAX_LEAD
}

/** Tells whether a hyphen ties a date to a word that refers back to another one: "cet après-midi-là". */
function refersToOther({ folded }: Clause, { end }: DateMention): boolean {
  return /^-\p{L}/u.test(folded.slice(end, end + 2))
}

/** Tells whether a date is that of a gathering, a thing or another day that is spoken of, and not a deadline. */
export function isOfAnother(clause: Clause, date: DateMention): boolean {
  return belongsToGathering(clause, date) || namesThing(clause, date) || refersToOther(clause, date)
}

/** Tells whether a date is a span of more than a week. */
function isLong({ kind, from, to }: DateMention): boolean {
  return kind === 'span' && to !== null && Date.parse(`${to}Z`) - Date.parse(`${from}Z`) > LONG_SPAN_MS
}

/**
 * Tells whether a date belongs to an indirect question, so that it is no deadline: "ask whether they are free on Friday".
 * @param from where the words of the follow-up begin
 */
export function isWondered({ folded, pack }: Clause, { start, relation }: DateMention, from: number): boolean {
  return relation === null && patternsOf(pack).wonders.test(folded.slice(from, start))
}

/** Counts the calendar months between two days. */
function monthsFrom(earlier: string, later: string): number {
  const [year, month] = [Number(later.slice(0, 4)) - Number(earlier.slice(0, 4)), later.slice(5, 7)]
  return year * 12 + Number(month) - Number(earlier.slice(5, 7))
}

/** How far before a follow-up in bare speech, in letters, a day may be its own. */
const MAX_BACK = 80

/** Maximum number of words from a day to the end of the words that state the duty: "mañana tengo que". */
const MAX_LEAD = 3

/** Returns the date that binds the follow-up: one stated as a deadline, or else the first after the follow-up's words. */
export function dueAfter(
  clause: Clause,
  { end, next, thought }: { end: number; next: number; thought: number },
  first: boolean,
  today: string,
): DateMention | undefined {
  const { dates, folded, pack } = clause
  const ahead = dates.filter(
    (date) =>
      date.kind !== 'now' &&
      mayBeDue(date, pack, today) &&
      !isOfAnother(clause, date) &&
      date.relation !== 'since' &&
      // "Between today and Friday" is by Friday.
      !(date.kind === 'span' && date.from.slice(0, 10) !== today && patternsOf(pack).fromTo.test(date.text)),
  )
  // "Tomorrow I go to the bank before noon": the limit is no other day's.
  const isDay = ahead.some(({ kind }) => kind !== 'time') ? ({ kind }: DateMention) => kind !== 'time' : namesDay
  // "Call them tomorrow, and if they say nothing by Friday we drop it".
  const isCondition = ({ start }: DateMention) => {
    const first = ahead.find((date) => date.start >= end && isDay(date))
    return first !== undefined && first.end < start && pack.words.conditional.test(folded.slice(first.end, start))
  }
  const isElsewhere = ({ start }: DateMention) => {
    const between = folded.slice(end, start)
    const found = [...between.matchAll(patternsOf(pack).elsewhere)].at(-1)
    return found !== undefined && !patternsOf(pack).refersBack.test(between.slice(found.index + found[0].length))
  }
  const isOther = (date: DateMention) => isWondered(clause, date, end) || isCondition(date) || isElsewhere(date)
  const later = ahead.filter((date) => date.end >= end && date.start < next && !isOther(date))
  // Beyond the follow-up's own thought, only a date stated as a deadline binds it.
  const near = later.filter(({ start }) => start < thought)
  const named = near.find(isDay)
  // After a day, "until" ends something else: "remind the insurer on Monday, we close until All Saints".
  const isBound = (date: DateMention) =>
    date.relation !== null &&
    date.relation !== 'after' &&
    isDay(date) &&
    !(date.relation === 'until' && named && named.start < date.start)
  const bound = later.find(isBound)
  const heading = headingEnd(clause)
  const earlier = ahead.filter((date) => date.end < end && (first || date.end < heading))
  // "Tomorrow I have to collect the results, the check-up is on Tuesday".
  const opening = earlier.findLast(
    (date) => isDay(date) && opens(folded, date.end, end) && !(named && endsOther(date, folded, end)),
  )
  // "The rent goes up in January, I have to call the owner": a whole month says when something else is.
  // In bare speech other things were said in between.
  const isFar = (date: DateMention) => clause.bare && end - date.end > MAX_BACK
  const before = earlier.findLast(
    (date) => isDay(date) && !isFar(date) && !(isLong(date) && endsOther(date, folded, end)),
  )
  return bound ?? opening ?? named ?? before ?? near[0]
}

/** Returns where a follow-up in bare speech ends: at its deadline if that follows its words, or else with the clause. */
export function deadlineEnd({ bare, text }: Clause, from: number, due: DateMention | undefined): number {
  const ends = bare && due?.relation === 'by' && /\S\s+\S/u.test(text.slice(from, due.start).trim())
  return ends ? due.end : text.length
}
