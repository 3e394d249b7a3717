import { MINUTE } from '#server/calendar/wall-time.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Sym } from './grammar.ts'
import { day, lastDayBefore, moment } from './resolve.ts'

/** How far before a range, in letters, words may say that something moves: "we are moving the prize-giving from …". */
const REACH = 50

const patternsOf = perPack(({ dates: { moves } }) => {
  if (moves === null) return null
  return {
    moving: new RegExp(`(?<![\\p{L}])(?:${moves.verbs})(?![\\p{L}])[^.!?;:]*$`, 'u'),
    from: new RegExp(`^(?:${moves.from})\\s`, 'u'),
  }
})

/**
 * Reads the range over which something moves as its new day or time: "we moved it from Friday to Saturday at ten" is on
 * Saturday at ten.
 */
export function settleMoves(symbols: Sym[], text: string, pack: LanguagePack): void {
  const patterns = patternsOf(pack)
  if (patterns === null) return
  for (const [at, symbol] of symbols.entries()) {
    const settled = endOfRange(symbol)
    if (!settled || !patterns.from.test(foldInPlace(text.slice(symbol.start, symbol.end)))) continue
    if (!patterns.moving.test(foldInPlace(text.slice(Math.max(0, symbol.start - REACH), symbol.start)))) continue
    const { start, end } = symbol
    symbols[at] = { ...settled, start, end }
  }
}

/** Returns the last day or time of a range; null for anything else. */
function endOfRange({ kind, tag, from, to }: Sym) {
  if (from === undefined || to === undefined) return null
  if (kind === 'SPAN') return tag === 'days' ? day(lastDayBefore(to)) : null
  if (kind === 'TIMES') return { kind: 'CLOCK', value: to / MINUTE, tag: tag ?? '' }
  return kind === 'MOMENT' ? moment(to) : null
}
