import type { Queryable } from '#server/db/database.ts'
import { findNearWords, lengthsNear, type NearWord } from './near-words.ts'
import * as queries from './search.queries.ts'
import { type SearchTerm, writeTerm } from './search-words.ts'
import { toTerms } from './stem-words.ts'
import { areHeld } from './term-holders.queries.ts'

/** Maximum number of unknown words that are forgiven. A query with more is not a search with a slip of the finger. */
const MAX_FORGIVEN = 4
/** Maximum number of words at the same distance that may all be meant. */
const MAX_MEANT = 5

/** A term in place of another that no note contains. */
export interface ForgivenTerm {
  typed: string
  term: SearchTerm
}

/** A query with near words in place of those that no note contains. */
export interface ForgivenQuery {
  terms: SearchTerm[]
  forgiven: ForgivenTerm[]
}

/**
 * Finds what a query may mean if some of its words are in no note that the user may read: first the nearest words, then
 * those one more letter away. Yields nothing if a word is near to none, or if each is in some note.
 * @param terms the terms of a query that has found nothing, at least one
 */
export async function* forgiveTypos(
  db: Queryable,
  userId: string,
  terms: readonly SearchTerm[],
): AsyncGenerator<ForgivenQuery> {
  // If a query with one term has found nothing, no note contains that term.
  const held = terms.length === 1 ? [false] : await areHeld(db, userId, terms.map(writeTerm))
  const unknown = terms.filter((_, at) => held[at] === false)
  if (unknown.length === 0 || unknown.length > MAX_FORGIVEN) return
  const meant = await findMeant(db, userId, unknown)
  const steps = Math.max(0, ...(meant ?? []).map(({ groups }) => groups.length))
  for (let step = 0; step < steps; step++) {
    const forgiven = await Promise.all(
      (meant ?? []).map(async ({ typed, groups }) => ({
        typed,
        term: await joinTerms(db, typed, groups[Math.min(step, groups.length - 1)] ?? []),
      })),
    )
    const byTyped = new Map(forgiven.map(({ typed, term }) => [typed, term]))
    yield { forgiven, terms: terms.map((term) => byTyped.get(term.folded) ?? term) }
  }
}

/**
 * Finds what the mistyped words of a question mean: for each the nearest words that are in a note the user may read.
 * Unlike in a search, a word that is near to none stays as it is, and the others are forgiven all the same.
 * @param unknown terms that no such note contains
 * @param isSmall tells whether a word says nothing about what is asked: a word that resembles "about" most is left
 * alone
 */
export async function forgiveQuestion(
  db: Queryable,
  userId: string,
  unknown: readonly SearchTerm[],
  isSmall: (word: string) => boolean,
): Promise<ForgivenTerm[]> {
  // The longest words say most, and comparing words takes time.
  const doubtful = unknown
    .filter(({ folded, open }) => lengthsNear(folded, open) !== null)
    .toSorted((a, b) => b.folded.length - a.folded.length)
    .slice(0, MAX_FORGIVEN)
  if (doubtful.length === 0) return []
  const meant = await listMeant(db, userId, doubtful)
  const candidates = await Promise.all(
    meant.flatMap(({ typed, groups: [nearest = [], ...further] }) => {
      const telling = nearest.filter((word) => !isSmall(word))
      const groups = telling.length > 0 ? [telling, ...further] : []
      return groups.map(async (words) => ({ typed, term: await joinTerms(db, typed, words) }))
    }),
  )
  if (candidates.length === 0) return []
  // The list may have words that the user's notes no longer have.
  const terms = candidates.map(({ term }) => writeTerm(term))
  const held = await areHeld(db, userId, terms)
  const found = candidates.filter((_, at) => held[at])
  return [...Map.groupBy(found, ({ typed }) => typed).values()].flatMap(([nearest]) => nearest ?? [])
}

/** Returns the near words of each unknown term, grouped by their distance; null if one has none. */
async function findMeant(db: Queryable, userId: string, unknown: readonly SearchTerm[]) {
  if (unknown.some(({ folded, open }) => lengthsNear(folded, open) === null)) return null
  const meant = await listMeant(db, userId, unknown)
  return meant.every(({ groups }) => groups.length > 0) ? meant : null
}

/** @param unknown terms that may be forgiven (`lengthsNear`) */
async function listMeant(db: Queryable, userId: string, unknown: readonly SearchTerm[]) {
  const lengths = unknown.flatMap(({ folded, open }) => lengthsNear(folded, open) ?? [])
  const words = await queries.listWords(db, userId, {
    min: Math.min(...lengths.map(({ min }) => min)),
    max: Math.min(LONGEST_WORD, Math.max(...lengths.map(({ max }) => max))),
  })
  return unknown.map(({ folded, open }) => ({
    typed: folded,
    groups: groupByDistance(findNearWords(folded, words, open)),
  }))
}

/** Longer words are not listed (`list_note_words` in the migrations). */
const LONGEST_WORD = 40

/** Returns the nearest words, then those at the next distance. */
function groupByDistance(near: readonly NearWord[]): string[][] {
  const groups = [...Map.groupBy(near, ({ distance }) => distance).values()]
  return groups.slice(0, 2).map((group) => group.slice(0, MAX_MEANT).map(({ word }) => word))
}

async function joinTerms(db: Queryable, typed: string, words: readonly string[]): Promise<SearchTerm> {
  const terms = await toTerms(db, words, null)
  return { folded: typed, forms: new Set(terms.flatMap(({ forms }) => [...forms])), open: false }
}
