import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findOwners } from '#server/features/notes/note-access.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { SearchResult } from '#shared/contract/search.ts'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { presentResult } from './search.present.ts'
import * as queries from './search.queries.ts'
import { readQueryWords, writeTerm } from './search-words.ts'
import { stemTexts, toTerms } from './stem-words.ts'

/** There are no pages beyond this; users who get this far need other words. */
const MAX_RESULTS = 500

/**
 * Returns a page of the user's notes, and of those shared with them, that contain all the words, best first, and the
 * cursor of the next page.
 * @throws AppError bad_request for an invalid cursor.
 */
export async function searchNotes(
  { db }: Context,
  user: SessionUser,
  { q, limit, cursor }: { q: string; limit: number; cursor?: string | undefined },
): Promise<{ results: SearchResult[]; nextCursor: string | null }> {
  const offset = readCursor(cursor)
  const words = readQueryWords(q)
  if (words.length === 0) return { results: [], nextCursor: null }
  const terms = await toTerms(db, words, words.at(-1) ?? null)
  const ids = await queries.rankNotes(db, user.id, terms.map(writeTerm).join(' & '), { limit: limit + 1, offset })
  const shown = ids.slice(0, limit)
  const results = shown.length === 0 ? [] : await describe(db, user.id, shown, terms)
  const next = offset + limit
  return { results, nextCursor: ids.length > limit && next < MAX_RESULTS ? String(next) : null }
}

async function describe(db: Context['db'], userId: string, ids: string[], terms: Awaited<ReturnType<typeof toTerms>>) {
  const [found, tasks] = await Promise.all([queries.listFound(db, ids), queries.listTasks(db, ids)])
  const owners = await findOwners(db, userId, found)
  const tasksOf = Map.groupBy(tasks, ({ noteId }) => noteId)
  const notes = new Map(found.map((note) => [note.id, { note, tasks: tasksOf.get(note.id) ?? [] }]))
  const stems = await stemTexts(
    db,
    [...notes.values()].map(({ note, tasks: ofNote }) => ({
      language: note.language,
      texts: [
        note.title,
        ...(note.ownTags ?? note.tags ?? []),
        ...ofNote.map(({ title }) => title),
        ...(note.sentences ?? []).map(({ text }) => text),
      ],
    })),
    terms,
  )
  return ids.flatMap((id) => {
    const one = notes.get(id)
    if (!one) return []
    const ofLanguage = stems.get(one.note.language ?? DEFAULT_LANGUAGE) ?? new Map<string, string>()
    return [presentResult(one.note, owners.get(one.note.userId) ?? null, one.tasks, terms, ofLanguage)]
  })
}

function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  if (!/^\d{1,4}$/.test(cursor)) throw new AppError('bad_request')
  return Number(cursor)
}
