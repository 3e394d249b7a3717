import { inflectionsOf } from '#server/analysis/text/inflections.ts'
import { tokenize } from '#server/analysis/text/tokens.ts'
import { isOn, readWordList, type WordList } from '#server/analysis/text/word-list.ts'
import { packOf } from '#server/languages/languages.ts'
import { perPack } from '#server/languages/per-pack.ts'
import type { Language } from '#shared/languages.ts'

/** Minimum number of words of a theme: a single one may occur by chance. */
const MIN_WORDS = 2

const themesOf = perPack(({ themes }) =>
  Object.entries(themes).map(([theme, words]): [string, WordList] => [theme, readWordList(words)]),
)

/** Finds what the texts are about, even if it is not named literally. The most certain themes come first. */
export function findThemes(texts: readonly string[], language: Language): string[] {
  const inflections = inflectionsOf(language)
  const said = new Set(texts.flatMap((text) => tokenize(text).map(({ folded }) => folded)))
  return themesOf(packOf(language))
    .map(([theme, words]) => ({ theme, count: [...said].filter((word) => isOn(words, word, inflections)).length }))
    .filter(({ count }) => count >= MIN_WORDS)
    .sort((a, b) => b.count - a.count)
    .map(({ theme }) => theme)
}
