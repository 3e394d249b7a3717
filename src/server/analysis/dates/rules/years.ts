import { yearOf } from '#server/calendar/wall-time.ts'
import { OTHER, pick, type Rule, rule } from '../grammar.ts'
import { fullYear } from '../resolve.ts'

/** Years before this one are not read from numbers that could be times of day. */
const FIRST_YEAR = 1000
/** From this number on, two digits after a month are neither its day nor an hour. */
const NO_HOUR = 25

/** A month, with or without its day, before a year. */
const MONTH_BEFORE = '(?<=(MONTH|MONTH NUM|MONTH ORD) (OF|OFTHE|COMMA|DOT)?)'
/** A day and its month before a year, but not "13:00 February". */
const DAY_BEFORE = '(?<=((?<!COLON)(NUM|ORD) (OF|DOT)? MONTH|MONTH (NUM|ORD)) (OF|OFTHE|COMMA|DOT)?)'
/** Nothing follows that the number would count or that belongs to it. */
const ALONE = '{plainly}(?!AM|PM|COLON|OF? MONTH|COMMA? YEAR|TO|AND)'

/** Years that no four digits of our time name, each of which becomes a year before the other rules are applied. */
export const yearRules: Rule[] = [
  rule(
    'year.relative',
    'The year of a month or a named day, relative to this one: "17 April next year".',
    '(?<=MONTH {nth}?|HOLIDAY|EASTER|NTHDAY|SEASON|UNIT NUM)(COMMA|OF|OFTHE|INTHE)? {the}? ((THIS|NEXT|COMING|LAST) UNIT|UNIT (NEXT|COMING|LAST)) (?!IN)',
    (parts, { now }) => {
      if (pick(parts, 'UNIT')?.unit !== 'year') return null
      return { kind: 'YEAR', value: yearOf(now) + (pick(parts, 'NEXT', 'COMING', 'LAST', 'THIS')?.value ?? 0) }
    },
  ),
  rule(
    'year.named',
    'The word for year before the number of one, after a month: "21 avril de l\'an 2026".',
    '(?<=MONTH)(COMMA|OF|OFTHE|INTHE)? {the}? UNIT YEAR',
    (parts) => {
      const year = pick(parts, 'YEAR')
      return year && pick(parts, 'UNIT')?.unit === 'year' ? { kind: 'YEAR', value: year.value } : null
    },
  ),
  // "3 May 1430" is at half past two, because times are said in steps of five minutes.
  rule(
    'year.old',
    'A year before 1900 after its month: "December 1843".',
    `${MONTH_BEFORE}BIG (?!HOURS|UNIT|AM|PM|PERCENT|OTHERS|ZONE|COLON|DASH|SLASH)`,
    ([year]) => {
      if (!year || year.value < FIRST_YEAR || year.end - year.start !== 4) return null
      return year.value % 5 !== 0 || year.value % 100 > 59 ? { kind: 'YEAR', value: year.value } : null
    },
  ),
  rule(
    'year.two-digits',
    'A year by its two digits after a day and its month: "3 June 99".',
    `${DAY_BEFORE}NUM ${ALONE}`,
    ([year], _context, next) => {
      const written = year?.tag === 'digits' && year.end - year.start === 2
      // "3 June 30 guests".
      const counts = next?.kind === OTHER && next.end - next.start > 1
      return written && year.value >= NO_HOUR && !counts ? { kind: 'YEAR', value: fullYear(year.value) } : null
    },
  ),
  rule(
    'year.two-digits-before-time',
    'The same before a time: "3 June 12, 14:30".',
    `${DAY_BEFORE}NUM (?=(COMMA|AT|TOWARDS DETF)* NUM (COLON|AM|PM|HOURS))`,
    ([year]) =>
      year?.tag === 'digits' && year.end - year.start === 2 ? { kind: 'YEAR', value: fullYear(year.value) } : null,
  ),
]
