import type { Queryable } from '#server/db/database.ts'
import { findNearWords, lengthsNear, type NearWord } from './near-words.ts'
import * as queries from './search.queries.ts'
import { type SearchTerm, writeTerm } from './search-words.ts'
import { toTerms } from './stem-words.ts'

/** With more unknown words a query is no search with a slip of the finger. */
const MAX_FORGIVEN = 4
/** Words at the same distance that may all be meant. */
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
 * Finds what a query may mean some words of which are in no note that the user may read: first the nearest words, then
 * those one more letter away. Yields nothing if a word is near to none, or if all are in some note.
 */
export async function* forgiveTypos(
  db: Queryable,
  userId: string,
  terms: readonly SearchTerm[],
): AsyncGenerator<ForgivenQuery> {
  const { holders } = await queries.countHolders(db, userId, terms.map(writeTerm))
  const unknown = terms.filter((_, at) => holders[at] === 0)
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

/** Returns the near words of each unknown term, grouped by their distance; null if one has none. */
async function findMeant(db: Queryable, userId: string, unknown: readonly SearchTerm[]) {
  const lengths = unknown.flatMap(({ folded, open }) => lengthsNear(folded, open) ?? [])
  if (lengths.length < unknown.length) return null
  const words = await queries.listWords(db, userId, {
    min: Math.min(...lengths.map(({ min }) => min)),
    max: Math.min(LONGEST_WORD, Math.max(...lengths.map(({ max }) => max))),
  })
  const meant = unknown.map(({ folded, open }) => ({
    typed: folded,
    groups: groupByDistance(findNearWords(folded, words, open)),
  }))
  return meant.every(({ groups }) => groups.length > 0) ? meant : null
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
