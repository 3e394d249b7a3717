// Over 250 lines: the rules that join days and times form one list, in which the earlier of two equally long matches
// wins.
import {
  add,
  DAY,
  dayOf,
  MINUTE,
  makeRealDay,
  monthOf,
  startOf,
  startOfDay,
  startOfWeek,
  type Wall,
} from '#server/calendar/wall-time.ts'
import { all, type Make, type Meaning, OTHER, pick, type Relation, type Rule, rule, type Sym } from '../grammar.ts'
import { day, HOURS_OF, inPart, moment, PART_OF_DAY, partOfDay, shiftBy, thirdOf, weekOf } from '../resolve.ts'
import { pieceOfDayRules } from './piece-of-day.ts'

/** Numbers from this on are not days of a month. */
const LAST_DAY = 32

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

/** Returns the part of the day that some words name. */
function partIn(parts: Sym[]): string | undefined {
  return pick(parts, 'MOD', 'PART')?.tag ?? pick(parts, 'PARTDAY')?.tag
}

/** First pass: a weekday in a given week, a time in a given part of the day, a part of a given day. */
export const partRules: Rule[] = [
  rule(
    'join.span-day',
    'A weekday in a given week, the week first.',
    'SPAN (COMMA|ON|OF|DET|OFTHE)? DATE',
    ([week, ...rest]) => weekdayOfSpan(week, rest.at(-1)),
  ),
  rule(
    'join.day-span',
    'A weekday in a given week, the day first.',
    'DATE (COMMA|OF|ON|IN|INTHE|OFTHE|FROM)? SPAN',
    ([date, ...rest]) => weekdayOfSpan(rest.at(-1), date),
  ),
  rule(
    'join.day-part-span',
    'A part of a weekday in a given week.',
    'DATE {mod} (OF|IN|INTHE|OFTHE)? SPAN',
    (parts) => {
      const date = weekdayOfSpan(pick(parts, 'SPAN'), pick(parts, 'DATE'))
      return date?.from === undefined ? null : partOfDay(date.from, partIn(parts) ?? '')
    },
  ),
  rule('join.week-of', 'The week of a day.', '{the}? WEEKOF (ON|THE|DET)* DATE', (parts) => {
    const date = parts.at(-1)?.from
    return date === undefined ? null : weekOf(date)
  }),
  rule(
    'join.third-of-span',
    'The beginning, middle or end of a period.',
    '(BEGINOF|MIDOF|ENDOF) {the}? (OF|OFTHE|ABOUT)? SPAN',
    ([third, ...rest], context) => {
      const { from, to, unit } = rest.at(-1) ?? {}
      const which = ({ BEGINOF: 'begin', MIDOF: 'mid', ENDOF: 'end' } as const)[
        third?.kind as 'BEGINOF' | 'MIDOF' | 'ENDOF'
      ]
      if (from === undefined || to === undefined || unit === 'day') return null
      return { ...thirdOf(context, from, to, unit, which), tag: which }
    },
  ),
  ...pieceOfDayRules,
  // "Friday the twentieth": two names of one day, of which the number wins.
  rule(
    'join.day-twice',
    'Two names of one day: "Friday the twentieth".',
    'DATE (COMMA|THE|DET|OPEN)? DATE',
    ([first, ...rest]) => {
      const second = rest.at(-1)
      if (!first || !second) return null
      if (first.from === second.from) return plain(second)
      if (first.tag === 'weekday' && second.tag !== 'weekday') return plain(second)
      return second.tag === 'weekday' && first.tag !== 'weekday' && rest.length === 1 ? plain(first) : null
    },
  ),
  rule('join.clock-zone', 'A time with the name of its zone.', 'CLOCK (COMMA|OPEN)? ZONE ZONE?', (parts) => {
    const [found, zone] = [pick(parts, 'CLOCK'), parts.at(-1)?.tag]
    return found && zone ? { kind: 'CLOCK', value: found.value, tag: found.tag ?? '', zone } : null
  }),
  rule('join.clock-part', 'A time with its part of the day.', 'CLOCK COMMA? {mod}', (parts) => {
    const found = pick(parts, 'CLOCK')
    return found ? { kind: 'CLOCK', value: inPart(found, partIn(parts)) } : null
  }),
  // "A las ocho de la noche menos cuarto".
  rule(
    'join.clock-part-and',
    'A time with its part of the day, plus or minus minutes.',
    'CLOCK {mod} (LESS|AND) (QUARTERHOUR|HALF|NUM (?!HOURS|UNIT|MONTH|PERCENT))',
    (parts) => {
      const found = pick(parts, 'CLOCK')
      const minutes = parts.at(-1)?.value ?? 60
      const value = found ? inPart(found, partIn(parts)) + (pick(parts, 'LESS') ? -minutes : minutes) : -1
      return minutes < 60 && value >= 0 ? { kind: 'CLOCK', value } : null
    },
  ),
  rule(
    'join.half-of-part',
    'The early or late half of a part of the day.',
    '(BEGINOF|MIDOF|ENDOF) {the}? {mod} (?!CLOCK)',
    (parts) => halfOfPart(parts, 0),
  ),
  rule('join.half-of-day-part', 'The same with a day before the part.', '(BEGINOF|ENDOF) DATE {mod}', (parts) =>
    halfOfPart(
      parts.filter(({ kind }) => kind !== 'DATE'),
      startOfDay(parts[1]?.from ?? 0),
    ),
  ),
  rule('join.half-of-part-of-day', 'The same of the part of a day.', '(BEGINOF|ENDOF) PARTDAY', (parts) =>
    halfOfPart(parts, startOfDay(parts[1]?.from ?? 0)),
  ),
  rule(
    'join.part-at-number',
    'A part of the day, then "at" and a number.',
    'BEGINOF? MOD COMMA? (AT|TOWARDS) DETF? NUM (?!UNIT)',
    (parts) => {
      const hour = pick(parts, 'NUM')
      const found = hour && hour.value <= 12 ? { ...hour, value: hour.value * 60, tag: 'ambiguous' } : null
      return found && { kind: 'CLOCK', value: inPart(found, partIn(parts)) }
    },
  ),
  rule('join.part-clock', 'A part of the day, then a time.', '(MOD|BEGINOF {mod}) COMMA? CLOCK', (parts) => {
    const found = pick(parts, 'CLOCK')
    return found ? { kind: 'CLOCK', value: inPart(found, partIn(parts)) } : null
  }),
  // "Temprano a las seis" is in the morning.
  rule('join.early-clock', 'An early hour: "early, at six".', 'BEGINOF COMMA? CLOCK (?!{mod})', (parts) => {
    const found = pick(parts, 'CLOCK')
    return found ? { kind: 'CLOCK', value: inPart(found, 'morning') } : null
  }),
  // "In ninety-nine, on the second of January".
  rule(
    'join.short-year-day',
    'A year of the last century by its two digits, then a day of it.',
    '(IN|INTHE|INTHE DET) NUM COMMA? (A|ON|THE|DET|NUM)? DATE',
    (parts) => {
      const [year, one] = all(parts, 'NUM')
      const date = parts.at(-1)
      if (!year || year.value < LAST_DAY || year.value > 99 || (one && one.value !== 1)) return null
      if (date?.from === undefined || date.tag === 'weekday') return null
      return day(makeRealDay(1900 + year.value, monthOf(date.from), dayOf(date.from)))
    },
  ),
  rule(
    'join.day-half-of-part',
    'A day, then the early or late half of its part.',
    '(DATE|PARTDAY) (BEGINOF|MIDOF|ENDOF) {the}? {mod}',
    (parts) =>
      halfOfPart(
        parts.filter(({ kind }) => kind !== 'DATE'),
        parts[0]?.from ?? 0,
      ),
  ),
  rule('join.day-half', 'A day, then "am" or "pm".', 'DATE (AM|PM)', ([date, half]) =>
    date?.from === undefined ? null : partOfDay(date.from, half?.kind === 'AM' ? 'morning' : 'afternoon'),
  ),
  rule('join.day-part', 'A day, then its part.', 'DATE (COMMA|AT)? {mod}', (parts) => {
    const date = pick(parts, 'DATE')
    return date?.from === undefined ? null : partOfDay(date.from, partIn(parts) ?? '')
  }),
  // "La nuit de vendredi à samedi" belongs to the first day.
  rule(
    'join.night-between-days',
    'The night between two days.',
    '{the}? {mod} (OF|OFTHE|ON) (DET|THE)? DATE (TO|TOWARDS|ATTHE|DASH) (DET|THE)? DATE',
    (parts) => {
      const [first, last] = all(parts, 'DATE')
      if (partIn(parts) !== 'night' || first?.from === undefined || last?.from === undefined) return null
      return last.from - first.from === DAY ? partOfDay(first.from, 'night') : null
    },
  ),
  rule('join.part-day', 'A part, then its day.', '{mod} (OF|OF DET|ON|OFTHE)? DATE', (parts) => {
    const date = pick(parts, 'DATE')
    return date?.from === undefined ? null : partOfDay(date.from, partIn(parts) ?? '')
  }),
]

/** The hours of "late" in the parts of the day in which "late" is not the second half. */
const LATE_HOURS: Record<string, [number, number]> = { afternoon: [17, 19], evening: [21, 24] }

/** Returns the early or the late half of a part of the day. Without a day it is only a time. */
function halfOfPart(parts: Sym[], base: number): Meaning | null {
  const [first, last] = HOURS_OF[partIn(parts) ?? ''] ?? []
  const sign = pick(parts, 'BEGINOF', 'MIDOF', 'ENDOF')
  if (first === undefined || last === undefined) return null
  const middle = (first + last) / 2
  const quarter = (last - first) / 4
  const [from, to] =
    sign?.kind === 'BEGINOF'
      ? [first, middle]
      : sign?.kind === 'MIDOF'
        ? [Math.ceil(first + quarter), Math.floor(last - quarter)]
        : (LATE_HOURS[partIn(parts) ?? ''] ?? [middle, last])
  const hour = 60 * MINUTE
  return {
    kind: base === 0 ? 'TIMES' : 'PARTDAY',
    value: 0,
    tag: partIn(parts) ?? '',
    from: base + from * hour,
    to: base + to * hour,
  }
}

/** Returns what a symbol means, without its position. */
export function plain(part: Sym): Meaning {
  const { start: _start, end: _end, ...meaning } = part
  return meaning
}

function weekdayOfSpan(week: Sym | undefined, date: Sym | undefined): Meaning | null {
  if (week?.unit !== 'week' || week.from === undefined || date?.tag !== 'weekday') return null
  return day(startOfWeek(week.from) + (date.value - 1) * DAY)
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
