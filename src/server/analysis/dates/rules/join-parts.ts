import { DAY, dayOf, MINUTE, makeRealDay, monthOf, startOfDay, startOfWeek } from '#server/calendar/wall-time.ts'
import { all, type Meaning, pick, plain, type Rule, rule, type Sym } from '../grammar.ts'
import { day, HOURS_OF, inPart, partOfDay, thirdOf, weekOf } from '../resolve.ts'
import { pieceOfDayRules } from './piece-of-day.ts'

/** Numbers from this on are not days of a month. */
const LAST_DAY = 32

/** Returns the part of the day that some words name. */
export function partIn(parts: Sym[]): string | undefined {
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

function weekdayOfSpan(week: Sym | undefined, date: Sym | undefined): Meaning | null {
  if (week?.unit !== 'week' || week.from === undefined || date?.tag !== 'weekday') return null
  return day(startOfWeek(week.from) + (date.value - 1) * DAY)
}
