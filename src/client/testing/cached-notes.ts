import { type InfiniteData, QueryClient } from '@tanstack/react-query'
import { type NotePage, noteKeys } from '#client/api/notes/note-queries.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { makeVoiceNote } from './make-items.ts'

/** Returns the id of the note with a number. */
export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Makes a note; a higher number makes a newer one. */
export function makeNote(n: number, change: Partial<VoiceNote> = {}): VoiceNote {
  const at = new Date(Date.UTC(2026, 0, n)).toISOString()
  return makeVoiceNote({
    id: idOf(n),
    title: `Note ${n}`,
    duration: 30,
    createdAt: at,
    recordedAt: at,
    status: 'transcribing',
    transcription: `Text ${n}`,
    speechFound: null,
    source: 'recorder',
    fileName: 'a.webm',
    ...change,
  })
}

/** Returns a note as the event stream describes it. */
export function withoutText(note: VoiceNote) {
  const { transcription: _, ...rest } = note
  return rest
}

/** Makes a cache that holds the list of notes and the newest ones. @param lastCursor leads to what is not loaded */
export function makeClient(pages: VoiceNote[][], { lastCursor = null as string | null } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const total = pages.flat().length
  client.setQueryData<InfiniteData<NotePage, string | null>>(noteKeys.list(), {
    pages: pages.map((notes, index) => ({ notes, total, nextCursor: index < pages.length - 1 ? 'more' : lastCursor })),
    pageParams: pages.map(() => null),
  })
  client.setQueryData(noteKeys.recent(), pages.flat().slice(0, 5))
  return client
}

/** Returns the titles on each page of the list. */
export const listed = (client: QueryClient) =>
  client
    .getQueryData<InfiniteData<NotePage>>(noteKeys.list())
    ?.pages.map((page) => page.notes.map((note) => note.title))
/** Returns the titles of the newest notes. */
export const recent = (client: QueryClient) =>
  client.getQueryData<VoiceNote[]>(noteKeys.recent())?.map((note) => note.title)
/** Returns the number of notes that the list states. */
export const total = (client: QueryClient) =>
  client.getQueryData<InfiniteData<NotePage>>(noteKeys.list())?.pages[0]?.total
