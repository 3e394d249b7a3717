import { DAY, MINUTE, startOfDay } from '#server/calendar/wall-time.ts'
import { all, type Meaning, pick, plain, type Rule, rule, type Sym } from '../grammar.ts'
import { day, moment } from '../resolve.ts'

/** Corrections such as "Tuesday, no, Wednesday at ten": the last one wins. */
export const correctionRules: Rule[] = [
  rule(
    'join.correction',
    'A correction: "Tuesday, no, Wednesday".',
    '(DATE|MOMENT|PARTDAY|CLOCK) COMMA? NO COMMA? (NO COMMA?)? ({lead}|FOR)? (DATE|MOMENT|PARTDAY|CLOCK)',
    (parts) => {
      const first = parts[0]
      const last = parts.at(-1)
      if (!first || !last) return null
      if (isRejected(parts) || isRejected(parts, 'CLOCK')) return null
      const same = sameDay(first, last)
      if (same) return same
      if (last.kind === 'CLOCK' && first.kind === 'MOMENT' && first.from !== undefined) {
        return moment(startOfDay(first.from) + last.value * MINUTE)
      }
      // The day was corrected, but the time was not repeated.
      if (last.kind === 'DATE' && first.kind === 'MOMENT' && first.from !== undefined && last.from !== undefined) {
        return moment(last.from + (first.from - startOfDay(first.from)))
      }
      // "Tuesday, no, at ten": a time of the named day.
      if (last.kind === 'CLOCK' && first.kind === 'DATE' && first.from !== undefined) {
        return moment(first.from + last.value * MINUTE)
      }
      return first.kind === 'CLOCK' && last.kind !== 'CLOCK' && last.kind !== 'MOMENT' ? null : plain(last)
    },
  ),
  // "Not this Friday but the one after", "este viernes no, el siguiente".
  rule(
    'join.the-one-after',
    'A weekday that is not meant, but the one after it.',
    'NOT {lead}? DATE COMMA? ONEAFTER|DATE COMMA? (NOT|NO) COMMA? (ONEAFTER|DET NEXT)',
    (parts) => {
      const from = pick(parts, 'DATE')?.from
      return from === undefined ? null : day(from + 7 * DAY)
    },
  ),
  // "Not Thursday, Friday at six": the day that is not meant is named too.
  rule(
    'join.denied-day',
    'A correction that names the wrong day again: "Thursday, no, not Thursday, Friday at six".',
    '(DATE|MOMENT|PARTDAY) COMMA? (NO COMMA?)? (NOT|NO) {lead}? DATE COMMA? (NO COMMA?)? {lead}? (DATE|MOMENT|PARTDAY)',
    (parts) => {
      const [first, again, last] = all(parts, 'DATE', 'MOMENT', 'PARTDAY')
      if (first?.from === undefined || again?.from === undefined || !last) return null
      return startOfDay(first.from) === startOfDay(again.from) ? plain(last) : null
    },
  ),
  rule(
    'join.rejected-day',
    'A day that is not meant: "Tuesday, not Wednesday, at seven".',
    '(DATE|MOMENT) COMMA? NOT {lead}? (DATE COMMA? {at}? CLOCK|DATE|MOMENT)',
    (parts) => {
      const [first, other] = all(parts, 'DATE', 'MOMENT')
      const time = pick(parts, 'CLOCK')
      if (first?.from === undefined || other?.from === undefined) return null
      if (startOfDay(first.from) === startOfDay(other.from)) return null
      if (first.kind === 'MOMENT' || (other.kind === 'DATE' && !time)) return plain(first)
      return moment(first.from + (time ? time.value * MINUTE : other.from - startOfDay(other.from)))
    },
  ),
  rule(
    'join.rejected-after-comma',
    'A day that is not meant, after a comma and "no": "el trece, no el doce".',
    '(DATE|MOMENT) COMMA NO {lead}? DATE (?!COMMA? {at}? CLOCK)',
    (parts) => (isRejected(parts) && parts[0] ? plain(parts[0]) : null),
  ),
  rule(
    'join.rejected-hour',
    'An hour that is not meant: "at two, not at three", "a las dos, no a las tres".',
    '(MOMENT|CLOCK) COMMA (NO|NOT) ({lead}|FOR)? CLOCK',
    (parts) => (isRejected(parts, 'CLOCK') && parts[0] ? plain(parts[0]) : null),
  ),
  rule(
    'join.weekday-after',
    'The weekday of a date after it: "10 September, Thursday".',
    'DATE COMMA (DATE|MOMENT)',
    ([date, , weekday]) => (date && weekday ? sameDay(date, weekday) : null),
  ),
  rule(
    'join.filler-correction',
    'A day that replaces another after a filler: "Thursday at four, uh, Friday".',
    '(DATE|MOMENT) COMMA? UM COMMA? (UM COMMA?)? DATE (?!COMMA? {at}? CLOCK)|DATE COMMA? UM COMMA? {lead}? MOMENT',
    (parts) => {
      const [first, last] = all(parts, 'DATE', 'MOMENT')
      if (first?.from === undefined || last?.from === undefined) return null
      if (first.kind === 'DATE' || startOfDay(first.from) === last.from)
        return plain(first.kind === 'DATE' ? last : first)
      return moment(last.from + (first.from - startOfDay(first.from)))
    },
  ),
]

/** Tells whether the last day or hour is denied: "el trece, no el doce", where the word for "no" is also that for "not". */
function isRejected(parts: readonly Sym[], denied: 'DATE' | 'CLOCK' = 'DATE'): boolean {
  const at = parts.findIndex(({ kind, tag }) => kind === 'NOT' || (kind === 'NO' && tag === 'not'))
  return parts[at - 1]?.kind === 'COMMA' && parts[at + 1]?.kind !== 'COMMA' && parts.at(-1)?.kind === denied
}

/**
 * Returns the day of a date whose weekday is said after it, with the time of the weekday: "the 19th, that's the Saturday at
 * six".
 */
function sameDay(date: Sym, weekday: Sym): Meaning | null {
  const isNumbered = date.kind === 'DATE' && date.tag !== 'weekday' && date.from !== undefined
  if (!isNumbered || weekday.tag !== 'weekday' || weekday.from === undefined) return null
  const day = startOfDay(weekday.from)
  if (((date.from ?? 0) - day) % (7 * DAY) !== 0) return null
  return weekday.kind === 'DATE' ? plain(date) : moment((date.from ?? 0) + (weekday.from - day))
}
