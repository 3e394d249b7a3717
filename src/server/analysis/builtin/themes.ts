import type { Language } from '#shared/languages.ts'
import { inflectionsOf } from '../text/inflections.ts'
import { tokenize } from '../text/tokens.ts'
import { isOn, readWordList, type WordList } from '../text/word-list.ts'
import { THEMES } from './lexicon/themes.ts'

/** One word of a theme may stand anywhere by chance. */
const FEWEST_WORDS = 2

const read = new Map<Language, [theme: string, words: WordList][]>()

/** What the texts are about in a word, though it may not be said in them; the surest first. */
export function findThemes(texts: readonly string[], language: Language): string[] {
  const lists =
    read.get(language) ??
    Object.entries(THEMES[language]).map(([theme, words]): [string, WordList] => [theme, readWordList(words)])
  read.set(language, lists)
  const inflections = inflectionsOf(language)
  const said = new Set(texts.flatMap((text) => tokenize(text).map(({ folded }) => folded)))
  return lists
    .map(([theme, words]) => ({ theme, count: [...said].filter((word) => isOn(words, word, inflections)).length }))
    .filter(({ count }) => count >= FEWEST_WORDS)
    .sort((a, b) => b.count - a.count)
    .map(({ theme }) => theme)
}
