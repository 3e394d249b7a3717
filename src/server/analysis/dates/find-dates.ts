import { toWall } from '#server/calendar/time-zones.ts'
import { DAY, formatDay, formatMinute, MINUTE, startOfDay, type Wall } from '#server/calendar/wall-time.ts'
import { packOf } from '#server/languages/languages.ts'
import type { DateLexicon } from '#server/languages/parts/date-lexicon.ts'
import type { RuleName } from '#server/languages/parts/rule.ts'
import type { Language } from '#shared/languages.ts'
import { type Context, OTHER, type Relation, runPass, type Sym } from './grammar.ts'
import { joinApart } from './join-apart.ts'
import { placeMealHours } from './meal-hours.ts'
import { FIRST_CORRECTION_RULE, LAST_CLOCK_RULE, PASSES } from './passes.ts'
import { placeSameDays } from './place-same-days.ts'
import { readSymbols } from './read-symbols.ts'
import { repeatTimes } from './repeat-times.ts'
import { END_OF_DAY, PART_OF_DAY, START_OF_SPAN } from './resolve.ts'
import { retractDays } from './retract-days.ts'
import { settleMoves } from './settle-moves.ts'
import { shareDays } from './share-days.ts'

/** When the text was spoken. */
export interface DateReference {
  recordedAt: Date
  /** IANA name. */
  timezone: string
  /** Whether 3/4 means the fourth of March; by default as people write it in the language and the time zone. */
  monthFirst?: boolean
  /** The day that was mentioned last before the text, for "the same day". */
  dayBefore?: Wall | undefined
}

export interface DateMention {
  /** Offsets in the text. */
  start: number
  end: number
  text: string
  /**
   * `day`: one whole day (`from` is its last minute if its end was said); `moment`: to the minute; `time`: a time
   * without a day (`from` is its next occurrence); `span`: several days; `part`: a part of a day; `now`: the time of
   * speaking; `retracted`: a day that was taken back for another one.
   */
  kind: 'day' | 'moment' | 'time' | 'span' | 'part' | 'now' | 'retracted'
  /** Wall time in the reference's zone, `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`. */
  from: string
  /** Exclusive; null when no end was stated. */
  to: string | null
  relation: Relation | null
  /** Whether a `time` is a part of the day, whose hours nobody said: "in the morning". */
  isPartOfDay?: boolean
  /** Whether a `day` is the first of several that were said: "before the weekend". */
  isStartOfSpan?: boolean
}

/** The kinds of symbols without which no rule matches. Most sentences have none of them. */
const TIME_KINDS = new Set(
  [
    'DATE MOMENT NUM ORD YEAR BIG WEEKDAY SHORTDAY WEEKDAYS MONTH DAYREL MORROW TONIGHT PART UNIT HOURS',
    'FORTNIGHT WEEKS WEEKEND CLOCKWORD MEAL EVENING JOURNEY HOLIDAY NTHDAY LUNARYEAR SEASON SEMESTER QMARK EASTER',
    'SAMEDAY THATDAY BEGINOFDAY MIDOFDAY TODATE ENDOFDAY ENDOFMONTH ENDOFYEAR WORKDAY NOW QUARTERHOUR WORKDAYS',
    'DECADE ENDOFWEEK HOLYWEEK SPAN',
  ]
    .join(' ')
    .split(' '),
)

const walls = new WeakMap<DateReference, Wall>()

/** The last wall time is cached, because all sentences of a note have the same reference. */
function wallOf(reference: DateReference): Wall {
  const known = walls.get(reference)
  if (known !== undefined) return known
  const wall = toWall(reference.recordedAt, reference.timezone)
  walls.set(reference, wall)
  return wall
}

/**
 * Finds the dates in a text, and resolves them against the time it was spoken. A day and a time that are apart in one sentence
 * are one moment. The function is pure; the results are in text order.
 */
export function findDates(text: string, language: Language, reference: DateReference): DateMention[] {
  const dates = findDatesApart(text, language, reference).filter(({ kind }) => kind !== 'retracted')
  return joinApart(dates, text)
}

/**
 * Does the same as `findDates`, but a day and a time that are apart are two dates, and days that were taken back are there as
 * `retracted`. `observe` is for tests.
 */
export function findDatesApart(
  text: string,
  language: Language,
  reference: DateReference,
  observe?: (rule: RuleName) => void,
): DateMention[] {
  const context: Context = {
    now: wallOf(reference),
    timezone: reference.timezone,
    lateWeekday: packOf(language).dates.lateWeekday,
    monthFirst: reference.monthFirst ?? isMonthFirst(packOf(language).dates, reference.timezone),
  }
  let symbols = readSymbols(text, language, observe)
  placeSameDays(symbols, context.now, reference.dayBefore)
  if (!maskTimelessRuns(symbols)) return []
  for (const rules of PASSES) {
    if (rules.includes(FIRST_CORRECTION_RULE)) settleMoves(symbols, text, packOf(language))
    symbols = runPass(symbols, rules, context, observe)
    if (rules.includes(LAST_CLOCK_RULE)) placeMealHours(symbols, text)
  }
  settleMoves(symbols, text, packOf(language))
  retractDays(symbols, text, packOf(language))
  repeatTimes(symbols)
  shareDays(symbols)
  return symbols.flatMap((symbol) => {
    const meaning = describe(symbol, context)
    if (!meaning) return []
    const { start, end, relation = null } = symbol
    return [{ start, end, text: text.slice(start, end), relation, ...meaning }]
  })
}

/** Tells whether people write 3/4 for the fourth of March, in a language and a time zone. */
function isMonthFirst({ monthFirst }: DateLexicon, timezone: string): boolean {
  return monthFirst.some((beginning) => timezone.startsWith(beginning))
}

/**
 * Turns runs of small words without a time word into ordinary words, so that no pass tries its rules on them. Returns whether
 * any time word is left.
 */
function maskTimelessRuns(symbols: Sym[]): boolean {
  let found = false
  let from = 0
  let hasTime = false
  for (let at = 0; at <= symbols.length; at++) {
    const kind = symbols[at]?.kind ?? OTHER
    if (kind !== OTHER) hasTime ||= TIME_KINDS.has(kind) || /today$/.test(symbols[at]?.tag ?? '')
    else {
      if (!hasTime) for (const symbol of symbols.slice(from, at)) symbol.kind = OTHER
      found ||= hasTime
      hasTime = false
      from = at + 1
    }
  }
  return found
}

function describe(
  { kind, value, from, to, tag, retracted }: Sym,
  { now }: Context,
): Pick<DateMention, 'kind' | 'from' | 'to' | 'isPartOfDay' | 'isStartOfSpan'> | null {
  if (retracted && from !== undefined) return { kind: 'retracted', from: formatDay(from), to: null }
  const ending = to === undefined ? null : to
  if (kind === 'CLOCK') return { kind: 'time', from: formatMinute(next(value * MINUTE, now)), to: null }
  if (from === undefined) return null
  if (kind === 'TIMES') {
    const begin = next(from, now)
    const until = ending === null ? null : formatMinute(begin + ending - from)
    return { kind: 'time', from: formatMinute(begin), to: until, ...(tag === PART_OF_DAY ? { isPartOfDay: true } : {}) }
  }
  if (kind === 'DATE') {
    const day = tag === END_OF_DAY ? formatMinute(from + DAY - MINUTE) : formatDay(from)
    return { kind: 'day', from: day, to: null, ...(tag === START_OF_SPAN ? { isStartOfSpan: true } : {}) }
  }
  if (kind === 'NOW') return { kind: 'now', from: formatMinute(from), to: null }
  if (kind === 'MOMENT') {
    return {
      kind: tag === 'within' ? 'span' : 'moment',
      from: formatMinute(from),
      to: ending === null ? null : formatMinute(ending),
    }
  }
  if (kind === 'SPAN') return { kind: 'span', from: formatDay(from), to: formatDay(ending ?? from) }
  if (kind === 'PARTDAY') return { kind: 'part', from: formatMinute(from), to: formatMinute(ending ?? from) }
  return null
}

/** Returns the next occurrence of a time of day. */
function next(time: number, now: number): number {
  const today = startOfDay(now) + time
  return today < now ? today + DAY : today
}
