// Over 250 lines: the rules for ranges form one list, in which the earlier of two equally long matches wins.
import { add, DAY, MINUTE, startOfDay, type Wall, yearOf } from '#server/calendar/wall-time.ts'
import { all, type Meaning, pick, type Rule, rule, type Sym } from '../grammar.ts'
import { inPart, lastDayBefore, moment, START_OF_SPAN, span, spokenClock } from '../resolve.ts'
import { timeOfDigits } from './clock/four-digits.ts'
import { RELATIONS } from './join-times.ts'

/** Times of one day: "from nine to eleven", "between 3 and 8am", "at ten for two hours". */
export const timeRangeRules: Rule[] = [
  rule(
    'range.from-clock-to',
    'From one time to another.',
    '{from} (CLOCK|NUM|BIG) {to} (CLOCK|NUM|BIG) (?!UNIT|PERCENT|DUR|HOURS|OF? MONTH|(DASH|SLASH) (NUM|YEAR)) {mod}?',
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
    '(?<!WEEKDAY|DET|(?<!{nth} OF?)MONTH|ON|NUM|UNIT|SLASH|DOT|COLON|DASH)NUM MOD? (TO|DASH|TOWARDS|UNTIL|AND|ATTHE|INTHE) DETF? CLOCK {mod}?',
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
    '(?<!DET|MONTH|UNIT|SLASH|DOT|DASH)NUM DASH CLOCK {mod}?|(AT|TOWARDS|ABOUT) NUM DASH NUM (?!DASH|SLASH|DOT NUM|PERCENT|UNIT|MONTH)',
    (parts) => times(parts),
  ),
  // "Between 9.30-4.30 pm".
  rule('range.dotted-to-clock', 'A time with a dot to another.', '{from} NUM DOT NUM {to} (CLOCK) {mod}?', (parts) => {
    const [hour, minute, last] = all(parts, 'NUM', 'CLOCK')
    const first = minute && minute.end - minute.start === 2 ? spokenClock(hour?.value ?? 99, minute.value) : null
    const begin = hour && first ? { ...hour, ...first, kind: 'CLOCK', tag: first.tag ?? '' } : null
    return begin && last ? times([begin, ...parts.slice(parts.indexOf(last))]) : null
  }),
  rule('range.clock-to-dotted', 'The same the other way round.', 'CLOCK {upto} NUM DOT NUM {plainly}', (parts) => {
    const [first, hour, minute] = all(parts, 'CLOCK', 'NUM')
    const last = minute && minute.end - minute.start === 2 ? spokenClock(hour?.value ?? 99, minute.value) : null
    return first && hour && last ? times([first, { ...hour, ...last, kind: 'CLOCK', tag: last.tag ?? '' }]) : null
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
  if (!first || !last || isScale(found[0], found[1]) || areDays(parts) || isScore(parts)) return null
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

/** Tells whether two numbers are a score rather than hours: "de 2-1". */
function isScore(parts: Sym[]): boolean {
  const [first, last] = all(parts, 'CLOCK', 'NUM', 'BIG')
  const bare = first?.kind === 'NUM' && last?.kind === 'NUM' && pick(parts, 'DASH') !== undefined
  return bare && parts.at(-1) === last && last.value < first.value && (first.value < 7 || first.value > 12)
}

function inHalf(minutes: number, afternoon: boolean): number {
  return (minutes % 720) + (afternoon ? 720 : 0)
}

/** A longer range that began in the past is more likely to be two separate dates. */
const MAX_BEGUN = 62 * DAY
/** With "from" or "between" they are one range, if it is not over. */
const MAX_BEGUN_WITH_LEAD = 184 * DAY

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
  // "From now until Friday".
  rule(
    'range.from-now-to',
    'From now on until a day or moment.',
    'FROMNOW (TO|UNTIL|ATTHE) (DATE|MOMENT)',
    (parts, { now }) => {
      const last = parts.at(-1)
      if (last?.from === undefined || last.from < startOfDay(now) || parts[0]?.tag === 'away') return null
      return last.kind === 'MOMENT' ? moment(now, last.from) : span(startOfDay(now), last.from + DAY, 'day')
    },
  ),
  rule(
    'range.day-to',
    'One day or moment to another.',
    '(DATE|MOMENT) (TO|UNTIL|DASH|UNTIL THE|TO DET|UNTIL DET|AT|AT DET) (DATE|MOMENT|CLOCK)|DATE (ATTHE|SLASH) DATE|MOMENT SLASH MOMENT',
    (parts) =>
      // "Mon/Wed" are two days.
      parts[1]?.kind === 'SLASH' && parts.some(({ kind, hasYear }) => kind === 'DATE' && !hasYear)
        ? null
        : between(parts),
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

/** Returns the last such day up to another day: "30 December to 2 January 2028" begins in 2027. */
function inYearOf(until: Wall, from: Wall): Wall {
  const moved = add(from, yearOf(until) - yearOf(from), 'year')
  return moved > until ? add(moved, -1, 'year') : moved
}

function between(parts: Sym[]): Meaning | null {
  const [begin, last] = all(parts, 'DATE', 'MOMENT', 'SPAN', 'PARTDAY', 'NOW', 'CLOCK')
  const first = begin && { ...begin }
  if (first?.from === undefined || !last) return null
  if (last.kind === 'CLOCK') {
    if (first.kind !== 'MOMENT') return null
    const base = startOfDay(first.from)
    const until = base + last.value * MINUTE
    return moment(first.from, until <= first.from ? until + 12 * 60 * MINUTE : until)
  }
  if (last.from === undefined) return null
  if (first.hasYear === false && last.hasYear && first.kind === 'DATE' && last.kind === 'DATE')
    first.from = inYearOf(last.from, first.from)
  const until = last.from < startOfDay(first.from) && last.tag === 'weekday' ? last.from + 7 * DAY : last.from
  if (until < first.from) {
    // "From the 2nd to the 10th of July", said on the 5th: the range has begun.
    const begun = add(first.from, -1, 'year')
    const longest = parts[0] === begin ? MAX_BEGUN : MAX_BEGUN_WITH_LEAD
    return first.kind === 'DATE' && last.kind === 'DATE' && begun <= until && until - begun < longest
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
        ...(relation === 'before' ? { tag: START_OF_SPAN } : {}),
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
