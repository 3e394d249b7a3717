import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#client/api/api-error.ts'
import { noteKeys } from '#client/api/notes/note-queries.ts'

/** Loads a note again of which something was refused because the user may no longer do it, or see the note. */
export function refreshAccess(client: QueryClient, id: string, error: Error): void {
  if (!(error instanceof ApiError) || (error.status !== 403 && error.status !== 404)) return
  void client.invalidateQueries({ queryKey: noteKeys.note(id), exact: true })
}
