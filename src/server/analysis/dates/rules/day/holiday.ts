import { add, DAY, makeDay, monthOf, startOfDay, type Wall, weekdayOf, yearOf } from '#server/calendar/wall-time.ts'
import { pick, type Rule, rule } from '../../grammar.ts'
import { day, dayInMonth, easter, span } from '../../resolve.ts'

/** Returns the nth weekday of a month (5: the last), coded as `MMNW`: 1144 is the fourth Thursday of November. */
function nthWeekday(code: number, year: number): Wall {
  const month = Math.floor(code / 100)
  const nth = Math.floor((code % 100) / 10)
  const first = makeDay(year, month, 1)
  const found = first + ((((code % 10) - weekdayOf(first) + 7) % 7) + (nth - 1) * 7) * DAY
  return monthOf(found) === month ? found : found - 7 * DAY
}

/** Returns the day in the given year, or else its next occurrence. */
function coming<Found extends Wall | null>(
  now: Wall,
  stated: number | undefined,
  inYear: (year: number) => Found,
): Found {
  const here = inYear(stated ?? yearOf(now))
  return stated === undefined && here !== null && here < startOfDay(now) ? inYear(yearOf(now) + 1) : here
}

/** The first days of the Chinese years from 2013 on, as `MDD`. ICU's calendar is a day off in 2027 and 2030. */
const CHINESE_YEARS = [
  210, 131, 219, 208, 128, 216, 205, 125, 212, 201, 122, 210, 129, 217, 206, 126, 213, 203, 123, 211, 131, 219, 208,
  128, 215, 204, 124, 212,
]

function chineseNewYear(year: number): Wall | null {
  const code = CHINESE_YEARS[year - 2013]
  return code === undefined ? null : makeDay(year, Math.floor(code / 100), code % 100)
}

const NAMED = '(THE|DET|DETF)? (THIS|NEXT|COMING)?'
const YEAR = '((OF|OFTHE|COMMA)? YEAR)?'

/** Named days: fixed ones, those on a weekday, and those relative to Easter. */
export const holidayRules: Rule[] = [
  rule(
    'holiday.holiday',
    'A named day with a fixed date.',
    `${NAMED} HOLIDAY (NEXT|COMING)? ${YEAR}`,
    (parts, context) => {
      const value = pick(parts, 'HOLIDAY')?.value ?? 0
      return day(dayInMonth(context, Math.floor(value / 100), value % 100, pick(parts, 'YEAR')?.value))
    },
  ),
  rule('holiday.last-holiday', 'The last day of that name.', 'LAST HOLIDAY|HOLIDAY LAST', (parts, { now }) => {
    const value = pick(parts, 'HOLIDAY')?.value ?? 0
    const here = makeDay(yearOf(now), Math.floor(value / 100), value % 100)
    return day(here < startOfDay(now) ? here : add(here, -1, 'year'))
  }),
  rule(
    'holiday.nth-weekday-holiday',
    'A named day on a given weekday: Thanksgiving.',
    `${NAMED} NTHDAY (NEXT|COMING)? ${YEAR}`,
    (parts, { now }) => {
      const named = pick(parts, 'NTHDAY')
      // A day that follows the named weekday carries its distance from it in days ("Black Friday").
      const after = Number(named?.tag ?? 0) < 10 ? Number(named?.tag) : 0
      return day(coming(now, pick(parts, 'YEAR')?.value, (year) => nthWeekday(named?.value ?? 0, year) + after * DAY))
    },
  ),
  rule(
    'holiday.lunar-new-year',
    'The Chinese new year.',
    `${NAMED} LUNARYEAR (NEXT|COMING)? ${YEAR}`,
    (parts, { now }) => day(coming(now, pick(parts, 'YEAR')?.value, chineseNewYear)),
  ),
  rule('holiday.holy-week', 'The week before Easter.', `${NAMED} HOLYWEEK ${YEAR}`, (parts, { now }) => {
    const sunday = coming(now, pick(parts, 'YEAR')?.value, easter)
    return span(sunday - 7 * DAY, sunday + DAY, 'day')
  }),
  rule(
    'holiday.easter',
    'Easter and the days relative to it.',
    `${NAMED} EASTER (NEXT|COMING)? ${YEAR}`,
    (parts, { now }) => {
      const offset = (pick(parts, 'EASTER')?.value ?? 0) * DAY
      return day(coming(now, pick(parts, 'YEAR')?.value, (year) => easter(year) + offset))
    },
  ),
]
