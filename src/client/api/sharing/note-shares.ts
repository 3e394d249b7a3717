import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import type { Permission } from '#shared/contract/note-access.ts'
import { callApi, callApiWithHeaders } from '../api-client.ts'
import { ApiError } from '../api-error.ts'
import { readPageHeaders } from '../page-headers.ts'
import { refreshShares, shareKeys } from './share-keys.ts'

/**
 * The people with whom a note is shared. Fetched whenever they are shown, because they include who has opened the note.
 */
export const noteSharesQuery = (noteId: string) =>
  queryOptions({
    queryKey: shareKeys.people(noteId),
    queryFn: ({ signal }) => callApi('GET /api/voice-notes/:id/shares', { params: { id: noteId }, signal }),
    staleTime: 0,
  })

/**
 * The notes that the user has shared or that are shared with them, page by page. Fetched whenever they are shown,
 * because they include which notes have been opened.
 */
export const sharedNotesQuery = (direction: 'by_me' | 'with_me') =>
  infiniteQueryOptions({
    queryKey: shareKeys.list(direction),
    queryFn: async ({ pageParam, signal }) => {
      const query = { direction, ...(pageParam === null ? {} : { cursor: pageParam }) }
      const { data, headers } = await callApiWithHeaders('GET /api/note-shares', { query, signal })
      return { items: data, ...readPageHeaders(headers, data.length) }
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  })

/**
 * Shares a note with people. Refusals are shown in the form. People who already have it are emailed again if their
 * email could not be sent.
 */
export function useShareNote(noteId: string, failed: () => string = () => translate('share:people.failed')) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { emails: string[]; permission: Permission }) =>
      callApi('POST /api/voice-notes/:id/shares', { params: { id: noteId }, body }),
    meta: { errorToast: { title: failed } },
    onSuccess: (people) => {
      client.setQueryData(noteSharesQuery(noteId).queryKey, people)
      refreshShares(client)
    },
  })
}

/** Changes a person's permission for a note. */
export function useSetPermission() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, permission }: { id: string; permission: Permission }) =>
      callApi('PATCH /api/note-shares/:id', { params: { id }, body: { permission } }),
    meta: { errorToast: { title: () => translate('share:people.changeFailed') } },
    onSettled: () => refreshShares(client),
  })
}

/** Ends the share of a note with a person, or leaves somebody else's note. */
export function useEndShare() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await callApi('DELETE /api/note-shares/:id', { params: { id } })
      } catch (error) {
        // The other side has ended the share meanwhile, which is what the user wanted.
        if (!(error instanceof ApiError) || error.code !== 'note_share_not_found') throw error
      }
    },
    meta: { errorToast: { title: () => translate('share:people.endFailed') } },
    onSettled: () => refreshShares(client),
  })
}
