import { fold } from '#server/text/fold.ts'
import type { Range } from '#shared/contract/search.ts'

/** A word of a text in searchable form, with its offsets in the text. */
export interface SearchWord {
  folded: string
  start: number
  end: number
}

/** A word to search for, in every form that a note may contain. */
export interface SearchTerm {
  folded: string
  /** The word itself, its stem in each language that has one for it, and its synonyms. */
  forms: ReadonlySet<string>
  /** Whether a prefix is enough, because the word is still being typed. */
  open: boolean
}

/** Maximum number of words per search; further ones hardly narrow it. */
const MAX_TERMS = 12
/** PostgreSQL accepts words of up to 2 kB. */
const MAX_WORD_LENGTH = 60

/** Splits a text into runs of letters and digits, as the database does (`fold_words` in the migrations). */
export function readSearchWords(text: string): SearchWord[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }))
}

/** Returns the distinct words of a query. */
export function readQueryWords(query: string): string[] {
  const words = readSearchWords(query).map(({ folded }) => folded.slice(0, MAX_WORD_LENGTH))
  return [...new Set(words.filter(Boolean))].slice(0, MAX_TERMS)
}

/** Writes a term in the syntax of the database's text search. */
export function writeTerm({ folded, forms, open }: SearchTerm): string {
  const quote = (word: string) => `'${word.replaceAll(/['\\]/g, '')}'`
  const words = [...forms].map(quote)
  return `(${[...words, ...(open ? [`${quote(folded)}:*`] : [])].join(' | ')})`
}

/** The stem of each word of a language, from the database. */
export type Stems = ReadonlyMap<string, string>

/** Returns the indexes of the terms that a word of a text matches. */
export function matchWord(folded: string, terms: readonly SearchTerm[], stems: Stems): number[] {
  const stem = stems.get(folded)
  return terms.flatMap(({ folded: written, forms, open }, at) =>
    forms.has(folded) || (stem !== undefined && forms.has(stem)) || (open && folded.startsWith(written)) ? [at] : [],
  )
}

/** Reads those words of a text that may match a term. */
export type ReadMatchable = (text: string) => readonly SearchWord[]

/**
 * Returns a function that reads those words of a text that may match one of the terms: a word and its stem begin with
 * the same letters. It remembers what it has read, because a page of results is read twice, before and after the stems
 * are known.
 */
export function createReadMatchable(terms: readonly SearchTerm[]): ReadMatchable {
  const beginnings = new Set(terms.flatMap(({ forms }) => [...forms].map((form) => form.slice(0, 2))))
  const mayMatch = (folded: string) => beginnings.has(folded.slice(0, 2)) || beginnings.has(folded.slice(0, 1))
  const texts = new Map<string, readonly SearchWord[]>()
  return (text) => {
    const known = texts.get(text)
    if (known) return known
    const read = readSearchWords(text).filter(({ folded }) => mayMatch(folded))
    texts.set(text, read)
    return read
  }
}

/** Finds where the terms occur among the words of a text, and which of them. */
export function findTerms(words: readonly SearchWord[], terms: readonly SearchTerm[], stems: Stems) {
  const ranges: Range[] = []
  const found = new Set<number>()
  for (const { folded, start, end } of words) {
    const matched = matchWord(folded, terms, stems)
    if (matched.length > 0) ranges.push({ start, end })
    for (const at of matched) found.add(at)
  }
  return { ranges, found }
}
