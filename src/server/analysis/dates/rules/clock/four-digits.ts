import { MINUTE } from '#server/calendar/wall-time.ts'
import { all, type Context, type Make, type Meaning, pick, type Rule, rule, type Sym } from '../../grammar.ts'
import { clock, spokenClock } from '../../resolve.ts'

/** Returns the time that four digits give by the 24-hour clock. Three digits may be in either half of the day. */
export function timeOfDigits(number: Sym | undefined): Meaning | null {
  if (!number) return null
  const [hour, minute] = [Math.floor(number.value / 100), number.value % 100]
  if (number.end - number.start < 4) return spokenClock(hour, minute)
  return hour > 24 || minute > 59 ? null : clock(hour * 60 + minute, hour > 0 && hour < 13 ? 'counted' : '')
}

/** Tells whether digits begin with a zero, which an amount never does. */
function hasNought({ value, start, end }: Sym): boolean {
  return value < 1000 && end - start === 4
}

const withHalfOfDay: Make = (parts) => {
  const found = timeOfDigits(pick(parts, 'BIG', 'YEAR'))
  return found && clock((found.value % 720) + (pick(parts, 'PM') ? 720 : 0))
}

const plain: Make = (parts) => {
  const number = pick(parts, 'BIG', 'YEAR')
  return number && number.end - number.start === 4 ? timeOfDigits(number) : null
}

/** Returns a range of times, which are said in steps of five minutes: "7 April 2027-2028" are years. */
function rangeOfDigits(parts: Sym[], context: Context): Meaning | null {
  const [first, last] = all(parts, 'BIG', 'YEAR').map((number) =>
    number.value % 5 === 0 ? plain([number], context) : null,
  )
  if (!first || !last || last.value <= first.value) return null
  return { kind: 'TIMES', value: 0, tag: '', from: first.value * MINUTE, to: last.value * MINUTE }
}

/** Times of four digits without a colon (`1730`, '0730'), if the words beside them show that they are times. */
export const fourDigitRules: Rule[] = [
  rule('clock.digits-half-of-day', 'Four digits with am or pm.', 'BIG (AM|PM)', withHalfOfDay),
  rule('clock.digits-before-part', 'Four digits before a part of the day.', 'BIG (?=MOD)', (parts) =>
    timeOfDigits(parts[0]),
  ),
  rule('clock.digits-after-lead', 'Four digits after "at" or "about".', '(?<=AT|ABOUT)BIG {plainly}', (parts) =>
    timeOfDigits(parts[0]),
  ),
  rule(
    'clock.digits-like-a-year',
    'Four digits that could be a year, after "at".',
    '(?<=AT|(TOWARDS|ABOUT|FOR|TO|BEFORE|AFTER|SINCE) DETF|(PART|{aday}) TOWARDS)YEAR {plainly}',
    plain,
  ),
  rule(
    'clock.digits-after-article',
    'Four digits after the article of hours: "a las 1430".',
    '(?<=(TOWARDS|ABOUT|FOR|TO|UNTIL|BEFORE|AFTER|SINCE|FROM|BETWEEN|AND|OF) DETF)BIG {plainly}',
    plain,
  ),
  rule(
    'clock.digits-after-relation',
    'Four digits after "by", "before", "until" and the like.',
    '(?<=BY|BEFORE|AFTER|UNTIL|SINCE|TO|TOWARDS|ABOUT)BIG {plainly} (?!OTHER)',
    (parts, _context, next) => {
      const [number] = parts
      // "From 1200 to 1500" may be money; most times are said in steps of five minutes.
      return number && (hasNought(number) || (next === undefined ? number.value % 5 === 0 : next.kind !== 'OF'))
        ? plain(parts, _context, next)
        : null
    },
  ),
  rule(
    'clock.digits-after-day',
    'Four digits after a day.',
    '(?<={aday})BIG {plainly} (?!OF)',
    (parts, context, next) => ((parts[0]?.value ?? 1) % 5 === 0 ? plain(parts, context, next) : null),
  ),
  rule(
    'clock.digits-before-day',
    'Four digits before a day.',
    '(?<=^|THE|DETF|OTHER|COMMA|DOT)BIG (?={thenday})',
    (parts, context, next) => (parts[0] && hasNought(parts[0]) ? plain(parts, context, next) : null),
  ),
  rule(
    'clock.digits-opening',
    'Four digits that open the text or follow "the", before a day.',
    '(?<=^|THE|DETF)BIG (?={thenday})',
    plain,
  ),
  rule(
    'clock.digits-and-hours',
    'Four digits with the word or letter for hours: "at 0700 hours", "1545h".',
    '(?<=AT|DETF|TOWARDS|TO|UNTIL|BEFORE|AFTER|^|OTHER|WEEKDAY|DAYREL|YEAR|MONTH|COMMA)(BIG|YEAR) (HOURS|UNIT) (?!OF)',
    ([number, sign], context) => {
      if (!number || !sign || (sign.kind === 'UNIT' && sign.unit !== 'hour')) return null
      const told = hasNought(number) || sign.start === number.end
      return told || sign.end - sign.start > 1 ? plain([number], context) : null
    },
  ),
  rule(
    'clock.digits-range-of-date',
    'Two times of four digits with a dash or "to", beside the day of a month.',
    '{fourdigits} {upto} {fourdigits} (?=(COMMA|ON)? ({nth} OF? MONTH|MONTH {nth}))|(?<={date} COMMA?){fourdigits} {upto} {fourdigits} {plainly}',
    (parts, context) => rangeOfDigits(parts, context),
  ),
  rule(
    'clock.digits-range-of-day',
    'Two times of four digits with a dash or "to", beside a day.',
    '{fourdigits} {upto} {fourdigits} (?={thenday})|(?<={aday}){fourdigits} {upto} {fourdigits} {plainly}',
    (parts, context) => rangeOfDigits(parts, context),
  ),
]
