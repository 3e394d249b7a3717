// Over 250 lines: the rules for periods form one list, in which the earlier of two equally long matches wins.
import {
  add,
  DAY,
  dayOf,
  makeDay,
  startOfDay,
  startOfWeek,
  type Unit,
  type Wall,
  weekdayOf,
  yearOf,
} from '#server/calendar/wall-time.ts'
import { all, type Context, type Meaning, pick, type Rule, rule, type Sym } from '../grammar.ts'
import { day, monthSpan, span, unitSpan } from '../resolve.ts'

/** Returns the year, month or other period that some words name. */
function periodOf(parts: Sym[], context: Context): Meaning | null {
  const month = pick(parts, 'MONTH')
  const year = pick(parts, 'YEAR')?.value
  if (month) return monthSpan(context, month.value, year)
  if (year !== undefined) return yearSpan(year)
  const unit = pick(parts, 'UNIT')?.unit
  return unit ? unitSpan(context, unit, pick(parts, 'NEXT', 'COMING', 'THIS', 'LAST')?.value ?? 0) : null
}

function yearSpan(year: number): Meaning {
  return span(makeDay(year, 1, 1), makeDay(year + 1, 1, 1), 'year')
}

/** Returns the symbols before and after the word that joins a part to its whole. */
function halves(parts: Sym[]): [Sym[], Sym[]] {
  const at = parts.findIndex(({ kind }, index) => index > 0 && /^(?:OF|OFTHE|INTHE|IN|ATTHE|FOR)$/.test(kind))
  return [parts.slice(0, at), parts.slice(at + 1)]
}

/** Returns the `nth` unit within a period, or the `nth` from its end, and `count` units from there. */
function nthOf(period: Meaning, unit: Unit, nth: number, fromEnd: boolean, count: number): Meaning | null {
  const { from, to } = period
  if (from === undefined || to === undefined) return null
  // A week belongs to the period of its Thursday.
  const first = unit === 'week' ? startOfWeek(from + 3 * DAY) : from
  const last = unit === 'week' ? startOfWeek(to - DAY - 3 * DAY) + 7 * DAY : to
  const begin = fromEnd ? add(last, -nth * count, unit) : add(first, (nth - 1) * count, unit)
  if (begin < first || begin >= last) return null
  return unit === 'day' && count === 1 ? day(begin) : span(begin, add(begin, count, unit), unit)
}

/** Returns a half of a month: its first fifteen days, or the rest. */
function halfOfMonth({ from, to, unit }: Meaning, first: boolean): Meaning | null {
  if (from === undefined || to === undefined || unit !== 'month') return null
  return first ? span(from, from + 15 * DAY, 'day') : span(from + 15 * DAY, to, 'day')
}

/** Returns the next quarter with that number that is not over, or the one of a given year. */
function quarterSpan({ now }: Context, nth: number, year: number | undefined): Meaning | null {
  if (nth < 1 || nth > 4) return null
  const inYear = (of: number) => span(makeDay(of, nth * 3 - 2, 1), makeDay(of, nth * 3 + 1, 1), 'quarter')
  const here = inYear(year ?? yearOf(now))
  return year === undefined && (here.to ?? 0) <= now ? inYear(yearOf(now) + 1) : here
}

/** The year of a quarter: its number, or the next one. */
const OF_YEAR = '(({of}|COMMA)? {the}? (YEAR|(NEXT|COMING) UNIT|UNIT (NEXT|COMING)))?'

function quarterOfYear(context: Context, nth: number, parts: Sym[]): Meaning | null {
  if (!pick(parts, 'NEXT', 'COMING')) return quarterSpan(context, nth, pick(parts, 'YEAR')?.value)
  const whole = parts.findLast(({ kind }) => kind === 'UNIT')
  return whole?.unit === 'year' ? quarterSpan(context, nth, yearOf(context.now) + 1) : null
}

/** The days on which the seasons begin, by month (northern hemisphere). */
const SEASON_DAY: Record<number, number> = { 3: 20, 6: 21, 9: 23, 12: 21 }

/** Returns the current or next season, or the one `count` later. */
function seasonSpan({ now }: Context, month: number, count: number): Meaning {
  const begin = (year: number) => makeDay(year, month, SEASON_DAY[month] ?? 21)
  const next = (month + 3) % 12 || 12
  const end = (year: number) => makeDay(year + (next < month ? 1 : 0), next, SEASON_DAY[next] ?? 21)
  let year = yearOf(now) - 1
  while (end(year) <= now) year++
  const running = begin(year) <= now
  if (count > 0 && running) year++
  if (count < 0) year--
  return span(begin(year), end(year), 'quarter')
}

/** Returns the next week with that number (ISO 8601). */
function numberedWeek({ now }: Context, value: number, year: number | undefined): Meaning | null {
  if (value < 1 || value > 53) return null
  const inYear = (of: number): Wall => startOfWeek(makeDay(of, 1, 4)) + (value - 1) * 7 * DAY
  const here = inYear(year ?? yearOf(now))
  const from = year === undefined && here + 7 * DAY <= now ? inYear(yearOf(now) + 1) : here
  return span(from, from + 7 * DAY, 'week')
}

const nthPart = (parts: Sym[], context: Context): Meaning | null => {
  const [piece, whole] = halves(parts)
  const period = periodOf(whole, context)
  const length = pick(piece, 'DUR')
  const unit = length?.unit ?? pick(piece, 'UNIT')?.unit
  const fromEnd = pick(piece, 'LAST') !== undefined
  const nth = pick(piece, 'ORD', 'QUARTERHOUR')
  const order = nth?.kind === 'QUARTERHOUR' ? 4 : (nth?.value ?? 1)
  if (length?.tag === 'fortnight' && period) return halfOfMonth(period, order === 1 && !fromEnd)
  if (!period?.unit || !unit || period.unit === unit || length?.value === 0.5) return null
  const count = length ?? pick(piece, 'NUM', 'FEW')
  return nthOf(period, unit, order, fromEnd, count?.value ?? 1)
}

/** Parts of months and years, quarters, seasons, numbered weeks and years. */
export const periodRules: Rule[] = [
  rule(
    'period.nth-of-period',
    'The nth or last unit of a month, year or other period.',
    '{the}? ((ORD|LAST|ORD LAST|LAST ORD) (UNIT|DUR)|(NUM|FEW) (ORD|LAST) UNIT) {of} {the}? {period}',
    nthPart,
  ),
  rule(
    'period.nth-working-day',
    'The nth or last working day of a period.',
    '{the}? (ORD|LAST) WORKDAY {of} {the}? {period}',
    (parts, context) => {
      const { from, to } = periodOf(halves(parts)[1], context) ?? {}
      if (from === undefined || to === undefined) return null
      const nth = pick(parts, 'LAST') ? 1 : (pick(parts, 'ORD')?.value ?? 1)
      const [first, step] = pick(parts, 'LAST') ? [to - DAY, -DAY] : [from, DAY]
      let left = nth
      for (let at = first; at >= from && at < to; at += step) {
        if (weekdayOf(at) < 6) left--
        if (left === 0) return day(at)
      }
      return null
    },
  ),
  rule(
    'period.last-unit-of',
    'The last unit of a period, when "last" comes second.',
    '{the}? (UNIT|DUR) LAST {of} {the}? {period}',
    nthPart,
  ),
  rule(
    'period.nth-weekend-of',
    'The nth or last weekend of a period.',
    '{the}? (ORD|LAST) WEEKEND {of} {the}? {period}',
    (parts, context) => {
      const { from, to } = periodOf(halves(parts)[1], context) ?? {}
      if (from === undefined || to === undefined) return null
      const first = from + ((6 - weekdayOf(from) + 7) % 7) * DAY
      const nth = pick(parts, 'ORD')?.value
      const last = to - DAY - ((weekdayOf(to - DAY) - 6 + 7) % 7) * DAY
      const begin = nth === undefined ? last : first + (nth - 1) * 7 * DAY
      return begin < to ? { ...span(begin, begin + 2 * DAY, 'day'), tag: 'weekend' } : null
    },
  ),
  rule(
    'period.quarter',
    'A quarter of a year, by its ordinal.',
    `{the}? (ORD|QUARTERHOUR) (QUARTERHOUR|UNIT) ${OF_YEAR} (?!{of})`,
    (parts, context) => {
      const [first, second] = all(parts, 'ORD', 'QUARTERHOUR', 'UNIT')
      if (second?.kind === 'UNIT' ? second.unit !== 'quarter' : first?.kind !== 'ORD') return null
      const nth = first?.kind === 'QUARTERHOUR' ? 4 : (first?.value ?? 0)
      return quarterOfYear(context, nth, parts)
    },
  ),
  // "The second half of the year", "el primer semestre", "la première moitié de mai".
  rule(
    'period.half-of-period',
    'The first or second half of a year or month.',
    '{the}? ORD (HALF|SEMESTER|MIDOF) {of}? {the}? {period}',
    (parts, context) => {
      const at = parts.findIndex(({ kind }) => /^(?:HALF|SEMESTER|MIDOF)$/.test(kind))
      const period = periodOf(parts.slice(at + 1), context)
      const nth = pick(parts, 'ORD')?.value ?? 0
      if (nth > 2 || !period) return null
      return period.unit === 'year' ? nthOf(period, 'quarter', nth, false, 2) : halfOfMonth(period, nth === 1)
    },
  ),
  rule(
    'period.semester',
    'A half of this year, without naming it.',
    '{the}? ORD SEMESTER (?!{of}|YEAR)',
    (parts, context) => {
      const year = unitSpan(context, 'year', 0)
      const half = nthOf(year, 'quarter', pick(parts, 'ORD')?.value ?? 0, false, 2)
      const past = (half?.to ?? 0) <= context.now
      return past ? nthOf(unitSpan(context, 'year', 1), 'quarter', pick(parts, 'ORD')?.value ?? 0, false, 2) : half
    },
  ),
  rule(
    'period.years',
    'From one year to another.',
    '({from} YEAR {to}|{apart}YEAR {upto}) YEAR (?!DASH|SLASH)',
    (parts) => {
      const [first, last] = all(parts, 'YEAR')
      if (!first || !last || last.value < first.value) return null
      return span(makeDay(first.value, 1, 1), makeDay(last.value + 1, 1, 1), 'year')
    },
  ),
  rule(
    'period.quarter-mark',
    'A quarter as "Q3".',
    `{the}? (YEAR (DASH|COMMA)?)? QMARK NUM ${OF_YEAR}`,
    (parts, context) => {
      const [mark, number] = [pick(parts, 'QMARK'), pick(parts, 'NUM')]
      // "Q 3" and "T 3" with a blank may mean anything.
      if (!mark || !number || number.start !== mark.end) return null
      return quarterOfYear(context, number.value, parts)
    },
  ),
  rule('period.which-season', 'This, next or last season.', '{the}? (THIS|NEXT|COMING|LAST) SEASON', (parts, context) =>
    seasonSpan(context, pick(parts, 'SEASON')?.value ?? 3, pick(parts, 'NEXT', 'LAST')?.value ?? 0),
  ),
  rule('period.season-of-year', 'The season of a year.', '{the}? SEASON {of}? YEAR', (parts, context) => {
    const year = pick(parts, 'YEAR')?.value ?? 0
    return seasonSpan({ ...context, now: makeDay(year, 1, 1) }, pick(parts, 'SEASON')?.value ?? 3, 0)
  }),
  rule(
    'period.season-which',
    'The same with the determiner last.',
    '(DET|DETF|THE) SEASON (NEXT|COMING|LAST)',
    (parts, context) => seasonSpan(context, pick(parts, 'SEASON')?.value ?? 3, pick(parts, 'NEXT', 'LAST')?.value ?? 0),
  ),
  // Without a preposition "fall" and "été" are ordinary words.
  rule(
    'period.in-season',
    'A season after "in the".',
    '(IN|INTHE|DURING|ATTHE|FOR|(AT|TOWARDS) {the}) {the}? SEASON (?!LAST)',
    (parts, context) => seasonSpan(context, pick(parts, 'SEASON')?.value ?? 3, 0),
  ),
  rule(
    'period.numbered-week',
    'A week by its number in the year.',
    '{the}? UNIT (NUM|BIG) ({of}? YEAR)? (?!UNIT|PERCENT|NUM|OF|COLON|DOT NUM|HOURS|AM|PM|TO|DASH)',
    (parts, context) =>
      pick(parts, 'UNIT')?.unit === 'week'
        ? numberedWeek(context, pick(parts, 'NUM')?.value ?? 0, pick(parts, 'YEAR')?.value)
        : null,
  ),
  rule(
    'period.year-month-digits',
    'A year and a month in digits.',
    'YEAR (SLASH|DASH) NUM (?!SLASH|DASH|NUM|DOT)',
    (parts, context) => {
      const month = pick(parts, 'NUM')
      if (!month || month.value < 1 || month.value > 12 || month.end - month.start !== 2) return null
      return monthSpan(context, month.value, parts[0]?.value)
    },
  ),
  rule(
    'period.month-year-digits',
    'A month and its year in digits: "06/2028".',
    '(?<=^|COMMA|COLON|IN|INTHE|OF|OFTHE|SINCE|FROM|UNTIL|TO|TOWARDS|BY|BEFORE|AFTER|DURING)NUM (SLASH|DASH) YEAR (?!SLASH|DASH|NUM|DOT NUM)',
    ([month, sign, year], context) => {
      if (!month || !year || month.value < 1 || month.value > 12) return null
      const written = month.end - month.start === 2 || sign?.kind === 'SLASH'
      return written && month.tag === 'digits' ? monthSpan(context, month.value, year.value) : null
    },
  ),
  rule(
    'period.in-year',
    'A year after "in".',
    '(IN|DURING|FORDUR|(INTHE|IN)? {the}? UNIT|INTHE) YEAR (?!SLASH|DASH|COLON|UNIT|PERCENT)',
    (parts) => {
      const unit = pick(parts, 'UNIT')?.unit
      return unit !== undefined && unit !== 'year' ? null : yearSpan(pick(parts, 'YEAR')?.value ?? 0)
    },
  ),
  rule(
    'period.related-year',
    'A year after "by", "before" and the like.',
    '(?<=BY|BEFORE|AFTER|SINCE|UNTIL|FROM|TO|BEGINOF|MIDOF|ENDOF)YEAR (?!SLASH|DASH|COLON|UNIT|PERCENT)',
    ([year]) => yearSpan(year?.value ?? 0),
  ),
  rule(
    'period.rest-of',
    'The rest of this week, month or year.',
    'RESTOF {the}? THIS? (UNIT|DAYREL)',
    (parts, context) => {
      const unit = pick(parts, 'UNIT')?.unit
      const { to } = unit && unit !== 'day' ? unitSpan(context, unit, 0) : {}
      return to === undefined ? null : span(startOfDay(context.now), to, 'day')
    },
  ),
  // "The 26th of the month", "le deuxième jour d'août".
  rule(
    'period.nth-day-of-month',
    'The nth day of a month.',
    '(ON|THE|DET)* (ORD|NUM) UNIT {of} {the}? MONTH (OF? YEAR)?',
    (parts, context) => {
      const period = monthSpan(context, pick(parts, 'MONTH')?.value ?? 1, pick(parts, 'YEAR')?.value)
      if (pick(parts, 'UNIT')?.unit !== 'day') return null
      return nthOf(period, 'day', pick(parts, 'ORD', 'NUM')?.value ?? 0, false, 1)
    },
  ),
  rule(
    'period.number-of-this-month',
    'A day of this month: "the 26th of the month".',
    '(ON|THE|DET)* (ORD|NUM) UNIT? {of} {the}? THIS? UNIT',
    (parts, context) => {
      const whole = parts.findLast(({ kind }) => kind === 'UNIT')
      const value = pick(parts, 'ORD', 'NUM')
      const counted = value?.kind === 'NUM' && (value.tag === 'words' || !pick(parts, 'THE', 'DET'))
      if (whole?.unit !== 'month' || !value || value.value < 1 || counted) return null
      const ahead = pick(parts, 'THIS') || value.value >= dayOf(context.now) ? 0 : 1
      return nthOf(unitSpan(context, 'month', ahead), 'day', value.value, false, 1)
    },
  ),
]
