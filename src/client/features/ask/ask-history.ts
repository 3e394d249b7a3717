import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApiWithHeaders } from '#client/api/api-client.ts'
import { askedKey } from '#client/api/notes/note-queries.ts'
import { readPageHeaders } from '#client/api/page-headers.ts'
import type { Answer } from '#shared/contract/ask.ts'
import type { Asked } from './api/ask-notes.ts'

/** A question of this session with its answer. */
export interface Exchange extends Asked {
  id: number
  /** Null once the answer quotes a note that is no longer shared with the user. */
  answer: Answer | null
}

/** Maximum number of questions kept; older ones are dropped. */
const MAX_KEPT = 20
const NONE: readonly Exchange[] = []

let lastId = 0

/**
 * The user's questions since the page was loaded, newest first. They are not stored anywhere. They become stale when a
 * note is withdrawn and when a stream is interrupted; fetching them again drops the answers from notes that are no
 * longer shared.
 */
export const askedQuery = (userId: string) =>
  queryOptions({
    queryKey: [...askedKey, userId],
    queryFn: ({ client, queryKey, signal }) => dropWithdrawn(() => client.getQueryData(queryKey) ?? NONE, signal),
    initialData: NONE,
    gcTime: Number.POSITIVE_INFINITY,
  })

/**
 * Adds an answer at the top. The notes it quotes may have been withdrawn while it was being written, so that is checked
 * first.
 */
export function addToHistory(client: QueryClient, userId: string, asked: Asked, answer: Answer): void {
  lastId += 1
  const exchange = { ...asked, id: lastId, answer }
  const { queryKey } = askedQuery(userId)
  client.setQueryData(queryKey, (known = NONE) => [exchange, ...known].slice(0, MAX_KEPT))
  if (quotesOthers(answer)) void client.invalidateQueries({ queryKey })
}

/**
 * Replaces the quotes with a written answer, unless they were withdrawn meanwhile.
 * @param written null to keep the quotes
 */
export function settleAnswer(client: QueryClient, userId: string, id: number, written: Answer | null): void {
  const { queryKey } = askedQuery(userId)
  client.setQueryData(queryKey, (known = NONE) =>
    known.map((exchange) =>
      exchange.id === id && exchange.answer
        ? { ...exchange, answer: written ?? { ...exchange.answer, writer: null } }
        : exchange,
    ),
  )
  if (written && quotesOthers(written)) void client.invalidateQueries({ queryKey })
}

/** Whether an answer quotes other people's notes. */
export function quotesOthers({ passages }: Answer): boolean {
  return passages.some(({ owner }) => owner !== null)
}

/** @param read returns the exchanges at the time of the call, since others may be added meanwhile */
async function dropWithdrawn(read: () => readonly Exchange[], signal: AbortSignal): Promise<readonly Exchange[]> {
  if (!read().some(({ answer }) => answer && quotesOthers(answer))) return read()
  const shared = await listShared(signal)
  const isWithdrawn = ({ passages }: Answer) => passages.some(({ owner, noteId }) => owner && !shared.has(noteId))
  return read().map((exchange) =>
    exchange.answer && isWithdrawn(exchange.answer) ? { ...exchange, answer: null } : exchange,
  )
}

/** Lists the ids of all notes that others share with the user. */
async function listShared(signal: AbortSignal): Promise<Set<string>> {
  const ids = new Set<string>()
  let cursor: string | null = null
  do {
    const { data, headers }: Awaited<ReturnType<typeof fetchShared>> = await fetchShared(cursor, signal)
    for (const { note } of data) ids.add(note.id)
    cursor = readPageHeaders(headers, data.length).nextCursor
  } while (cursor !== null)
  return ids
}

function fetchShared(cursor: string | null, signal: AbortSignal) {
  const query = { direction: 'with_me' as const, limit: 100, ...(cursor === null ? {} : { cursor }) }
  return callApiWithHeaders('GET /api/note-shares', { query, signal })
}
