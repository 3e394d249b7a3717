import { fold } from '#server/text/fold.ts'
import type { Range } from '#shared/contract/search.ts'

/** A word of a text as it is searched for; offsets in the text. */
export interface SearchWord {
  folded: string
  start: number
  end: number
}

/** A word that is searched for, in every form in which a note may hold it. */
export interface SearchTerm {
  folded: string
  /** Itself, its stem in each language that has one for it, and what else is to be found in its place. */
  forms: ReadonlySet<string>
  /** Whether a word that only begins with it will do: it is still being written. */
  open: boolean
}

/** Words searched for at once; further ones narrow nothing. */
const MOST_TERMS = 12
/** PostgreSQL takes words of up to 2 kB. */
const LONGEST_WORD = 60

/** Letters and figures between signs, as the database cuts them (`fold_words` in the migrations). */
export function readSearchWords(text: string): SearchWord[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }))
}

/** The different words of what was typed. */
export function readQueryWords(query: string): string[] {
  const words = readSearchWords(query).map(({ folded }) => folded.slice(0, LONGEST_WORD))
  return [...new Set(words.filter(Boolean))].slice(0, MOST_TERMS)
}

/** A term as the database's text search writes it. */
export function writeTerm({ folded, forms, open }: SearchTerm): string {
  const quote = (word: string) => `'${word.replaceAll(/['\\]/g, '')}'`
  const words = [...forms].map(quote)
  return `(${[...words, ...(open ? [`${quote(folded)}:*`] : [])].join(' | ')})`
}

/** The stem of each word of a language, as the database has them. */
export type Stems = ReadonlyMap<string, string>

/** Which of the terms (by their places in the list) a word of a text is. */
export function matchWord(folded: string, terms: readonly SearchTerm[], stems: Stems): number[] {
  const stem = stems.get(folded)
  return terms.flatMap(({ folded: written, forms, open }, at) =>
    forms.has(folded) || (stem !== undefined && forms.has(stem)) || (open && folded.startsWith(written)) ? [at] : [],
  )
}

/** Whether a word may be one of the terms: a word and its stem begin alike. */
export function mayMatch(folded: string, terms: readonly SearchTerm[]): boolean {
  return terms.some(({ forms }) => [...forms].some((form) => folded.startsWith(form.slice(0, 2))))
}

/** Where the terms are in a text, and which of them. */
export function findTerms(text: string, terms: readonly SearchTerm[], stems: Stems) {
  const ranges: Range[] = []
  const found = new Set<number>()
  for (const { folded, start, end } of readSearchWords(text)) {
    const matched = matchWord(folded, terms, stems)
    if (matched.length > 0) ranges.push({ start, end })
    for (const at of matched) found.add(at)
  }
  return { ranges, found }
}
