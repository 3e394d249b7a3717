import type { Sentence } from '#shared/contract/notes.ts'
import { matchWord, readSearchWords, type SearchTerm, type Stems } from './search-words.ts'

/** The weight of a term in neighbouring sentences, title or tags, relative to one in the sentence itself. */
const AROUND = 0.4
/** Terms within this many words of each other belong together. */
const CLOSE_WORDS = 8
const CLOSENESS = 0.15
/** The extra weight of a note of today, and the days after which half of it is left. */
const RECENCY = 0.2
const HALF_LIFE_DAYS = 45
const DAY_MS = 86_400_000

export interface WeighedTerm extends SearchTerm {
  weight: number
}

export interface ScoredSentence {
  sentence: Sentence
  /** 0 to 1: how much of the question is in the sentence and around it. */
  coverage: number
  score: number
}

interface Scored {
  sentences: readonly Sentence[]
  /** Title and tags. */
  heads: readonly string[]
  recordedAt: Date
}

/** Scores the sentences of a note that contain any of the terms. */
export function scoreSentences(
  { sentences, heads, recordedAt }: Scored,
  terms: readonly WeighedTerm[],
  stems: Stems,
  now: Date,
): ScoredSentence[] {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0)
  const weigh = (found: Iterable<number>) => [...found].reduce((sum, at) => sum + (terms[at]?.weight ?? 0), 0)
  const inHeads = new Set(heads.flatMap((text) => [...placesOf(text, terms, stems).keys()]))
  const places = sentences.map(({ text }) => placesOf(text, terms, stems))
  const days = Math.max(0, (now.getTime() - recordedAt.getTime()) / DAY_MS)
  const recency = 1 + RECENCY * 0.5 ** (days / HALF_LIFE_DAYS)
  return sentences.flatMap((sentence, at) => {
    const own = new Set(places[at]?.keys())
    if (own.size === 0) return []
    const near = new Set([...(places[at - 1]?.keys() ?? []), ...(places[at + 1]?.keys() ?? []), ...inHeads])
    const coverage = (weigh(own) + AROUND * weigh([...near].filter((term) => !own.has(term)))) / all
    const closeness = isClose(places[at]) ? 1 + CLOSENESS : 1
    return [{ sentence, coverage, score: coverage * closeness * recency }]
  })
}

/** Returns the position of each term's first occurrence, in words. */
function placesOf(text: string, terms: readonly SearchTerm[], stems: Stems): Map<number, number> {
  const places = new Map<number, number>()
  for (const [place, { folded }] of readSearchWords(text).entries()) {
    for (const term of matchWord(folded, terms, stems)) if (!places.has(term)) places.set(term, place)
  }
  return places
}

function isClose(places: ReadonlyMap<number, number> | undefined): boolean {
  const sorted = [...(places?.values() ?? [])].sort((a, b) => a - b)
  return sorted.some((place, at) => at > 0 && place - (sorted[at - 1] ?? 0) <= CLOSE_WORDS)
}
