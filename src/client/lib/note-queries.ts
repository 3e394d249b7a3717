import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { RECENT_NOTES } from '#shared/limits.ts'
import { callApi, callApiWithHeaders } from './api-client.ts'

/** Keys of everything cached about notes. */
export const noteKeys = {
  all: ['notes'] as const,
  list: () => [...noteKeys.all, 'list'] as const,
  recent: () => [...noteKeys.all, 'recent'] as const,
  note: (id: string) => [...noteKeys.all, 'note', id] as const,
  transcript: (id: string) => [...noteKeys.all, 'transcript', id] as const,
  analysis: (id: string) => [...noteKeys.all, 'analysis', id] as const,
  peaks: (id: string) => [...noteKeys.all, 'peaks', id] as const,
}

/** One page of the list, as it is cached. */
export interface NotePage {
  notes: VoiceNote[]
  nextCursor: string | null
  /** The number of all notes, not only of this page. */
  total: number
}

/** All notes, newest first, page by page. */
export const noteListQuery = infiniteQueryOptions({
  queryKey: noteKeys.list(),
  queryFn: async ({ pageParam, signal }): Promise<NotePage> => {
    const query = pageParam === null ? {} : { cursor: pageParam }
    const { data, headers } = await callApiWithHeaders('GET /api/voice-notes', { query, signal })
    return {
      notes: data,
      nextCursor: nextCursor(headers.get('Link')),
      total: Number(headers.get('X-Total-Count') ?? data.length),
    }
  },
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
})

/** The few newest notes, for the dashboard. */
export const recentNotesQuery = queryOptions({
  queryKey: noteKeys.recent(),
  queryFn: ({ signal }) => callApi('GET /api/voice-notes', { query: { limit: RECENT_NOTES }, signal }),
})

export const noteQuery = (id: string) =>
  queryOptions({
    queryKey: noteKeys.note(id),
    queryFn: ({ signal }) => callApi('GET /api/voice-notes/:id', { params: { id }, signal }),
  })

export const transcriptQuery = (id: string) =>
  queryOptions({
    queryKey: noteKeys.transcript(id),
    queryFn: ({ signal }) => callApi('GET /api/voice-notes/:id/transcript', { params: { id }, signal }),
  })

/** A text as it was before a newer one; it never changes. */
export const transcriptVersionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...noteKeys.transcript(id), version],
    queryFn: ({ signal }) =>
      callApi('GET /api/voice-notes/:id/transcript', { params: { id }, query: { version }, signal }),
  })

export const analysisQuery = (id: string) =>
  queryOptions({
    queryKey: noteKeys.analysis(id),
    queryFn: ({ signal }) => callApi('GET /api/voice-notes/:id/analysis', { params: { id }, signal }),
  })

export const peaksQuery = (id: string) =>
  queryOptions({
    queryKey: noteKeys.peaks(id),
    queryFn: ({ signal }) => callApi('GET /api/voice-notes/:id/peaks', { params: { id }, signal }),
  })

/** The cursor within a `Link` header's next page; null on the last page. */
export function nextCursor(link: string | null): string | null {
  const next = link?.split(',').find((part) => /;\s*rel="?next"?/.test(part))
  const address = next && /<([^>]*)>/.exec(next)?.[1]
  return address ? new URL(address, 'http://any').searchParams.get('cursor') : null
}
