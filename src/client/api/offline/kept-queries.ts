import type { QueryKey } from '@tanstack/react-query'
import { closingOffersQuery, dashboardStatsQuery, itemKeys } from '../items/item-queries.ts'
import { noteKeys } from '../notes/note-queries.ts'

const PARTS = [noteKeys.note(''), noteKeys.transcript(''), noteKeys.analysis('')].map((key) => key[1])

/** What Today and the list of notes show, whatever the filter. */
const LISTS: readonly QueryKey[] = [
  noteKeys.recent(),
  noteKeys.list(),
  ...Object.values(itemKeys),
  closingOffersQuery.queryKey,
  dashboardStatsQuery.queryKey,
]

/** Returns the id of the note that a query fetches a part of; null for a list or anything else. */
export function noteIdOf([scope, part, id, more]: QueryKey): string | null {
  const isPart = scope === noteKeys.all[0] && PARTS.some((one) => one === part)
  return isPart && typeof id === 'string' && more === undefined ? id : null
}

/** Whether the answers to a query are kept on this device: a note's page, or what Today and the list of notes show. */
export function isKept(queryKey: QueryKey): boolean {
  return noteIdOf(queryKey) !== null || LISTS.some((list) => list.every((part, place) => queryKey[place] === part))
}
