import { MINUTE, startOfDay } from '#server/calendar/wall-time.ts'
import { OTHER, type Sym } from './grammar.ts'
import { moment } from './resolve.ts'

/** Maximum number of words between "and" and the second time: "tomorrow at ten and lunch at one". */
const MAX_WORDS = 2

const WORDS = new Set([OTHER, 'MEAL', 'A', 'THE', 'DET', 'DETF'])

/** Gives a time that follows a moment after "and" the day of that moment. */
export function shareDays(symbols: Sym[]): void {
  for (const [at, first] of symbols.entries()) {
    if (first.kind !== 'MOMENT' || first.from === undefined || symbols[at + 1]?.kind !== 'AND') continue
    const ahead = symbols.slice(at + 2, at + 3 + MAX_WORDS)
    const words = ahead.findIndex(({ kind }) => !WORDS.has(kind))
    const time = ahead[words]
    if (time?.kind !== 'CLOCK' || time.relation !== undefined) continue
    const from = startOfDay(first.from) + time.value * MINUTE
    symbols[at + 2 + words] = { ...moment(from), start: time.start, end: time.end }
  }
}
