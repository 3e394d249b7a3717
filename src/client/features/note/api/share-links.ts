import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { ApiError } from '#client/api/api-error.ts'
import type { ApiInput } from '#client/api/api-routes.ts'
import { describeError } from '#client/api/query-client.ts'
import { translate } from '#client/i18n/i18n.ts'

type ShareChange = ApiInput<'PATCH /api/share-links/:id'>['body']
type ShareLinkInput = ApiInput<'POST /api/voice-notes/:id/share-link'>['body']

/** The share links of a note. They are refetched whenever they are shown, since they count views. */
export const shareLinksQuery = (noteId: string) =>
  queryOptions({
    queryKey: ['share-links', noteId],
    queryFn: ({ signal }) => callApi('GET /api/voice-notes/:id/share-links', { params: { id: noteId }, signal }),
    staleTime: 0,
  })

/** Creates a link and adds it to the cached list. */
export function useCreateShareLink(noteId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: ShareLinkInput) =>
      callApi('POST /api/voice-notes/:id/share-link', { params: { id: noteId }, body: input }),
    meta: { errorToast: { title: () => translate('error.short'), description: describeRefusal } },
    onSuccess: (link) =>
      client.setQueryData(shareLinksQuery(noteId).queryKey, (links) => (links ? [link, ...links] : undefined)),
  })
}

/** Changes a link and updates it in the cached list. */
export function useUpdateShareLink(noteId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: ShareChange }) =>
      callApi('PATCH /api/share-links/:id', { params: { id }, body: change }),
    meta: { errorToast: { title: () => translate('share:changeFailed') } },
    onSuccess: (changed) =>
      client.setQueryData(shareLinksQuery(noteId).queryKey, (links) =>
        links?.map((link) => (link.id === changed.id ? changed : link)),
      ),
  })
}

/** Revokes a link for everybody who has it. */
export function useRevokeShareLink(noteId: string) {
  const client = useQueryClient()
  const { queryKey } = shareLinksQuery(noteId)
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await callApi('DELETE /api/share-links/:id', { params: { id } })
      } catch (error) {
        // The link was revoked elsewhere meanwhile, which is what the user wanted.
        if (!(error instanceof ApiError) || error.code !== 'share_not_found') throw error
      }
    },
    meta: { errorToast: { title: () => translate('share:revokeFailed') } },
    onSuccess: (_done, id) => client.setQueryData(queryKey, (links) => links?.filter((link) => link.id !== id)),
  })
}

/** Specification, section 8. If trying again does not help, gives the reason instead. */
function describeRefusal(error: Error): string {
  if (error instanceof ApiError && error.code === 'premium_required') return translate('share:premiumText')
  if (error instanceof ApiError && error.code === 'share_links_full') return describeError(error)
  return translate('share:failed')
}
