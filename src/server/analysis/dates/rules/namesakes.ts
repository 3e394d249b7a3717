import type { LanguagePack } from '#server/languages/language-pack.ts'
import type { RuleName } from '#server/languages/parts/rule.ts'
import { perPack } from '#server/languages/per-pack.ts'
import type { Token } from '../../text/tokens.ts'
import { OTHER, type Sym } from '../grammar.ts'

interface Place {
  tokens: readonly Token[]
  at: number
  text: string
  /** Symbols read so far. */
  before: readonly Sym[]
  pack: LanguagePack
  /** Whether a word may be part of a date. */
  isDateWord: (token: Token) => boolean
}

const wordsOf = perPack(({ dates: { people }, names: { personTitles } }) => ({
  given: new Set(people.given.split(' ')),
  after: new Set(people.after.split(' ')),
  byCapital: people.byCapital,
  titles: new Set(personTitles.split(' ')),
}))

/**
 * Somebody whose name is a month or a weekday. This needs a capital, and a title or other words that show it; speech without
 * capitals has no namesakes.
 */
export const NAMESAKE_RULE: RuleName & { applies: (place: Place) => boolean } = {
  id: 'name.person',
  recognises: 'A person called like a month or a weekday: "ask April", "August Miller".',
  applies: ({ tokens, at, text, before, pack, isDateWord }) => {
    const [token, next] = [tokens[at], tokens[at + 1]]
    const { given, after, byCapital, titles } = wordsOf(pack)
    if (!token || !isCapitalised(token, text)) return false
    const previous = tokens[at - 1]
    const last = before.at(-1)
    if (previous && titles.has(previous.folded)) return true
    if (!given.has(token.folded) || /^\d/.test(next?.folded ?? '')) return false
    const begins = last === undefined || last.kind === 'DOT'
    const isPlain = begins || last.kind === OTHER
    const nextIsPlain = next !== undefined && /^\p{L}/u.test(next.folded) && !isDateWord(next)
    // "August Miller", "April is ill".
    if (isPlain && nextIsPlain && (begins || isCapitalised(next, text))) return true
    // "From June to July" names no person, although a person may follow "to".
    const follows = previous !== undefined && after.has(previous.folded)
    if (follows)
      return !before.slice(-3, -1).some(({ kind }) => kind === 'MONTH' || kind === 'WEEKDAY' || kind === 'NUM')
    // "Marta y Julio".
    const afterName =
      last?.kind === 'AND' && before.at(-2)?.kind === OTHER && isCapitalised(tokens[at - 2] ?? token, text)
    return byCapital && (last?.kind === OTHER || (afterName && nextIsPlain))
  },
}

function isCapitalised({ start }: Token, text: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 4))
}
