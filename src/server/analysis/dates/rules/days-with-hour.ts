import { DAY, MINUTE, startOfDay } from '#server/calendar/wall-time.ts'
import { type Meaning, pick, type Rule, rule, type Sym } from '../grammar.ts'
import { inPart, moment } from '../resolve.ts'

/** Returns a range of days that begins and ends at the same hour. */
function atHour(days: Sym | undefined, hour: Sym | undefined, part?: string): Meaning | null {
  if (days?.from === undefined || days.to === undefined || days.tag !== 'days' || !hour) return null
  const time = inPart(hour, part) * MINUTE
  return moment(days.from + time, days.to - DAY + time)
}

/** Ranges of days with one hour: "from the 9th to the 11th at ten", "a las nueve del lunes al miércoles". */
export const daysWithHourRules: Rule[] = [
  rule(
    'range.days-at-clock',
    'Days, then the hour of each.',
    'SPAN (COMMA|AT|ON|ATTHE|TOWARDS)* CLOCK {mod}?',
    (parts) => atHour(pick(parts, 'SPAN'), pick(parts, 'CLOCK'), pick(parts, 'MOD', 'PART')?.tag),
  ),
  rule(
    'range.clock-of-days',
    'The hour of each day, then the days.',
    'CLOCK {mod}? (COMMA|ON|OF|OFTHE)? SPAN',
    (parts) => atHour(pick(parts, 'SPAN'), pick(parts, 'CLOCK'), pick(parts, 'MOD', 'PART')?.tag),
  ),
  rule(
    'range.moment-to-day',
    'The hour with the first day, then the last day.',
    'MOMENT (ATTHE|TOWARDS|TO|UNTIL) (DET|THE)? DATE (?!CLOCK|AT)',
    (parts) => {
      const [first, last] = [pick(parts, 'MOMENT'), pick(parts, 'DATE')]
      if (first?.from === undefined || first.to !== undefined || last?.from === undefined) return null
      const from = first.from
      const until = last.from < from && last.tag === 'weekday' ? last.from + 7 * DAY : last.from
      return until > from ? moment(from, until + (from - startOfDay(from))) : null
    },
  ),
]
