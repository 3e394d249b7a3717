import { startOfDay, type Wall } from '#server/calendar/wall-time.ts'
import { all, type Meaning, type Rule, rule, type Sym } from '../grammar.ts'
import { day, END_OF_DAY, PART_OF_DAY, partOfDay, restOfToday } from '../resolve.ts'

/**
 * Ends of days, which mean their last minute, and the first and middle hours of days: "the end of Sunday", "fin de journée
 * demain".
 */
export const pieceOfDayRules: Rule[] = [
  rule(
    'piece-of-day.end-of-day-named',
    'The end of a named day.',
    'ENDOF {the}? THIS? DATE',
    ([end, ...rest], { now }) => {
      const date = rest.at(-1)
      if (date?.from === undefined) return null
      if (end?.tag !== 'late') return day(date.from, END_OF_DAY)
      return date.from === startOfDay(now) ? restOfToday(now) : null
    },
  ),
  rule(
    'piece-of-day.day-and-its-end',
    'A day and "end of day" next to each other.',
    'DATE (COMMA|OF|ON|OFTHE|INTHE|AT|TOWARDS|BY)? (THE|DET)? DATE',
    (parts) => {
      const [first, last] = all(parts, 'DATE')
      if (first?.from === undefined || last?.from === undefined) return null
      // A day that is named wins; otherwise the end is that of today.
      if (first.tag === 'during') return { kind: 'DATE', value: last.value, from: last.from, tag: last.tag ?? '' }
      if (first.tag === END_OF_DAY) return day(last.from, END_OF_DAY)
      return last.tag === END_OF_DAY ? day(first.from, END_OF_DAY) : null
    },
  ),
  // "Mid today", "en début de journée", "mañana a primera hora".
  rule(
    'piece-of-day.piece-of-named-day',
    'The beginning or the middle of a named day.',
    '(BEGINOF|MIDOF) {the}? (OF|OFTHE)? DATE',
    (parts) => pieceOfDay(parts[0], parts.at(-1)?.from),
  ),
  rule(
    'piece-of-day.day-then-piece',
    'A named day, then "first thing" or "at midday".',
    'DATE COMMA? (AT|INTHE|TOWARDS|ATTHE)? (BEGINOFDAY|MIDOFDAY)',
    (parts) => pieceOfDay(parts.at(-1), parts[0]?.from),
  ),
  rule(
    'piece-of-day.piece-then-day',
    '"First thing" or "at midday", then a named day.',
    '(BEGINOFDAY|MIDOFDAY) (COMMA|OF|OFTHE|ON|INTHE)? (THE|DET)? DATE',
    (parts) => pieceOfDay(parts[0], parts.at(-1)?.from),
  ),
  rule(
    'piece-of-day.piece-alone',
    '"First thing" and "in the middle of the day" alone.',
    '(BEGINOFDAY|MIDOFDAY)',
    ([piece]) => pieceOfDay(piece, undefined),
  ),
]

/** Returns the first hours of a day, or the hours around noon. Without a day it is only a time. */
function pieceOfDay(piece: Sym | undefined, date: Wall | undefined): Meaning | null {
  const name = piece?.kind.startsWith('MIDOF') ? 'midday' : 'early'
  if (piece === undefined) return null
  if (date !== undefined) return partOfDay(startOfDay(date), name)
  const { from = 0, to = 0 } = partOfDay(0, name)
  return { kind: 'TIMES', value: 0, tag: PART_OF_DAY, from, to }
}
