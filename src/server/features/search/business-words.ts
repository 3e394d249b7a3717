import { allPacks } from '#server/languages/languages.ts'
import { readForms } from '#server/languages/parts/verb-forms.ts'
import { fold } from '#server/text/fold.ts'

/** Returns sets of case-folded synonyms, in the order of `allPacks()`; empty where a language has none. */
export function businessWords(): string[][] {
  const byPack = allPacks().map(({ search }) => readForms(fold(search.businessWords)))
  const names = new Set(byPack.flatMap((words) => [...words.keys()]))
  return [...names].map((name) => byPack.map((words) => words.get(name) ?? ''))
}
