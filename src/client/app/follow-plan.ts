import type { QueryClient } from '@tanstack/react-query'
import { noteKeys } from '#client/api/notes/note-queries.ts'
import { fetchAllAgain } from '#client/api/query-client.ts'

/** Fetches what a new plan allows. */
export function followPlan(client: QueryClient, isPremium: boolean): void {
  if (isPremium) fetchAllAgain(client)
  // Most requests would now be refused. An analysis is not, and it says that its tasks and events can only be read.
  else void client.invalidateQueries({ queryKey: noteKeys.analyses() })
}
