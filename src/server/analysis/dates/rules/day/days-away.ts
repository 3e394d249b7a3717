import { DAY, startOfDay, type Wall, weekdayOf } from '#server/calendar/wall-time.ts'
import { all, type Context, pick, type Rule, rule } from '../../grammar.ts'
import { day, nextWeekday, shiftBy, span, unitSpan, weekendSpan } from '../../resolve.ts'

/** Returns the working day that is so many of them away. */
function workingDaysFrom(from: Wall, count: number): Wall {
  let at = from
  for (let left = Math.abs(count); left > 0; ) {
    at += count < 0 ? -DAY : DAY
    if (weekdayOf(at) < 6) left--
  }
  return at
}

/** Returns the last day before today with that weekday. */
function lastWeekday(context: Context, weekday: number): Wall {
  const next = nextWeekday(context, weekday)
  return next - (next - startOfDay(context.now) < 7 * DAY ? 7 : 14) * DAY
}

/** Days that are counted from today by their sign, as weekdays or as working days. */
export const daysAwayRules: Rule[] = [
  rule(
    'day.from-today',
    'From today on.',
    '(?<!DUR|UNIT|WEEKDAY|WEEKDAYS|COMMA)FROMNOW (?!WEEKON)',
    ([said], { now }) => {
      if (!/today$/.test(said?.tag ?? '')) return null
      const today = { kind: 'DATE', ...day(startOfDay(now)), value: 0 }
      return said?.tag === 'today' ? { ...today, relation: 'since' } : today
    },
  ),
  // "Trois jours après demain" counts from tomorrow.
  rule(
    'day.length-after-tomorrow',
    'A length after tomorrow or before yesterday, where these words also name a day.',
    '(?<!OF|FORDUR|FOR)DUR DAYREL (?!CLOCK|AT|TOWARDS)',
    ([length, date], context) => {
      const sign = date?.tag === 'after tomorrow' ? 1 : date?.tag === 'before yesterday' ? -1 : 0
      if (sign === 0 || !/^(?:day|week|month|year)$/.test(length?.unit ?? '')) return null
      return shiftBy(context, length, sign, startOfDay(context.now) + sign * DAY)
    },
  ),
  rule(
    'span.signed-length',
    'A length with its sign: "+2 days".',
    '(?<=^)(PLUS|DASH) (DUR|NUM HOURS)',
    ([sign, ...length], context) => {
      const [first] = length
      if (first?.start !== sign?.end || !first) return null
      const hours = { value: first.value, unit: 'hour' as const }
      return shiftBy(context, first.kind === 'DUR' ? first : hours, sign?.kind === 'DASH' ? -1 : 1)
    },
  ),
  rule(
    'span.weekdays-from-now',
    'A number of weekdays from now: "two Fridays from now".',
    'NUM (WEEKDAY|WEEKDAYS) FROMNOW|IN NUM WEEKDAYS',
    (parts, context) => {
      const [count, weekday] = all(parts, 'NUM', 'WEEKDAY', 'WEEKDAYS')
      return day(nextWeekday(context, weekday?.value ?? 1) + ((count?.value ?? 1) - 1) * 7 * DAY)
    },
  ),
  rule(
    'span.weekdays-ago',
    'A number of weekdays ago: "two Fridays ago".',
    'NUM (WEEKDAY|WEEKDAYS) AGO|AGOPREFIX NUM (WEEKDAY|WEEKDAYS)',
    (parts, context) => {
      const [count, weekday] = all(parts, 'NUM', 'WEEKDAY', 'WEEKDAYS')
      return day(lastWeekday(context, weekday?.value ?? 1) - ((count?.value ?? 1) - 1) * 7 * DAY)
    },
  ),
  rule(
    'span.working-days-away',
    'A number of working days from now or ago: "in three business days".',
    '(IN|WITHIN) NUM WORKDAYS|NUM WORKDAYS (FROMNOW|LATER|AGO|AFTER (?=DOT|COMMA|$))|AGOPREFIX NUM WORKDAYS',
    (parts, { now }) => {
      const count = pick(parts, 'NUM')?.value ?? 0
      return day(workingDaysFrom(startOfDay(now), pick(parts, 'AGO', 'AGOPREFIX') ? -count : count))
    },
  ),
  rule(
    'span.next-working-days',
    'The next or last number of working days.',
    '{the}? (NEXT|COMING|LAST) NUM WORKDAYS',
    (parts, { now }) => {
      const count = pick(parts, 'NUM')?.value ?? 0
      const today = startOfDay(now)
      if (pick(parts, 'LAST')) return span(workingDaysFrom(today, -count), today, 'day')
      return span(workingDaysFrom(today, 1), workingDaysFrom(today, count) + DAY, 'day')
    },
  ),
  // "The week before last", "la semana antepasada".
  rule(
    'span.before-last',
    'The unit before the last one: "the week before last".',
    '(ON|{the})* (UNIT|WEEKDAY|WEEKEND) BEFORELAST',
    (parts, context) => {
      const weekday = pick(parts, 'WEEKDAY')?.value
      if (pick(parts, 'WEEKEND')) return weekendSpan(context, -2)
      if (weekday === undefined) return unitSpan(context, pick(parts, 'UNIT')?.unit ?? 'week', -2)
      return day(lastWeekday(context, weekday) - 7 * DAY)
    },
  ),
]
