import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import { createReadMatchable, matchWord, type SearchTerm, type Stems } from './search-words.ts'

/** Maximum number of words named as what was searched for. */
const MAX_NAMED = 3

/** A text of a note in which a term may be. */
export interface SpeltText {
  text: string
  language: Language | null
  isTitle: boolean
}

/** Returns the words that a term stands for as some texts spell them, most frequent first; none if it is in no text. */
export function spellTerm(
  term: SearchTerm,
  texts: readonly SpeltText[],
  stems: ReadonlyMap<Language, Stems>,
): string[] {
  const found = new Map<string, { spelt: string; trust: number; times: number }>()
  const read = createReadMatchable([term])
  for (const { text, language, isTitle } of texts) {
    const ofLanguage = stems.get(language ?? DEFAULT_LANGUAGE) ?? new Map<string, string>()
    for (const { folded, start, end } of read(text)) {
      if (matchWord(folded, [term], ofLanguage).length === 0) continue
      const spelt = text.slice(start, end)
      const known = found.get(folded)
      // Within a text a capital is part of the word. A tag has no capitals, and the first word of a text always has one.
      const isWithin = start > 0 && !isTitle
      const trust = isWithin ? 2 : spelt === spelt.toLowerCase() ? 1 : 0
      const best = known && known.trust >= trust ? known : { spelt, trust }
      found.set(folded, { ...best, times: (known?.times ?? 0) + 1 })
    }
  }
  const sorted = [...found.values()].sort((a, b) => b.times - a.times)
  return sorted.slice(0, MAX_NAMED).map(({ spelt }) => spelt)
}
