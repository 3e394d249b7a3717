import type { QueryClient } from '@tanstack/react-query'

/** Query keys of all cached data about notes shared with people. */
export const shareKeys = {
  all: ['note-shares'],
  people: (noteId: string) => ['note-shares', 'people', noteId],
  list: (direction: 'by_me' | 'with_me') => ['note-shares', 'list', direction],
} as const

/**
 * Refetches the shared notes on screen, including those found by a search, and the people with whom they are shared.
 */
export function refreshShares(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: shareKeys.all })
  void client.invalidateQueries({ queryKey: ['search'] })
}
