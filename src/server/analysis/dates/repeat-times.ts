import { DAY, startOfDay } from '#server/calendar/wall-time.ts'
import type { Sym } from './grammar.ts'
import { moment } from './resolve.ts'

/** Gives a day "at the same time" the hour of the moment before it: "Monday at nine, and the Thursday, same time". */
export function repeatTimes(symbols: Sym[]): void {
  let last: number | undefined
  for (let at = 0; at < symbols.length; at++) {
    const symbol = symbols[at] as Sym
    if (symbol.kind === 'MOMENT') last = symbol.from
    if (symbol.kind !== 'DATE' || symbol.from === undefined || last === undefined) continue
    const sign = symbols[at + 1]?.kind === 'COMMA' ? 1 : 0
    const same = symbols[at + 1 + sign]
    if (same?.kind !== SAME_TIME) continue
    const days = symbol.tag === 'weekday' ? daysFrom(symbol.from, last) : symbol.from
    const made = { ...moment(days + (last - startOfDay(last))), start: symbol.start, end: same.end }
    symbols.splice(at, 2 + sign, made)
    last = made.from
  }
}

/** The kind of words that refer to an hour said before: "same time". */
export const SAME_TIME = 'SAMETIME'

/** Returns the first day with that weekday after a moment. */
function daysFrom(weekday: number, after: number): number {
  const weeks = Math.ceil((startOfDay(after) - weekday) / (7 * DAY))
  return weekday + Math.max(0, weeks) * 7 * DAY
}
