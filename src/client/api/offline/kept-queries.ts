import type { QueryKey } from '@tanstack/react-query'
import { closingOffersQuery, dashboardStatsQuery, itemKeys } from '../items/item-queries.ts'
import { noteKeys } from '../notes/note-queries.ts'

const PARTS = [noteKeys.note(''), noteKeys.transcript(''), noteKeys.analysis('')].map((key) => key[1])

/** The lists that Today and the list of notes show, whatever the filter. */
const LISTS: readonly QueryKey[] = [
  noteKeys.recent(),
  noteKeys.list(),
  ...Object.values(itemKeys),
  closingOffersQuery.queryKey,
  dashboardStatsQuery.queryKey,
]

/** Returns the id of the note of which a query fetches a part; null for a list or anything else. */
export function noteIdOf([scope, part, id, more]: QueryKey): string | null {
  const isPart = scope === noteKeys.all[0] && PARTS.some((one) => one === part)
  return isPart && typeof id === 'string' && more === undefined ? id : null
}

/**
 * Tells whether the answers to a query are kept on this device, which is so for a note's page, Today and the list of
 * notes.
 */
export function isKept(queryKey: QueryKey): boolean {
  return noteIdOf(queryKey) !== null || LISTS.some((list) => list.every((part, place) => queryKey[place] === part))
}
