import type { Queryable } from '#server/db/database.ts'
import { allPacks } from '#server/languages/languages.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import { businessWords } from './business-words.ts'
import type { ReadMatchable, SearchTerm, Stems } from './search-words.ts'
import { stemWords } from './stem-words.queries.ts'

/** Builds the terms for case-folded words, each with its stems in all languages, because notes may be in any. */
export async function toTerms(db: Queryable, words: readonly string[], open: string | null): Promise<SearchTerm[]> {
  const stems = await stemWords(
    db,
    allPacks().map(({ code }) => ({ language: code, words })),
  )
  return words.map((folded) => {
    const found = stems.flatMap((ofLanguage) => ofLanguage.get(folded) ?? [])
    return { folded, forms: new Set([folded, ...found]), open: folded === open }
  })
}

let meanings: ReadonlyArray<ReadonlySet<string>> | null = null

/** Adds synonyms in the other languages to the terms, because users may ask in one language and speak in another. */
export async function translateTerms(db: Queryable, terms: readonly SearchTerm[]): Promise<SearchTerm[]> {
  meanings ??= await stemMeanings(db)
  return terms.map((term) => {
    const same = meanings?.filter((meaning) => [...term.forms].some((form) => meaning.has(form))) ?? []
    return { ...term, forms: new Set([...term.forms, ...same.flatMap((meaning) => [...meaning])]) }
  })
}

/** Returns the words of each meaning with their stems. They are the same for all users and never change. */
async function stemMeanings(db: Queryable): Promise<ReadonlySet<string>[]> {
  const synonyms = businessWords()
  const stems = await stemWords(
    db,
    allPacks().map(({ code }, at) => ({ language: code, words: synonyms.map((words) => words[at] ?? '') })),
  )
  return synonyms.map((words) => new Set(words.flatMap((word, at) => [word, ...[stems[at]?.get(word) ?? []].flat()])))
}

/** Returns, for each language, the stems of those words in some texts that `read` returns. */
export async function stemTexts(
  db: Queryable,
  notes: ReadonlyArray<{ language: Language | null; texts: readonly string[] }>,
  read: ReadMatchable,
): Promise<Map<Language, Stems>> {
  const words = new Map<Language, Set<string>>()
  for (const { language, texts } of notes) {
    const ofLanguage = words.get(language ?? DEFAULT_LANGUAGE) ?? new Set()
    for (const text of texts) for (const { folded } of read(text)) ofLanguage.add(folded)
    words.set(language ?? DEFAULT_LANGUAGE, ofLanguage)
  }
  const lists = [...words].map(([language, set]) => ({ language, words: [...set] }))
  const stemmed = await stemWords(db, lists)
  return new Map(lists.map(({ language }, at) => [language, new Map([...(stemmed[at] ?? [])].filter(hasStem))]))
}

function hasStem(entry: [string, string | null]): entry is [string, string] {
  return entry[1] !== null
}
