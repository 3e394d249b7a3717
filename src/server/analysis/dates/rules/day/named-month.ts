import {
  DAY,
  dayOf,
  makeRealDay,
  monthOf,
  startOfDay,
  type Wall,
  weekdayOf,
  yearOf,
} from '#server/calendar/wall-time.ts'
import { all, type Context, type Make, OTHER, pick, type Rule, rule } from '../../grammar.ts'
import { day, dayInMonth } from '../../resolve.ts'

const inMonth: Make = (parts, context) => {
  const [value, short] = all(parts, 'NUM', 'ORD')
  const year = pick(parts, 'YEAR')?.value ?? short?.value
  // "Un mar de dudas".
  if (value?.tag === 'words' && value.kind === 'NUM' && parts[0] === value && pick(parts, 'MONTH')?.tag === 'short')
    return null
  // "12 March - 14" has no year.
  if (short && parts.at(-1) === short && short.start !== parts.at(-2)?.end) return null
  const found = dayInMonth(context, pick(parts, 'MONTH')?.value ?? 0, value?.value ?? 0, year)
  // "31 February" and "the 45th of May" are not days, and neither are their parts.
  const impossible = value !== undefined && value.value > 0 && value.value < 100
  if (found === null && impossible) return { kind: OTHER, value: 0 }
  const weekday = pick(parts, 'WEEKDAY')?.value
  const made = day(found !== null && year === undefined ? nearer(found, weekday, context) : found)
  return made && { ...made, hasYear: year !== undefined }
}

/** A day that is past for longer is not meant by its weekday. */
const MAX_PAST = 7 * DAY

/** Returns the day of the last year if that was its weekday, not long ago: "Tuesday, 3 March", said on the 4th. */
function nearer(found: Wall, weekday: number | undefined, { now }: Context): Wall {
  if (weekday === undefined || weekdayOf(found) === weekday) return found
  const before = makeRealDay(yearOf(found) - 1, monthOf(found), dayOf(found))
  return before !== null && weekdayOf(before) === weekday && now - before < MAX_PAST ? before : found
}

/** Numbers up to 31 after a month are days; higher ones may count something: "in May 35 people". */
const monthAndDay: Make = (parts, context, next) =>
  // "En juin six cent mille".
  (pick(parts, 'NUM')?.value ?? 0) > 31 || (next?.kind === 'NUM' && next.value > 99)
    ? null
    : inMonth(parts, context, next)

const NOT_A_TIME = '(?!COLON|AM|PM|HOURS|OCLOCK|PERCENT)'

/** Days of a month that is named: "the 3rd of May". */
export const namedMonthRules: Rule[] = [
  rule(
    'day.day-month',
    'The number of a day and its month, with or without weekday and year.',
    '(ON|DET|THE|THIS? WEEKDAY COMMA? (THE|DET|ON)?|(ON|DET) WEEKDAY COMMA? THE?)? (NUM|ORD) (OF|DASH|SLASH|DOT)? MONTH {year}?',
    inMonth,
  ),
  // "Le 3 janvier dernier", "el próximo 3 de mayo".
  rule(
    'day.last-day-month',
    'The last or next day of that name: "le 3 janvier dernier".',
    '(ON|DET|THE|WEEKDAY)* ((LAST|NEXT) {nth} OF? MONTH|{nth} OF? MONTH (LAST|NEXT|COMING)|LAST MONTH {nth}) (?!YEAR|(COMMA|OF) YEAR|UNIT)',
    (parts, context) => {
      const next = inMonth(parts, context)
      if (!pick(parts, 'LAST') || next?.from === undefined) return next
      return next.from === startOfDay(context.now)
        ? null
        : day(makeRealDay(yearOf(next.from) - 1, monthOf(next.from), dayOf(next.from)))
    },
  ),
  rule(
    'day.month-day',
    'The month and the number of a day.',
    `ON? (WEEKDAY (COMMA|ON)?|YEAR (COMMA|SLASH|DASH)?)? MONTH ((THE|SLASH|DASH)? {nth}|COMMA ORD) ((COMMA|DASH|SLASH)? YEAR)? ${NOT_A_TIME}`,
    monthAndDay,
  ),
  // "Le 6 du mois d'avril".
  rule(
    'day.day-of-the-month-of',
    'A day "of the month of April".',
    '(ON|DET|THE)* NEXT? (NUM|ORD) (OF|OFTHE) (THE|DET)? UNIT OF MONTH ((OF|OFTHE)? YEAR)?',
    (parts, context) => (pick(parts, 'UNIT')?.unit === 'month' ? inMonth(parts, context) : null),
  ),
  // "El día 9 de mayo".
  rule(
    'day.day-word-month',
    '"Day" with its number and its month.',
    'DET? UNIT (NUM|ORD) (OF|OFTHE)? MONTH ((OF|OFTHE|COMMA)? YEAR)?',
    (parts, context) => (pick(parts, 'UNIT')?.unit === 'day' ? inMonth(parts, context) : null),
  ),
]
