import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { buildUrl, callApi } from '#client/api/api-client.ts'
import { inOrder } from '#client/api/items/in-order.ts'
import { noteKeys } from '#client/api/notes/note-queries.ts'
import { newId } from '#client/lib/browser/new-id.ts'
import { currentSession } from '#client/lib/session/session-store.ts'
import type { PresentPerson } from '#shared/contract/presence.ts'

export const NOBODY: readonly PresentPerson[] = []

/** Names this page to the server. */
const TAB = newId()

/** The notes whose text is being edited on this page. */
const edited = new Set<string>()

/**
 * Who else has a note open. Each fetch also says that this page has; the stream reports changes by others. A hidden page
 * says so only while its user is in the middle of an edit.
 */
export const presenceQuery = (noteId: string) =>
  queryOptions({
    queryKey: [...noteKeys.all, 'presence', noteId],
    // An aborted request may still reach the server, so it is waited for instead: `leaveNote` must come after it.
    queryFn: ({ client }) => inOrder(client, noteId, () => announce(noteId)),
    // A first fetch without data would not be repeated when the user opens the editor meanwhile.
    initialData: NOBODY,
    staleTime: 0,
    gcTime: 0,
  })

async function announce(noteId: string): Promise<readonly PresentPerson[]> {
  if (document.hidden && !edited.has(noteId)) return NOBODY
  const body = { editing: edited.has(noteId) }
  return callApi('PUT /api/voice-notes/:id/presence/:tab', { params: { id: noteId, tab: TAB }, body })
}

/** Says at once whether the text of a note is being edited on this page. */
export function announceEditing(client: QueryClient, noteId: string, editing: boolean): void {
  if (editing === edited.has(noteId)) return
  if (editing) edited.add(noteId)
  else edited.delete(noteId)
  announceAgain(client, noteId)
}

export function isBeingEdited(noteId: string): boolean {
  return edited.has(noteId)
}

/** Says again that this page shows a note, if it does. */
export function announceAgain(client: QueryClient, noteId: string): void {
  void client.invalidateQueries({ queryKey: presenceQuery(noteId).queryKey })
}

/** Says that this page no longer shows a note, after all that it has announced before. */
export function leaveNote(client: QueryClient, noteId: string): void {
  void inOrder(client, noteId, () => leaveNoteNow(noteId))
}

/**
 * Says so at once, because the page is being closed. The request outlives the page; if it is lost or handled before an
 * earlier one, the server waits a while.
 */
export async function leaveNoteNow(noteId: string): Promise<void> {
  const session = currentSession()
  if (session.state !== 'known' || session.user === null || session.lost) return
  const url = buildUrl('/api/voice-notes/:id/presence/:tab', { id: noteId, tab: TAB })
  await fetch(url, { method: 'DELETE', keepalive: true, referrerPolicy: 'same-origin' }).catch(() => undefined)
}
