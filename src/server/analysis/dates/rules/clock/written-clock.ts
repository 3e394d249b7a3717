import type { Rule } from '../../grammar.ts'
import { rule } from '../../grammar.ts'
import { clock } from '../../resolve.ts'
import { hourAndMinute } from './dotted-clock.ts'

/** Times of day whose digits stand right beside those of a date. */
export const writtenClockRules: Rule[] = [
  rule(
    'clock.colon-after-date',
    'Hour and minutes right after a date in digits, by the 24-hour clock: "2026-04-17 3:05".',
    '(?<=(YEAR (DASH|SLASH|DOT) NUM|NUM (DASH|SLASH|DOT) (NUM|MONTH)) (DASH|SLASH|DOT) (NUM|YEAR) COMMA?)NUM COLON NUM (?!AM|PM|COLON)',
    (parts) => {
      const [hour, minute] = parts.filter(({ kind }) => kind === 'NUM')
      const isTime = hour && minute && hour.value <= 24 && minute.value < 60 && minute.end - minute.start === 2
      return isTime ? clock(hour.value * 60 + minute.value, 'counted') : null
    },
  ),
  rule(
    'clock.hours-and-glued-minutes',
    'An hour with its letter and minutes in one word, before the month of another number: "22h30 April 7".',
    'NUM HOURS NUM (?=OF? MONTH {nth})',
    (parts, context) => (parts[2]?.start === parts[1]?.end ? hourAndMinute(parts, context) : null),
  ),
]
