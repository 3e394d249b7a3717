import { startOfDay } from '#server/calendar/wall-time.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Sym } from './grammar.ts'
import { moment } from './resolve.ts'

/** How far before a day, in letters, words may say that it was only planned. */
const REACH = 60
/** Maximum number of letters between a day that is taken back and the one that holds. */
const MAX_GAP = 80
/** The same for a verb of moving between the two: "was on Friday and has been pushed back to Monday". */
const MAX_MOVED_GAP = 40

interface Patterns {
  planned: RegExp
  truth: RegExp
  anew: RegExp
  instead: RegExp
  moved: RegExp | null
}

const patternsOf = perPack(({ dates: { retractions, moves } }): Patterns | null => {
  if (retractions === null) return null
  return {
    planned: compileRules(retractions.planned),
    truth: compileRules(retractions.truth),
    anew: compileRules(retractions.anew),
    instead: compileRules(retractions.instead),
    moved: moves === null ? null : new RegExp(`(?<![\\p{L}])(?:${moves.verbs})(?: (?:${moves.to}))*\\s*$`, 'u'),
  }
})

/**
 * Marks days that are taken back in the same sentence: "we said the twelfth but it's the thirteenth". Where the new day has no
 * time of its own, it gets that of the old one.
 */
export function retractDays(symbols: Sym[], text: string, pack: LanguagePack): void {
  const patterns = patternsOf(pack)
  if (patterns === null || !symbols.some(isDay)) return
  const folded = foldInPlace(text)
  for (const [at, symbol] of symbols.entries()) {
    if (isNumbered(symbol) && isReplaced(symbols, at, folded, patterns)) {
      symbols[at] = { ...symbol, kind: 'DATE', from: 0, retracted: true }
    }
  }
  const days = symbols.filter((symbol) => isDay(symbol) && !symbol.retracted)
  for (const [at, day] of days.entries()) {
    const before = days[at - 1]
    const lead = folded.slice(Math.max(0, day.start - REACH, before?.end ?? 0), day.start)
    if (days.length > 1 && patterns.instead.test(lead)) day.retracted = true
    const next = days[at + 1]
    if (!next || day.retracted || sameDay(day, next)) continue
    const between = folded.slice(day.end, next.start)
    if (between.length > MAX_GAP || patterns.instead.test(between)) continue
    const isMoved = between.length <= MAX_MOVED_GAP && patterns.moved?.test(between) === true
    const isPlanned = patterns.planned.test(lead) && patterns.truth.test(between)
    if (!isMoved && !isPlanned && !patterns.anew.test(between)) continue
    day.retracted = true
    if (isMoved) delete next.relation
    keepTime(day, next, symbols)
  }
}

/** Tells whether a number that was not read as a day was the planned one: "we said the twelfth but it's the thirteenth". */
function isReplaced(symbols: readonly Sym[], at: number, folded: string, patterns: Patterns): boolean {
  const number = symbols[at]
  const day = symbols.slice(at + 1).find((symbol) => isDay(symbol))
  if (!number || !day || day.start - number.end > MAX_GAP) return false
  const lead = folded.slice(Math.max(0, number.start - REACH), number.start)
  return patterns.planned.test(lead) && patterns.truth.test(folded.slice(number.end, day.start))
}

function isNumbered({ kind, value }: Sym): boolean {
  return (kind === 'ORD' || kind === 'NUM') && value >= 1 && value <= 31
}

function isDay({ kind, from }: Sym): boolean {
  return (kind === 'DATE' || kind === 'MOMENT' || kind === 'PARTDAY') && from !== undefined
}

function sameDay(one: Sym, other: Sym): boolean {
  return startOfDay(one.from ?? 0) === startOfDay(other.from ?? 0)
}

/** Gives the new day the time of the old one, unless a time is said after it. */
function keepTime(old: Sym, day: Sym, symbols: readonly Sym[]): void {
  if (old.kind !== 'MOMENT' || day.kind !== 'DATE' || old.from === undefined || day.from === undefined) return
  if (symbols.slice(symbols.indexOf(day)).some(({ kind }) => kind === 'CLOCK' || kind === 'TIMES')) return
  Object.assign(day, moment(day.from + (old.from - startOfDay(old.from))))
}
