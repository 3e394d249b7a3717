import {
  add,
  DAY,
  dayOf,
  MINUTE,
  makeRealDay,
  monthOf,
  startOf,
  startOfDay,
  type Wall,
} from '#server/calendar/wall-time.ts'
import { type Make, type Meaning, OTHER, pick, plain, type Relation, type Rule, rule, type Sym } from '../grammar.ts'
import { HOURS_OF, inPart, moment, PART_OF_DAY, shiftBy } from '../resolve.ts'
import { partIn } from './join-parts.ts'

/** The relation to a time that a symbol of each kind states. */
export const RELATIONS: Record<string, Relation> = {
  BY: 'by',
  FOR: 'for',
  BEFORE: 'before',
  UNTIL: 'until',
  TO: 'until',
  AFTER: 'after',
  SINCE: 'since',
  FROM: 'since',
  BEGINNING: 'since',
}

/** Returns the time of speaking in the next or the last week, month or year. */
function momentInUnit(span: Sym | undefined, now: Wall): Meaning | null {
  const unit = span?.unit
  if (unit === undefined) return null
  const away = [1, -1].find((count) => span?.from === add(startOf(unit, now), count, unit))
  return away === undefined ? null : moment(add(now, away, unit))
}

/** Tells whether a time is in the night after the day: "twelve tonight", "vendredi soir à une heure du matin". */
function isPastMidnight(minutes: number, part: string | undefined): boolean {
  return (part === 'night' || part === 'evening') && minutes < 5 * 60
}

const dayAndTime: Make = (parts) => {
  const date = pick(parts, 'DATE', 'PARTDAY')
  const found = pick(parts, 'CLOCK')
  if (date?.from === undefined || !found) return null
  const minutes = inPart(found, partIn(parts))
  const late = isPastMidnight(minutes, date.tag) ? DAY : 0
  return {
    ...moment(startOfDay(date.from) + minutes * MINUTE + late),
    ...(date.tag === 'weekday' ? { tag: 'weekday' } : {}),
    ...(found.zone ? { zone: found.zone } : {}),
  }
}

const dayAndTimes: Make = (parts) => {
  const date = pick(parts, 'DATE', 'PARTDAY')
  const times = pick(parts, 'TIMES')
  if (date?.from === undefined || times?.from === undefined || times.to === undefined) return null
  const base = startOfDay(date.from)
  const part = date.kind === 'PARTDAY' ? date.tag : undefined
  const move =
    (times.tag === 'ambiguous' || times.tag === 'counted') && part
      ? inPart({ ...times, value: times.from / MINUTE }, part) * MINUTE - times.from
      : 0
  return moment(base + times.from + move, base + times.to + move)
}

/** Next pass: days with their times. */
export const momentRules: Rule[] = [
  rule(
    'join.day-clock',
    'A day, then its time.',
    '(DATE|PARTDAY) UM? (COMMA|AT|ON|DASH|FOR|OF|FROM|ABOUT|INTHE)? CLOCK {mod}?',
    dayAndTime,
  ),
  // "Fri Sep 8 15:45:00 CEST 2028", as Unix writes it.
  rule(
    'join.day-clock-year',
    'A day, its time, and then its year.',
    'DATE CLOCK YEAR',
    ([date, time, year], context) => {
      if (date?.hasYear !== false || date.from === undefined || !time || !year) return null
      const from = makeRealDay(year.value, monthOf(date.from), dayOf(date.from))
      return from === null ? null : dayAndTime([{ ...date, from }, time], context)
    },
  ),
  rule(
    'join.clock-day',
    'A time, then its day.',
    'CLOCK (COMMA|OF|ON|DET|THE|IN|DASH|OFTHE)? (DATE|PARTDAY) (?!AT? CLOCK (?!COMMA|ON|DET|DATE|PARTDAY))',
    dayAndTime,
  ),
  rule(
    'join.number-day',
    'A bare hour before a day.',
    '(?<!COLON|DOT|SLASH|DASH)NUM COMMA? (PARTDAY|DATE) (?!COMMA? CLOCK)',
    (parts, context) => {
      const hour = pick(parts, 'NUM')?.value ?? 99
      return hour < 13 && hour > 0
        ? dayAndTime(
            parts.map((part) =>
              part.kind === 'NUM'
                ? { ...part, kind: 'CLOCK', value: (hour < 7 ? hour + 12 : hour) * 60, tag: 'ambiguous' }
                : part,
            ),
            context,
          )
        : null
    },
  ),
  rule('join.part-alone', 'A part of the day alone.', 'DURING? MOD', (parts) => {
    const [first = 0, last = 24] = HOURS_OF[partIn(parts) ?? ''] ?? []
    return { kind: 'TIMES', value: 0, tag: PART_OF_DAY, from: first * 60 * MINUTE, to: last * 60 * MINUTE }
  }),
  rule(
    'join.day-related-clock',
    'A day, then a time with "until", "before" or "after".',
    '(DATE|PARTDAY) COMMA? (BEFORE|AFTER|SINCE|FROM|UNTIL|TO|BY) (AT|DETF|THE)? CLOCK',
    (parts, context) => {
      const made = dayAndTime(parts, context)
      const kind = pick(parts, 'BEFORE', 'AFTER', 'SINCE', 'FROM', 'UNTIL', 'TO', 'BY')?.kind ?? ''
      return made && { ...made, relation: RELATIONS[kind] ?? 'by' }
    },
  ),
  // "Tuesday, Tuesday the first at nine" names the same day twice.
  rule('join.day-comma-moment', 'A day that is repeated with its time.', 'DATE COMMA MOMENT', ([date, , at]) =>
    date?.from !== undefined && at?.from !== undefined && date.from === startOfDay(at.from) ? plain(at) : null,
  ),
  rule(
    'join.day-times',
    'A day, then a range of times.',
    '(DATE|PARTDAY) (COMMA|ON|OF|DASH|FROM|AT|TOWARDS|ATTHE|FOR|FORDUR|DURING)? TIMES',
    dayAndTimes,
  ),
  rule(
    'join.day-meal',
    'A day, then the time of a meal: "tomorrow at lunch".',
    'DATE COMMA? (AT|INTHE|TOWARDS) (DET|DETF)? MEAL',
    (parts) => {
      const [date, meal] = [parts[0]?.from, pick(parts, 'MEAL')]
      return date === undefined || !meal
        ? null
        : moment(date + meal.value * MINUTE, date + Number(meal.tag ?? 0) * MINUTE)
    },
  ),
  rule(
    'join.recurring-clock',
    'The time of recurring days: no date.',
    '(RECURRING|WEEKDAYS) (COMMA|AT)? (CLOCK|TIMES) {mod}?|(CLOCK|TIMES) (OF|ON|COMMA)? (RECURRING|WEEKDAYS)',
    () => ({ kind: OTHER, value: 0 }),
  ),
  // "This time tomorrow", "mañana a esta hora".
  rule(
    'join.day-this-time',
    'The time of speaking on another day: "this time tomorrow".',
    'THISTIME ON? DATE|DATE COMMA? (THISTIME|NOW)',
    (parts, { now }) => {
      if (pick(parts, 'NOW') && pick(parts, 'NOW')?.tag !== 'this time') return null
      const date = pick(parts, 'DATE')
      return date?.from === undefined ? null : moment(startOfDay(date.from) + now - startOfDay(now))
    },
  ),
  rule(
    'join.this-time-next-unit',
    'The time of speaking, one week, month or year away: "this time next week".',
    'THISTIME SPAN',
    ([, unit], { now }) => momentInUnit(unit, now),
  ),
  rule(
    'join.times-day',
    'A range of times, then the day.',
    'TIMES (COMMA|OF|OFTHE|ON|DET|THE)? (DATE|PARTDAY)',
    dayAndTimes,
  ),
  rule(
    'join.length-beside-day',
    'A duration before or after a day.',
    '(?<!FOR|FORDUR|DURING)IN? DUR (FROM|AFTER|BEFORE|LATER|SINCE) DATE (?!COMMA? (AT|TOWARDS|ATTHE)? CLOCK)',
    (parts, context) => {
      const length = pick(parts, 'DUR')
      const date = pick(parts, 'DATE')
      return date?.from === undefined ? null : shiftBy(context, length, pick(parts, 'BEFORE') ? -1 : 1, date.from)
    },
  ),
]
