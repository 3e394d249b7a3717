import type { QueryClient } from '@tanstack/react-query'

/** Query keys of everything cached about notes shared with people. */
export const shareKeys = {
  all: ['note-shares'],
  people: (noteId: string) => ['note-shares', 'people', noteId],
  list: (direction: 'by_me' | 'with_me') => ['note-shares', 'list', direction],
} as const

/** Refetches what is on screen of shared notes, also as found by a search, and of the people they are shared with. */
export function refreshShares(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: shareKeys.all })
  void client.invalidateQueries({ queryKey: ['search'] })
}
