import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi, callApiWithHeaders } from '#client/api/api-client.ts'
import { ApiError } from '#client/api/api-error.ts'
import type { ApiInput } from '#client/api/api-routes.ts'
import { noteKeys } from '#client/api/notes/note-queries.ts'
import { readPageHeaders } from '#client/api/page-headers.ts'
import { translate } from '#client/i18n/i18n.ts'
import { refreshAccess } from '../api/refresh-access.ts'

/** The threads on a note, page by page, newest first. */
export const commentsQuery = (noteId: string) =>
  infiniteQueryOptions({
    queryKey: [...noteKeys.comments(noteId), 'threads'],
    queryFn: async ({ pageParam, signal }) => {
      const { data, headers } = await callApiWithHeaders('GET /api/voice-notes/:id/comments', {
        params: { id: noteId },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      })
      return { threads: data, ...readPageHeaders(headers, data.length) }
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  })

/** The number of open threads, and the number of comments that the user has not seen. */
export const commentSummaryQuery = (noteId: string) =>
  queryOptions({
    queryKey: [...noteKeys.comments(noteId), 'summary'],
    queryFn: ({ signal }) => callApi('GET /api/voice-notes/:id/comments/summary', { params: { id: noteId }, signal }),
  })

/** The people who can be mentioned. Fetched whenever a user begins a mention, because people come and go. */
export const participantsQuery = (noteId: string) =>
  queryOptions({
    queryKey: ['participants', noteId],
    queryFn: ({ signal }) => callApi('GET /api/voice-notes/:id/participants', { params: { id: noteId }, signal }),
    staleTime: 0,
  })

/** Records that the user has seen comments. If this fails, they merely stay marked as unread. */
export async function markCommentsRead(noteId: string, ids: string[]): Promise<void> {
  await callApi('POST /api/voice-notes/:id/comments/read', { params: { id: noteId }, body: { ids } }).catch(
    () => undefined,
  )
}

type ThreadInput = ApiInput<'POST /api/voice-notes/:id/comments'>['body']

/** Comments on a note or a sentence. */
export function useStartThread(noteId: string) {
  return useCommentMutation(noteId, 'sendFailed', (body: ThreadInput) =>
    callApi('POST /api/voice-notes/:id/comments', { params: { id: noteId }, body }),
  )
}

export function useReply(noteId: string) {
  return useCommentMutation(noteId, 'sendFailed', ({ id, text }: { id: string; text: string }) =>
    callApi('POST /api/comments/:id/replies', { params: { id }, body: { text } }),
  )
}

export function useEditComment(noteId: string) {
  return useCommentMutation(noteId, 'saveFailed', ({ id, text }: { id: string; text: string }) =>
    callApi('PATCH /api/comments/:id', { params: { id }, body: { text } }),
  )
}

export function useResolveThread(noteId: string) {
  return useCommentMutation(noteId, 'resolveFailed', ({ id, resolved }: { id: string; resolved: boolean }) =>
    callApi('PUT /api/comments/:id/resolved', { params: { id }, body: { resolved } }),
  )
}

export function useDeleteComment(noteId: string) {
  return useCommentMutation(noteId, 'deleteFailed', async (id: string) => {
    try {
      await callApi('DELETE /api/comments/:id', { params: { id } })
    } catch (error) {
      // The comment was deleted elsewhere meanwhile, which is what the user wanted.
      if (!(error instanceof ApiError) || error.code !== 'comment_not_found') throw error
    }
  })
}

type Failure = 'sendFailed' | 'saveFailed' | 'resolveFailed' | 'deleteFailed'

/**
 * Makes a change to a note's comments. It resolves once they have been fetched again, so that the change is on the
 * screen.
 */
function useCommentMutation<Input, Output>(
  noteId: string,
  failure: Failure,
  mutationFn: (input: Input) => Promise<Output>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    meta: { errorToast: { title: () => translate(`comments:${failure}`) } },
    onError: (error) => refreshAccess(client, noteId, error),
    onSuccess: () => client.invalidateQueries({ queryKey: noteKeys.comments(noteId) }),
  })
}
