import { DAY, makeDay, makeRealDay, monthOf, type Wall, yearOf } from '#server/calendar/wall-time.ts'
import { all, type Context, type Meaning, pick, type Rule, rule, type Sym } from '../../grammar.ts'
import { dayInMonth, dayOfMonth, span } from '../../resolve.ts'

/** Days of one month: "from the 13th to the 15th of July", "July 13-15". */
export const dayRangeRules: Rule[] = [
  rule(
    'range.days-of-month',
    'Days of one month: "from the 13th to the 15th of July".',
    '(ON|DET)? {from}? (THE|DET|WEEKDAY)* (NUM|ORD) {dayto} (THE|DET|WEEKDAY)* (NUM|ORD) (OF|OF DET)? MONTH (OF? YEAR)?',
    (parts, context) => daysOf(parts, context),
  ),
  rule(
    'range.month-days',
    'The same with the month first.',
    '(ON|DET)? {from}? MONTH (THE)? (NUM|ORD) (TO|DASH|AND|UNTIL) (THE)? (NUM|ORD) (COMMA? YEAR)? (?!COLON|AM|PM|HOURS|OCLOCK|DOT NUM|MOD|PAST|OF? MONTH)',
    (parts, context) => daysOf(parts, context),
  ),
  rule(
    'range.day-month-to-day',
    'The same with the month after the first day: "12 March - 14".',
    '(ON|DET)? {nth} OF? MONTH (DASH|TO|UNTIL) THE? {nth} {plainly}(?!COLON|HOURS|AM|PM|OCLOCK|OF? MONTH|OTHER|MOD|AND|PAST)',
    (parts, context) => {
      const [first, last] = all(parts, 'NUM', 'ORD')
      return first && last && last.value > first.value ? daysOf(parts, context) : null
    },
  ),
  // "From 5/1-5/7/2020", "del 01/05 al 07/05".
  rule(
    'range.slashed-days',
    'The same in digits with slashes.',
    '(ON|DET)? {from}? NUM SLASH NUM (DASH|TO|ATTHE|AND|UNTIL|TOWARDS) (THE|DET)? NUM SLASH NUM ((SLASH|COMMA|OF|OFTHE)? YEAR|SLASH NUM)? (?!SLASH|UNIT|PERCENT)',
    (parts, context) => {
      const numbers = all(parts, 'NUM', 'YEAR')
      const date = (at: number) => numericDay(numbers[at], numbers[at + 1], numbers[4], context)
      const [from, until] = [date(0), date(2)]
      return from === null || until === null || until < from ? null : daySpan(from, until)
    },
  ),
  // "From the 4th to the 23rd of next month".
  rule(
    'range.days-of-next-month',
    'Days of this or next month.',
    '(ON|DET)? {from}? (THE|DET)? (NUM|ORD) {dayto} (THE|DET)? (NUM|ORD) (OF|OFTHE|COMMA|IN)? {the}? {unitahead}',
    (parts, { now }) => {
      const [first, last] = all(parts, 'NUM', 'ORD')
      if (pick(parts, 'UNIT')?.unit !== 'month' || !first || !last) return null
      const month = monthOf(now) + (pick(parts, 'NEXT', 'COMING') ? 1 : 0)
      const [from, until] = [makeDay(yearOf(now), month, first.value), makeDay(yearOf(now), month, last.value)]
      return until < from || last.value > 31 ? null : daySpan(from, until)
    },
  ),
  // "The 5th, 6th and 7th of January".
  rule(
    'range.listed-days',
    'Three days of one month that follow each other.',
    '(ON|THE|DET|DETP)* UNIT? (NUM|ORD) COMMA (THE|DET)? (NUM|ORD) COMMA? AND (THE|DET)? (NUM|ORD) (OF|OF DET)? MONTH (OF? YEAR)?',
    (parts, context) => {
      const [first, second, last] = all(parts, 'NUM', 'ORD')
      const isRow = first && second && last && second.value === first.value + 1 && last.value === second.value + 1
      return isRow
        ? daysOf(
            parts.filter((part) => part !== second),
            context,
          )
        : null
    },
  ),
  // Without a month, it is a range only if the small words make clear that days are meant.
  rule(
    'range.ordinal-days',
    'Days by their ordinals, without a month.',
    '{from} (THE|DET|WEEKDAY)* ORD {to} (THE|DET|WEEKDAY)* ORD',
    (parts, context) => daysOf(parts, context),
  ),
  // "The 9th to the 11th", "23rd-25th".
  rule(
    'range.bare-ordinals',
    'The same without "from".',
    '(?<!MONTH)(THE|DET)? ORD (TO|DASH|UNTIL) (THE|DET)? ORD',
    (parts, context) => {
      const written = all(parts, 'ORD').every(({ tag }) => tag !== 'words')
      return written || all(parts, 'THE', 'DET').length === 2 ? daysOf(parts, context) : null
    },
  ),
  rule(
    'range.numbered-days',
    'Days by their numbers, when small words make it clear.',
    'OFTHE WEEKDAY? (NUM|ORD) (ATTHE|UNTIL|TO) WEEKDAY? {lastday}',
    (parts, context) => daysOf(parts, context),
  ),
  // "Entre el 12 y el 15", "du 9 jusqu'au 11": hours have another article, or none.
  rule(
    'range.numbers-with-article',
    'Days by their numbers, each with the article of days.',
    '({from} DETP? UNIT?|DETP UNIT) (THE|DET)? NUM {to} (THE|DET)? UNIT? {lastday}',
    (parts, context) => (ofDays(parts) ? daysOf(parts, context) : null),
  ),
]

/** Tells whether articles or the word "day" show that two numbers are days. */
function ofDays(parts: Sym[]): boolean {
  const units = all(parts, 'UNIT')
  if (units.some(({ unit }) => unit !== 'day') || all(parts, 'NUM').some(({ value }) => value < 1)) return false
  const marks = parts.filter(({ kind, tag }) => /^(?:THE|DET|OFTHE|ATTHE)$/.test(kind) || tag === 'with the day')
  return units.length > 0 || marks.length > 1
}

function daysOf(parts: Sym[], context: Parameters<Rule['make']>[1]): Meaning | null {
  const [first, last] = all(parts, 'NUM', 'ORD')
  const month = pick(parts, 'MONTH')?.value
  const year = pick(parts, 'YEAR')?.value
  if (!first || !last) return null
  if (month === undefined) return daysOfSomeMonth(first.value, last.value, context)
  const from = dayInMonth(context, month, first.value, year)
  const until = dayInMonth(context, month, last.value, year)
  // "From the 21st until the 4th of January" begins in December, "from January 21st to the 4th" ends in February.
  if (from !== null && until !== null && first.value > last.value) {
    const isFirst = (pick(parts, 'MONTH')?.start ?? 0) < first.start
    const begin = isFirst ? from : makeRealDay(yearOf(until), monthOf(until) - 1, first.value)
    const end = isFirst ? makeRealDay(yearOf(from), monthOf(from) + 1, last.value) : until
    return begin === null || end === null ? null : daySpan(begin, end)
  }
  return from === null || until === null || until < from ? null : daySpan(from, until)
}

/** Reads "del 4 al 23" in this month if it is not over yet, or else in the next possible month. */
function daysOfSomeMonth(first: number, last: number, context: Context): Meaning | null {
  // "From the 30th to the 2nd" goes past the end of the month.
  const over = first > 24 && last < 8
  const begin = over ? dayOfMonth(context, first) : null
  const until = dayOfMonth(begin === null ? context : { ...context, now: begin }, last)
  const scale = first === 1 && last === 10
  if (until === null || (first >= last && !over) || scale) return null
  const from = begin ?? makeRealDay(yearOf(until), monthOf(until), first)
  return from === null ? null : daySpan(from, until)
}

/** Returns the days from one to another. */
function daySpan(from: Wall, until: Wall): Meaning {
  return { ...span(from, until + DAY, 'day'), tag: 'days' }
}

function numericDay(first: Sym | undefined, second: Sym | undefined, year: Sym | undefined, context: Context) {
  const [month, date] = context.monthFirst ? [first?.value, second?.value] : [second?.value, first?.value]
  const inOrder = (of = 0, value = 0) => dayInMonth(context, of, value, year?.value)
  return inOrder(month, date) ?? inOrder(date, month)
}
