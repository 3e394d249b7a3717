import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findOwners } from '#server/features/notes/note-access.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { SearchAnswer, SearchResult } from '#shared/contract/search.ts'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { type ForgivenTerm, forgiveTypos } from './forgive-typos.ts'
import { presentInstead, presentResult } from './search.present.ts'
import * as queries from './search.queries.ts'
import { createReadMatchable, readQueryWords, type SearchTerm, writeTerm } from './search-words.ts'
import { stemTexts, toTerms } from './stem-words.ts'

/** There are no pages beyond this; users who get this far need other words. */
const MAX_RESULTS = 500

/**
 * Returns a page of the user's notes, and of those shared with them, that contain all the words, best first, and the
 * cursor of the next page. Only if there are no such notes, a word that is in none stands for the words that it
 * resembles.
 * @throws AppError bad_request for an invalid cursor.
 */
export async function searchNotes(
  { db }: Context,
  user: Pick<SessionUser, 'id'>,
  { q, limit, cursor, exact }: { q: string; limit: number; cursor?: string | undefined; exact: boolean },
): Promise<SearchAnswer & { nextCursor: string | null }> {
  const offset = readCursor(cursor)
  const words = readQueryWords(q)
  if (words.length === 0) return { results: [], instead: [], nextCursor: null }
  const asTyped = await toTerms(db, words, words.at(-1) ?? null)
  const rank = (terms: readonly SearchTerm[], page: { limit: number; offset: number }) =>
    queries.rankNotes(db, user.id, terms.map(writeTerm).join(' & '), page)
  const found = await rank(asTyped, { limit: limit + 1, offset })
  // An empty later page is the end of the results, unless there was no first one either.
  const isFound = found.length > 0 || exact || (offset > 0 && (await rank(asTyped, { limit: 1, offset: 0 })).length > 0)
  const { ids, terms, forgiven } = isFound
    ? { ids: found, terms: asTyped, forgiven: [] }
    : await findForgiven(db, user.id, asTyped, (terms) => rank(terms, { limit: limit + 1, offset }))
  const shown = ids.slice(0, limit)
  const described = shown.length === 0 ? null : await describe(db, user.id, shown, terms)
  const next = offset + limit
  return {
    results: described?.results ?? [],
    instead: described ? presentInstead(forgiven, described) : [],
    nextCursor: ids.length > limit && next < MAX_RESULTS ? String(next) : null,
  }
}

/** Searches for near words, one distance after the other, until something is found. */
async function findForgiven(
  db: Context['db'],
  userId: string,
  asTyped: readonly SearchTerm[],
  rank: (terms: readonly SearchTerm[]) => Promise<string[]>,
): Promise<{ ids: string[]; terms: readonly SearchTerm[]; forgiven: readonly ForgivenTerm[] }> {
  for await (const { terms, forgiven } of forgiveTypos(db, userId, asTyped)) {
    const ids = await rank(terms)
    if (ids.length > 0) return { ids, terms, forgiven }
  }
  return { ids: [], terms: asTyped, forgiven: [] }
}

async function describe(db: Context['db'], userId: string, ids: string[], terms: readonly SearchTerm[]) {
  const found = await queries.listFound(db, ids, { withFollowUps: true })
  const owners = await findOwners(db, userId, found)
  const notes = new Map(found.map((note) => [note.id, note]))
  const read = createReadMatchable(terms)
  const stems = await stemTexts(
    db,
    found.map((note) => ({
      language: note.language,
      texts: [
        note.title,
        ...(note.ownTags ?? note.tags ?? []),
        ...(note.followUps ?? []).map(({ title }) => title),
        ...(note.sentences ?? []).map(({ text }) => text),
      ],
    })),
    read,
  )
  const results = ids.flatMap((id): SearchResult[] => {
    const note = notes.get(id)
    if (!note) return []
    const ofLanguage = stems.get(note.language ?? DEFAULT_LANGUAGE) ?? new Map<string, string>()
    return [presentResult(note, owners.get(note.userId) ?? null, { terms, stems: ofLanguage, read })]
  })
  return { results, stems }
}

function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  if (!/^\d{1,4}$/.test(cursor)) throw new AppError('bad_request')
  return Number(cursor)
}
