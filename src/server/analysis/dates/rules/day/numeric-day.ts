import { DAY, type Wall, weekdayOf } from '#server/calendar/wall-time.ts'
import { all, type Make, type Meaning, pick, type Rule, rule } from '../../grammar.ts'
import { day, dayInMonth } from '../../resolve.ts'

function dated(from: Wall | null, hasYear: boolean): Meaning | null {
  const made = day(from)
  return made && { ...made, hasYear }
}

/** Reads `3/4`, `3/4/2026`, `2026-04-03` in the language's order, unless only the other order gives a date. */
const numeric: Make = (parts, context) => {
  const [first, second, third] = all(parts, 'NUM', 'YEAR')
  if (!first || !second) return null
  // "24/7" means always, and "4.5.6" and "1/2/3" are versions and lists.
  if (first.value === 24 && second.value === 7 && !third) return null
  if (first.kind !== 'YEAR' && third?.kind === 'NUM' && third.end - third.start < 2) return null
  if (first.kind === 'YEAR') return dated(dayInMonth(context, second.value, third?.value ?? 0, first.value), true)
  // With dots the day comes first everywhere.
  const monthFirst = context.monthFirst && !(third && pick(parts, 'DOT'))
  const [month, date] = monthFirst ? [first.value, second.value] : [second.value, first.value]
  const year = third?.value
  const usual = dayInMonth(context, month, date, year)
  const other = dayInMonth(context, date, month, year)
  // "Wed 12/2" is the day of the two that is a Wednesday.
  const weekday = pick(parts, 'WEEKDAY')?.value
  const isOther = weekday !== undefined && usual !== null && weekdayOf(usual) !== weekday
  const found = isOther && other !== null && weekdayOf(other) === weekday ? other : (usual ?? other)
  return dated(found, year !== undefined)
}

/** Dates further off are said with their month. */
const SOON = 62 * DAY

/** Days in digits alone: "3/4/2026", "17.04.26", "2026-04-17". */
export const numericDayRules: Rule[] = [
  rule(
    'day.slashed',
    'A date in digits with slashes.',
    '(ON|DET|THE|THIS|NEXT|COMING)* (WEEKDAY COMMA?)? {apart}NUM SLASH NUM (SLASH (NUM|YEAR))? (?!HOURS|UNIT|DOT NUM|SLASH|PERCENT|OF|OFTHE|INTHE OTHER)',
    numeric,
  ),
  rule(
    'day.dotted',
    'A date in digits with dots or dashes.',
    '(ON|DET)? (WEEKDAY|WEEKDAY COMMA)? {apart}NUM (DOT|DASH) NUM (DOT|DASH) (YEAR|NUM)',
    numeric,
  ),
  // "Monday 11-4" is a date only if it is soon and a Monday; otherwise it is from eleven to four.
  rule(
    'day.weekday-dashed',
    'A weekday with two numbers that name the same day soon.',
    '(ON|DET)? THIS? (WEEKDAY) NUM (DOT|DASH) NUM (?!AM|PM|COLON|HOURS)',
    (parts, context) => {
      const date = numeric(parts, context)
      const soon = date?.from !== undefined && date.from - context.now < SOON
      const agree = soon && weekdayOf(date.from ?? 0) === pick(parts, 'WEEKDAY')?.value
      return agree || pick(parts, 'DOT') ? date : null
    },
  ),
  // "Le 20 2 2014", "el 15 03": digits with only blanks between them.
  rule(
    'day.spaced-digits',
    'A date in digits separated by blanks, after "on the".',
    '(ON|DET) WEEKDAY? NUM NUM ((OF|OFTHE)? (YEAR|NUM))? (?!UNIT|PERCENT|HOURS|COLON|MONTH|OTHER|NUM|BIG|DASH|CLOCK|AM|PM)',
    (parts, context) =>
      all(parts, 'NUM').every(({ tag, value }) => tag === 'digits' && value > 0) ? numeric(parts, context) : null,
  ),
  rule(
    'day.spaced-digits-year',
    'Two numbers and a year separated by blanks.',
    '(?<!NUM|BIG|SLASH|DASH|DOT)NUM NUM YEAR (?!UNIT|PERCENT|NUM|BIG)',
    (parts, context) => (all(parts, 'NUM').every(({ tag }) => tag === 'digits') ? numeric(parts, context) : null),
  ),
  rule('day.on-dotted', 'Two numbers with a dot after "on".', 'ON NUM DOT NUM', numeric),
  rule(
    'day.year-first',
    'A date in digits that begins with its year.',
    '(ON|DET)? (WEEKDAY|WEEKDAY COMMA)? (?<!(BIG|YEAR)DASH|(?<!NUM|CLOCK)SLASH|DOT)YEAR (DASH NUM DASH|SLASH NUM SLASH|DOT NUM DOT) NUM (?!DASH NUM)',
    numeric,
  ),
]
