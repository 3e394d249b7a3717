import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { NoteSort, Sentiment, VoiceNote } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { RECENT_NOTES } from '#shared/limits.ts'
import { callApi, callApiWithHeaders } from '../api-client.ts'
import { readPageHeaders } from '../page-headers.ts'
import { isShown } from './hidden-notes.ts'

/** Query keys of all cached data about notes. */
export const noteKeys = {
  all: ['notes'] as const,
  list: () => [...noteKeys.all, 'list'] as const,
  /** Lists that are filtered or sorted differently. */
  narrowed: () => [...noteKeys.all, 'narrowed'] as const,
  recent: () => [...noteKeys.all, 'recent'] as const,
  note: (id: string) => [...noteKeys.all, 'note', id] as const,
  transcript: (id: string) => [...noteKeys.all, 'transcript', id] as const,
  analyses: () => [...noteKeys.all, 'analysis'] as const,
  analysis: (id: string) => [...noteKeys.analyses(), id] as const,
  peaks: (id: string) => [...noteKeys.all, 'peaks', id] as const,
  comments: (id: string) => [...noteKeys.all, 'comments', id] as const,
}

export const searchKey = ['search'] as const
/** Queries to the notes, with their answers. */
export const askedKey = ['asked'] as const

/** One page of the list, as cached. It may contain only the beginning of each text. */
export interface NotePage {
  notes: VoiceNote[]
  nextCursor: string | null
  /** The number of all notes in the list. */
  total: number
}

/** Filter and order of a list of notes. If empty, the list contains all notes, newest first. */
export interface NoteListFilter {
  sort?: NoteSort
  tag?: string
  sentiment?: Sentiment
  language?: Language
  /** ISO 8601. */
  from?: string
}

/** The notes, page by page. */
export const noteListQuery = (filter: NoteListFilter = {}) =>
  infiniteQueryOptions({
    queryKey: Object.keys(filter).length === 0 ? noteKeys.list() : [...noteKeys.narrowed(), filter],
    queryFn: async ({ pageParam, signal }): Promise<NotePage> => {
      const query = { text: 'excerpt' as const, ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) }
      const { data, headers } = await callApiWithHeaders('GET /api/voice-notes', { query, signal })
      const notes = data.filter(isShown)
      const { nextCursor, total } = readPageHeaders(headers, data.length)
      // The answer may be older than a deletion, and still count hidden notes.
      return { notes, nextCursor, total: total - (data.length - notes.length) }
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  })

/** All tags, most frequent first. */
export const noteTagsQuery = queryOptions({
  queryKey: [...noteKeys.narrowed(), 'tags'],
  queryFn: ({ signal }) => callApi('GET /api/voice-notes/tags', { signal }),
})

/** The newest notes, for the dashboard. */
export const recentNotesQuery = queryOptions({
  queryKey: noteKeys.recent(),
  queryFn: async ({ signal }) =>
    (await callApi('GET /api/voice-notes', { query: { limit: RECENT_NOTES, text: 'excerpt' }, signal })).filter(
      isShown,
    ),
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

/** An old version of a text; it never changes. */
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
