import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { buildUrl, callApi } from '#client/api/api-client.ts'
import { inOrder } from '#client/api/items/in-order.ts'
import { noteKeys } from '#client/api/notes/note-queries.ts'
import { newId } from '#client/lib/browser/new-id.ts'
import { currentSession } from '#client/lib/session/session-store.ts'
import type { PresentPerson } from '#shared/contract/presence.ts'

export const NOBODY: readonly PresentPerson[] = []

/** Identifies this page to the server. */
const TAB = newId()

/** The notes whose text is being edited on this page. */
const edited = new Set<string>()

/**
 * Who else has a note open. Each fetch also announces that this page has it open; the stream reports changes by others.
 * A hidden page announces itself only while its user is in the middle of an edit.
 */
export const presenceQuery = (noteId: string) =>
  queryOptions({
    queryKey: [...noteKeys.all, 'presence', noteId],
    // An aborted request may still reach the server, so it is awaited instead: `leaveNote` must come after it.
    queryFn: ({ client }) => inOrder(client, noteId, () => announce(noteId)),
    // A first fetch without data would not be repeated if the user opened the editor meanwhile.
    initialData: NOBODY,
    staleTime: 0,
    gcTime: 0,
  })

async function announce(noteId: string): Promise<readonly PresentPerson[]> {
  if (document.hidden && !edited.has(noteId)) return NOBODY
  const body = { editing: edited.has(noteId) }
  return callApi('PUT /api/voice-notes/:id/presence/:tab', { params: { id: noteId, tab: TAB }, body })
}

/** Announces at once whether the text of a note is being edited on this page. */
export function announceEditing(client: QueryClient, noteId: string, editing: boolean): void {
  if (editing === edited.has(noteId)) return
  if (editing) edited.add(noteId)
  else edited.delete(noteId)
  announceAgain(client, noteId)
}

export function isBeingEdited(noteId: string): boolean {
  return edited.has(noteId)
}

/** Announces again that this page shows a note, if it does. */
export function announceAgain(client: QueryClient, noteId: string): void {
  void client.invalidateQueries({ queryKey: presenceQuery(noteId).queryKey })
}

/** Announces that this page no longer shows a note, after all of its earlier announcements. */
export function leaveNote(client: QueryClient, noteId: string): void {
  void inOrder(client, noteId, () => leaveNoteNow(noteId))
}

/**
 * Announces it at once, because the page is being closed. The request outlives the page; if it is lost or handled
 * before an earlier one, the server notices only after a while.
 */
export async function leaveNoteNow(noteId: string): Promise<void> {
  const session = currentSession()
  if (session.state !== 'known' || session.user === null || session.lost) return
  const url = buildUrl('/api/voice-notes/:id/presence/:tab', { id: noteId, tab: TAB })
  await fetch(url, { method: 'DELETE', keepalive: true, referrerPolicy: 'same-origin' }).catch(() => undefined)
}
