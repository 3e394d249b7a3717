import { all, type Make, pick, type Rule, rule } from '../../grammar.ts'
import { clock, spokenClock } from '../../resolve.ts'

/** Reads an hour and its minutes, if it has any. */
export const hourAndMinute: Make = (parts) => {
  const [hour, minute] = all(parts, 'NUM', 'HALF', 'QUARTERHOUR', 'DUR')
  // "4:3" is a ratio, and "5.8" a number.
  if (pick(parts, 'COLON', 'DOT') && minute && minute.end - minute.start < 2) return null
  // In "5h", "05:30" and "5:30:00" the hours are those of the 24-hour clock.
  const isWritten = hour?.tag === 'digits' && (minute?.value ?? 0) < 60 && hour.value <= 24
  const hasNought = hour !== undefined && hour.value < 10 && hour.end - hour.start === 2 && minute !== undefined
  if (isWritten && (hasNought || all(parts, 'COLON').length > 1))
    return clock(hour.value * 60 + (minute?.value ?? 0), 'counted')
  if (pick(parts, 'HOURS') && hour?.tag === 'digits') return clock(hour.value * 60 + (minute?.value ?? 0), 'counted')
  return spokenClock(hour?.value ?? 99, minute?.value ?? 0)
}

/** Reads minutes that are written with two digits. */
const withTwoDigits: Make = (parts, context) => {
  const [, minute] = all(parts, 'NUM')
  return minute !== undefined && minute.end - minute.start === 2 ? hourAndMinute(parts, context) : null
}

/** Times of day with a dot between hour and minutes, where the words beside them show that they are no amount. */
export const dottedClockRules: Rule[] = [
  // "A las 14.30 h".
  rule(
    'clock.dotted-hours',
    'Hour and minutes with a dot and the word for hours, after "at".',
    '(?<=AT|TOWARDS|DETF|ABOUT|FROM|TO|UNTIL)NUM DOT NUM HOURS',
    withTwoDigits,
  ),
  rule(
    'clock.dotted-opening',
    'Hour and minutes with a dot that open the text, before a day.',
    '(?<=^)NUM DOT NUM (?=COMMA? (ON|OF|OFTHE|DET|THE)* (DAYREL|MORROW|WEEKDAY|(NUM|ORD) (OF|DOT)? MONTH|MONTH (NUM|ORD)))',
    withTwoDigits,
  ),
  rule(
    'clock.dotted-after-date',
    'Hour and minutes with a dot after a year, or after a day and its preposition.',
    '(?<=(MONTH|SLASH|DASH|DOT|OF|OFTHE) YEAR COMMA?)NUM DOT NUM {plainly}|(?<=MONTH|YEAR|DAYREL|MORROW|WEEKDAY)TOWARDS NUM DOT NUM {plainly}',
    withTwoDigits,
  ),
  // "El tren de las 17.10".
  rule(
    'clock.of-dotted',
    'Hour and minutes with a dot after "of the".',
    '(?<=OF|FROM)DETF NUM DOT NUM (?!DOT|PERCENT|UNIT|HOURS)',
    withTwoDigits,
  ),
]
