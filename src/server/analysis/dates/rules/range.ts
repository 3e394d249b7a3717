// Over 250 lines: the rules for ranges form one list, in which the earlier of two equally long matches wins.
import {
  add,
  DAY,
  MINUTE,
  makeDay,
  makeRealDay,
  monthOf,
  startOfDay,
  type Wall,
  yearOf,
} from '#server/calendar/wall-time.ts'
import { all, type Context, type Meaning, pick, type Rule, rule, type Sym } from '../grammar.ts'
import { dayInMonth, dayOfMonth, inPart, lastDayBefore, moment, span, spokenClock } from '../resolve.ts'
import { timeOfDigits } from './four-digits.ts'
import { RELATIONS } from './join.ts'

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
    '(ON|DET)? {from}? MONTH (THE)? (NUM|ORD) (TO|DASH|AND|UNTIL) (THE)? (NUM|ORD) (COMMA? YEAR)? (?!COLON|AM|PM|OF MONTH|MONTH)',
    (parts, context) => daysOf(parts, context),
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

/** Times of one day: "from nine to eleven", "between 3 and 8am", "at ten for two hours". */
export const timeRangeRules: Rule[] = [
  rule(
    'range.from-clock-to',
    'From one time to another.',
    '{from} (CLOCK|NUM|BIG) {to} (CLOCK|NUM|BIG) (?!UNIT|PERCENT|DUR|HOURS|MONTH|OF MONTH) {mod}?',
    (parts) => times(parts),
  ),
  rule(
    'range.clock-to',
    'One time to another.',
    'CLOCK (?!AND){to} (CLOCK|NUM (?!UNIT|MONTH|OF MONTH)) {mod}?|CLOCK COMMA (TO|UNTIL) {the}? CLOCK {mod}?',
    (parts) => times(parts),
  ),
  rule(
    'range.number-to-clock',
    'A number to a time.',
    '(?<!WEEKDAY|DET|MONTH|ON|NUM|UNIT|SLASH|DOT|COLON)NUM MOD? (TO|DASH|TOWARDS|UNTIL|AND|ATTHE|INTHE) DETF? CLOCK {mod}?',
    (parts) => times(parts),
  ),
  rule(
    'range.parts-to',
    'From one time to another, the first with its part of the day.',
    '{from} (CLOCK|NUM) {mod} {to} (CLOCK|NUM) {mod}?',
    (parts) => times(parts),
  ),
  rule(
    'range.dashed-hours',
    'Two hours with a dash.',
    'NUM DASH CLOCK {mod}?|(AT|TOWARDS|ABOUT) NUM DASH NUM (?!DASH|SLASH|DOT NUM|PERCENT|UNIT|MONTH)',
    (parts) => times(parts),
  ),
  // "Between 9.30-4.30 pm".
  rule('range.dotted-to-clock', 'A time with a dot to another.', '{from} NUM DOT NUM {to} (CLOCK) {mod}?', (parts) => {
    const [hour, minute, last] = all(parts, 'NUM', 'CLOCK')
    const first = minute && minute.end - minute.start === 2 ? spokenClock(hour?.value ?? 99, minute.value) : null
    const begin = hour && first ? { ...hour, ...first, kind: 'CLOCK', tag: first.tag ?? '' } : null
    return begin && last ? times([begin, ...parts.slice(parts.indexOf(last))]) : null
  }),
  rule(
    'range.dashed-hours-day',
    'Two hours with a dash beside a day.',
    'NUM DASH NUM (?=DATE)|(?<=DATE)NUM DASH NUM (?!DASH|SLASH|DOT NUM|PERCENT|UNIT|MONTH)',
    (parts) => times(parts),
  ),
  // "Nine to five on Monday"; but "ten to five" is a time.
  rule(
    'range.hours-before-day',
    'Two hours with "to" before a day.',
    '(?<!DATE|MONTH|DASH|SLASH|DOT|COLON)NUM TO NUM (?=ON? DATE)',
    (parts) => ([5, 10, 20, 25].includes(parts[0]?.value ?? 0) ? null : times(parts)),
  ),
  rule('range.clock-for', 'A time and a duration.', 'FROM? (CLOCK|NUM) (FOR|DURING|FORDUR)? DUR', (parts, context) => {
    const from = clockOf(parts.find((part) => part.kind === 'CLOCK' || part.kind === 'NUM'))
    const length = pick(parts, 'DUR')
    if (!from || !length?.unit || (pick(parts, 'NUM') && parts[0]?.kind !== 'FROM') || parts.length < 3) return null
    return made(from.value * MINUTE, add(from.value * MINUTE, length.value, length.unit), context ? from.tag : '')
  }),
  rule(
    'range.length-from-clock',
    'A duration and a starting time.',
    'DUR (FROM|AT|BEGINNING) (CLOCK|NUM (?!UNIT|DUR|PERCENT|MONTH|TO|DASH))',
    (parts) => {
      const from = clockOf(parts.at(-1))
      const length = pick(parts, 'DUR')
      if (length?.unit !== 'hour' && length?.unit !== 'minute') return null
      if (!from || !length?.unit || !pick(parts, 'FROM', 'AT', 'BEGINNING')) return null
      return made(from.value * MINUTE, add(from.value * MINUTE, length.value, length.unit), from.tag)
    },
  ),
]

function clockOf(part: Sym | undefined): Meaning | null {
  if (part?.kind === 'NUM') return spokenClock(part.value, 0)
  if (part?.kind === 'BIG') return timeOfDigits(part)
  return part ?? null
}

function made(from: Wall, to: Wall, tag: string | undefined): Meaning {
  return { kind: 'TIMES', value: 0, from, to, tag: tag ?? '' }
}

function times(parts: Sym[]): Meaning | null {
  const found = all(parts, 'CLOCK', 'NUM', 'BIG')
  const first = clockOf(found[0])
  const last = clockOf(found[1])
  if (!first || !last || isScale(found[0], found[1]) || areDays(parts)) return null
  const tail = parts.at(-1)
  const part = tail?.kind === 'MOD' || tail?.kind === 'PART' ? tail.tag : undefined
  const own = parts.find(({ kind, start }) => (kind === 'MOD' || kind === 'PART') && start < (found[1]?.start ?? 0))
  if (own) return timesInParts(first, own.tag, last, part)
  let from = first.value
  let to = last.value
  if (last.tag === 'ambiguous' && part) to = inHalf(to, part !== 'morning')
  const sure = last.tag !== 'ambiguous' || part !== undefined
  // "3 to 6pm": the half of the day applies to both, unless that would reverse them.
  if (first.tag === 'ambiguous' && sure) {
    const same = inHalf(from, to >= 720)
    from = same < to ? same : inHalf(from, to < 720)
  }
  if (last.tag === 'ambiguous' && !part) to = from % 720 < to % 720 ? inHalf(to, from >= 720) : inHalf(to, true)
  if (to <= from) to += to + 720 > from && to < 720 ? 720 : 1440
  return made(
    from * MINUTE,
    to * MINUTE,
    first.tag === 'counted' || (first.tag === 'ambiguous' && !sure) ? first.tag : '',
  )
}

/** Reads "from 3 in the morning until 5 pm", where each end has its own part of the day. */
function timesInParts(first: Meaning, part: string | undefined, last: Meaning, lastPart: string | undefined): Meaning {
  const from = inPart(first, part)
  const to = inPart(last, lastPart)
  const later = last.tag === 'ambiguous' && lastPart === undefined ? 720 : 1440
  return made(from * MINUTE, (to <= from ? to + later : to) * MINUTE, '')
}

/** Tells whether the article of a day comes before a number: "entre el 12 y el 15". */
function areDays(parts: Sym[]): boolean {
  return parts.some(
    ({ kind, tag }, at) => parts[at + 1]?.kind === 'NUM' && (/^(?:THE|DET)$/.test(kind) || tag === 'with the day'),
  )
}

/** Tells whether two numbers are a scale rather than hours: "from one to ten". */
function isScale(first: Sym | undefined, last: Sym | undefined): boolean {
  return first?.kind === 'NUM' && last?.kind === 'NUM' && first.value < 2 && last.value === 10
}

function inHalf(minutes: number, afternoon: boolean): number {
  return (minutes % 720) + (afternoon ? 720 : 0)
}

/** A longer range that began in the past is more likely to be two separate dates. */
const MAX_BEGUN = 62 * DAY

/** Ranges from one day or moment to another. */
export const rangeRules: Rule[] = [
  // "Between eight o'clock and now".
  rule('range.clock-to-now', 'From a time until now.', '{from} (CLOCK|NUM) {to} NOW', (parts, { now }) => {
    const begin = clockOf(pick(parts, 'CLOCK', 'NUM'))
    const from = startOfDay(now) + (begin?.value ?? 0) * MINUTE
    return begin && from < now ? moment(from, now) : null
  }),
  rule(
    'range.from-to',
    'From one day or moment to another.',
    '{from} (DATE|MOMENT|SPAN|PARTDAY|NOW) (COMMA)? {to} (DATE|MOMENT|SPAN|PARTDAY|CLOCK)',
    (parts) => between(parts),
  ),
  rule(
    'range.day-to',
    'One day or moment to another.',
    '(DATE|MOMENT) (TO|UNTIL|DASH|UNTIL THE|TO DET|UNTIL DET|AT|AT DET) (DATE|MOMENT|CLOCK)|DATE ATTHE DATE',
    (parts) => between(parts),
  ),
  // "For a week from the 20th", "a day starting Friday at five".
  rule(
    'range.length-from-day',
    'A duration and a starting day.',
    '((FOR|FORDUR|DURING) DUR COMMA? (FROM|BEGINNING|SINCE)|DUR BEGINNING) (THE|DET)? (DATE|MOMENT)',
    (parts) => {
      const [length, begin] = [pick(parts, 'DUR'), parts.at(-1)]
      if (!length?.unit || begin?.from === undefined) return null
      const end = add(begin.from, length.value, length.unit)
      return begin.kind === 'MOMENT' ? moment(begin.from, end) : span(begin.from, startOfDay(end), 'day')
    },
  ),
  rule('range.moment-for', 'A moment and a duration.', 'MOMENT (FOR|DURING|FORDUR) DUR', ([at, , length]) =>
    at?.from === undefined || !length?.unit ? null : moment(at.from, add(at.from, length.value, length.unit)),
  ),
]

function between(parts: Sym[]): Meaning | null {
  const [first, last] = all(parts, 'DATE', 'MOMENT', 'SPAN', 'PARTDAY', 'NOW', 'CLOCK')
  if (first?.from === undefined || !last) return null
  if (last.kind === 'CLOCK') {
    if (first.kind !== 'MOMENT') return null
    const base = startOfDay(first.from)
    const until = base + last.value * MINUTE
    return moment(first.from, until <= first.from ? until + 12 * 60 * MINUTE : until)
  }
  if (last.from === undefined) return null
  const until = last.from < startOfDay(first.from) && last.tag === 'weekday' ? last.from + 7 * DAY : last.from
  if (until < first.from) {
    // "From the 2nd to the 10th of July", said on the 5th: the range has begun.
    const begun = add(first.from, -1, 'year')
    return first.kind === 'DATE' && last.kind === 'DATE' && begun <= until && until - begun < MAX_BEGUN
      ? span(begun, until + DAY, 'day')
      : null
  }
  // "Monday to Wednesday at nine": the hour is that of each day.
  if (first.kind === 'DATE' && last.kind === 'MOMENT') return moment(first.from + (until - startOfDay(until)), until)
  if (first.kind === 'MOMENT' || last.kind === 'MOMENT') return moment(first.from, until)
  if (first.kind === 'PARTDAY' && last.kind === 'PARTDAY') return moment(first.from, last.to ?? until)
  const end = last.to === undefined ? until + DAY : until + (last.to - last.from)
  const made = span(startOfDay(first.from), end, 'day')
  return first.kind === 'DATE' && last.kind === 'DATE' ? { ...made, tag: 'days' } : made
}

/** Words before a time that state how something relates to it. */
const leadRules: Rule[] = Object.entries(RELATIONS).map(([kind, relation]) =>
  rule(
    `range.${kind.toLowerCase()}`,
    `What stands ${relation} a date or time.`,
    `${kind} (AT|ON|DETF|DET|THE|DETP|OFTHE)* (DATE|MOMENT|SPAN|PARTDAY|CLOCK)`,
    (parts) => {
      const last = parts.at(-1)
      if (!last) return null
      // "Changed to 8:30" gives the time, "till 8:30" does not.
      if (parts[0]?.tag === 'to' && (last.kind === 'CLOCK' || last.kind === 'MOMENT')) return { ...last }
      const whole = last.kind !== 'SPAN' || relation === 'for'
      if (whole || last.from === undefined || last.to === undefined) return { ...last, relation }
      // "By the end of" a week means by its Friday; of anything else, by its last day.
      const late = relation === 'by' || relation === 'until' || (relation === 'before' && last.tag === 'end')
      const week = last.tag === 'end' && last.to - last.from <= 4 * DAY
      if (late) return { ...last, kind: 'DATE', from: week ? last.to - 3 * DAY : lastDayBefore(last.to), relation }
      return {
        ...last,
        kind: 'DATE',
        from: relation === 'after' && last.tag !== 'begin' ? last.to : last.from,
        relation,
      }
    },
  ),
)

export const relationRules: Rule[] = [
  ...leadRules,
  rule('range.latest', 'A day or time "at the latest".', '(DATE|MOMENT|PARTDAY) COMMA? LATEST', ([date]) =>
    date?.relation === undefined && date ? { ...date, relation: 'by' } : null,
  ),
  rule('range.or-later', 'A day or time "or later".', '{from}? (DATE|MOMENT|CLOCK) ORLATER', (parts) => {
    const begin = pick(parts, 'DATE', 'MOMENT', 'CLOCK')
    return begin ? { ...begin, relation: 'since' } : null
  }),
]
