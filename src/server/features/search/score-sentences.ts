import type { Sentence } from '#shared/contract/notes.ts'
import { isAsking } from './answer-kinds.ts'
import { matchWord, readSearchWords, type SearchTerm, type Stems } from './search-words.ts'

/** The weight of a term in neighbouring sentences, title or tags, relative to one in the sentence itself. */
const AROUND = 0.4
/** The same for a sentence that names what is asked for: it often says "it" for what the sentences before it named. */
const AROUND_AN_ANSWER = 0.75
/** The factors for a sentence that names what is asked for, for one that does not, and for one that is itself a question. */
const ANSWER = { named: 1.3, missing: 0.75, asking: 0.6 }
/**
 * Maximum number of sentences of a note in which an answer is looked for, those with most of the question first:
 * finding dates takes time.
 */
const MAX_READ_CLOSELY = 12
/** Terms within this many words of each other belong together. */
const CLOSE_WORDS = 8
const CLOSENESS = 0.15
/** The extra weight of a note made today, and the number of days after which half of it is left. */
const RECENCY = 0.2
const HALF_LIFE_DAYS = 45
const DAY_MS = 86_400_000

export interface WeighedTerm extends SearchTerm {
  weight: number
}

export interface ScoredSentence {
  sentence: Sentence
  /** Its index among the sentences. */
  at: number
  /** 0 to 1: how much of the question is in the sentence and around it. */
  coverage: number
  score: number
}

/** What the answer to a question must name. */
export interface Expected {
  isNamed: (text: string) => boolean
  /** Whether a sentence without any word of the question may answer if it follows one that has some. */
  mayFollow: boolean
}

interface Scored {
  sentences: readonly Sentence[]
  /** The title and the tags. */
  heads: readonly string[]
  recordedAt: Date
}

/**
 * Scores the sentences of a note that contain any of the terms, or that name what is asked for right after one that does.
 * @param expected what the answer must name; null if that is not clear
 */
export function scoreSentences(
  { sentences, heads, recordedAt }: Scored,
  terms: readonly WeighedTerm[],
  stems: Stems,
  { now, expected }: { now: Date; expected: Expected | null },
): ScoredSentence[] {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0)
  const weigh = (found: Iterable<number>) => [...found].reduce((sum, at) => sum + (terms[at]?.weight ?? 0), 0)
  const inHeads = new Set(heads.flatMap((text) => [...placesOf(text, terms, stems).keys()]))
  const places = sentences.map(({ text }) => placesOf(text, terms, stems))
  const days = Math.max(0, (now.getTime() - recordedAt.getTime()) / DAY_MS)
  const recency = 1 + RECENCY * 0.5 ** (days / HALF_LIFE_DAYS)
  const candidates = sentences.flatMap((sentence, at) => {
    const own = new Set(places[at]?.keys())
    const before = [
      ...(places[at - 1]?.keys() ?? []),
      ...(expected?.mayFollow && own.size === 0 ? (places[at - 2]?.keys() ?? []) : []),
    ]
    if (own.size === 0 && (!expected?.mayFollow || before.length === 0)) return []
    const near = new Set([...before, ...(places[at + 1]?.keys() ?? []), ...inHeads])
    const around = weigh([...near].filter((term) => !own.has(term))) / all
    return [{ sentence, at, own: weigh(own) / all, around, isClose: isClose(places[at]) }]
  })
  const close = new Set(expected && bestFirst(candidates).slice(0, MAX_READ_CLOSELY))
  return candidates.flatMap((candidate) => {
    const { sentence, at, own, around, isClose: together } = candidate
    const named = close.has(candidate) && expected?.isNamed(sentence.text) === true
    if (own === 0 && !named) return []
    const coverage = own + (named ? AROUND_AN_ANSWER : AROUND) * around
    const worth = isAsking(sentence.text) ? ANSWER.asking : named ? ANSWER.named : expected ? ANSWER.missing : 1
    return [{ sentence, at, coverage, score: coverage * (together ? 1 + CLOSENESS : 1) * recency * worth }]
  })
}

function bestFirst<T extends { own: number; around: number }>(candidates: readonly T[]): T[] {
  return candidates.toSorted((a, b) => b.own + b.around - (a.own + a.around) || b.own - a.own)
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
