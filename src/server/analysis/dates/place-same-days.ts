import { DAY, startOfDay, type Wall } from '#server/calendar/wall-time.ts'
import { OTHER, type Sym } from './grammar.ts'

/** The kind of words that refer to a day said before: "the same day". */
export const SAME_DAY = 'SAMEDAY'

/** The kind of words that refer to such a day, or to what happens on it, after "before": "before then", "avant ça". */
export const THAT_DAY = 'THATDAY'

/**
 * Puts "the same day" on the day that was mentioned last. If none was, a language may read it as today (the value 0); in
 * others it is no date.
 * @param before the day mentioned last; undefined if none was
 */
export function placeSameDays(symbols: Sym[], now: Wall, before: Wall | undefined): void {
  for (const [at, symbol] of symbols.entries()) {
    if (symbol.kind === THAT_DAY) symbol.kind = symbols[at - 1]?.kind === 'BEFORE' ? SAME_DAY : OTHER
    if (symbol.kind !== SAME_DAY) continue
    if (before !== undefined) symbol.value = Math.round((startOfDay(before) - startOfDay(now)) / DAY)
    symbol.kind = before !== undefined || symbol.value === 0 ? 'DAYREL' : OTHER
  }
}
