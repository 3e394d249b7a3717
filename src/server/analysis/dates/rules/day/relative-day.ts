import { DAY, startOfDay, startOfWeek, weekdayOf } from '#server/calendar/wall-time.ts'
import { pick, type Rule, rule, type Sym } from '../../grammar.ts'
import { day, dayOfMonth, moment, shiftBy, span } from '../../resolve.ts'

function sideOf(parts: Sym[]): 1 | -1 {
  return pick(parts, 'BEFORE') ? -1 : 1
}

/** Days relative to another day: "the day after Christmas", "the Friday before Easter", "la víspera de Reyes". */
export const relativeDayRules: Rule[] = [
  rule(
    'relative.eve',
    'The day before or after a day, in one word: "Christmas eve".',
    'EVE (THE|DET|DETF)? DATE',
    (parts) => {
      const date = parts.at(-1)
      return date?.from === undefined ? null : day(date.from + (parts[0]?.value ?? 0) * DAY)
    },
  ),
  rule(
    'relative.day-beside',
    'The day or week before or after a day.',
    '(THE|DET|DETF)? UNIT (AFTER|BEFORE) (THE|DET|DETF)? DATE',
    (parts) => {
      const date = parts.at(-1)
      const unit = pick(parts, 'UNIT')?.unit
      if (date?.from === undefined) return null
      if (unit === 'day') return day(date.from + sideOf(parts) * DAY)
      const from = startOfWeek(date.from) + sideOf(parts) * 7 * DAY
      return unit === 'week' ? span(from, from + 7 * DAY, 'week') : null
    },
  ),
  rule(
    'relative.weekday-beside',
    'The weekday before or after a day.',
    'DATE (AFTER|BEFORE) (THE|DET|DETF)? DATE',
    (parts) => {
      const [weekday, date] = [parts[0], parts.at(-1)]
      if (weekday?.tag !== 'weekday' || date?.from === undefined || date.tag === 'weekday') return null
      const away = (sideOf(parts) * (weekday.value - weekdayOf(date.from)) + 7) % 7 || 7
      return day(date.from + sideOf(parts) * away * DAY)
    },
  ),
  rule(
    'relative.length-beside-moment',
    'A length before or after a day with its time: "seven hours before tomorrow at noon".',
    '(?<!FOR|FORDUR|DURING)DUR (FROM|AFTER|BEFORE) MOMENT',
    (parts, context) => {
      const [length, , at] = parts
      const made = at?.to === undefined ? shiftBy(context, length, sideOf(parts), at?.from) : null
      if (made?.from === undefined || at?.from === undefined) return null
      return made.kind === 'MOMENT' ? made : moment(made.from + (at.from - startOfDay(at.from)))
    },
  ),
  // "The closest Monday to the 5th" may be before or after it.
  rule('relative.closest-weekday', 'The weekday closest to a day.', 'CLOSEST DATE TO (THE|DET|DETF)? DATE', (parts) => {
    const [, weekday, , ...rest] = parts
    const date = rest.at(-1)
    if (weekday?.tag !== 'weekday' || date?.from === undefined || date.tag === 'weekday') return null
    const ahead = (weekday.value - weekdayOf(date.from) + 7) % 7
    return day(date.from + (ahead > 3 ? ahead - 7 : ahead) * DAY)
  }),
  // "The weekend of the 12th" is the one of its week.
  rule(
    'relative.weekend-of',
    'The weekend of the week of a day.',
    'SPAN (OF|OFTHE) (THE|DET)? (DATE|ORD|NUM)',
    (parts, context) => {
      const [weekend, date] = [parts[0], parts.at(-1)]
      const within = date?.kind === 'DATE' ? date.from : dayOfMonth(context, date?.value ?? 0)
      if (weekend?.tag !== 'weekend' || within === undefined || within === null) return null
      const from = startOfWeek(within) + 5 * DAY
      return { ...span(from, from + 2 * DAY, 'day'), tag: 'weekend' }
    },
  ),
  rule(
    'relative.weekend-beside',
    'The weekend before or after a day.',
    'SPAN (AFTER|BEFORE) (THE|DET|DETF)? DATE',
    (parts) => {
      const [weekend, date] = [parts[0], parts.at(-1)]
      if (weekend?.tag !== 'weekend' || date?.from === undefined) return null
      const away = (sideOf(parts) * (6 - weekdayOf(date.from)) + 7) % 7 || 7
      const from = date.from + sideOf(parts) * away * DAY
      return { ...span(from, from + 2 * DAY, 'day'), tag: 'weekend' }
    },
  ),
]
