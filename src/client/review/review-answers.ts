import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { itemKeys, refreshItems } from '#client/api/items/item-queries.ts'
import { noteKeys } from '#client/api/notes/note-queries.ts'
import { translate } from '#client/i18n/i18n.ts'
import { localTimezone } from '#client/lib/time/local-timezone.ts'
import { offerUndo } from '#client/ui/overlays/offer-undo.ts'
import type { ReviewAnswer } from '#shared/contract/analysis.ts'

/**
 * The doubtful items of all of the user's notes whose day is not long over: the first of them, and the total number. Only
 * for users with Premium.
 */
export const reviewItemsQuery = queryOptions({
  queryKey: itemKeys.reviewItems,
  queryFn: ({ signal }) => callApi('GET /api/review-items', { query: { timezone: localTimezone() }, signal }),
})

/** An answer about a doubtful follow-up or event of a note. */
export interface GivenAnswer {
  kind: 'task' | 'event'
  id: string
  noteId: string
  body: ReviewAnswer
}

/** Fetches the data that changes when a doubtful item of a note is answered or corrected. */
export function refreshReviewed(client: QueryClient, noteId: string): void {
  refreshItems(client)
  for (const queryKey of [noteKeys.analysis(noteId), noteKeys.note(noteId), noteKeys.list(), noteKeys.recent()]) {
    void client.invalidateQueries({ queryKey })
  }
}

/** Sends answers about doubtful items, with a toast that offers to take the answer back. */
export function useReviewItem(onTakenBack: (id: string) => void) {
  const client = useQueryClient()
  const shared = {
    mutationFn: ({ kind, id, body }: GivenAnswer) =>
      kind === 'task'
        ? callApi('POST /api/follow-ups/:id/review', { params: { id }, body })
        : callApi('POST /api/detected-events/:id/review', { params: { id }, body }),
    meta: { errorToast: { title: () => translate('error.short'), description: () => translate('review:failed') } },
    onSettled: (_data: unknown, _error: unknown, { noteId }: GivenAnswer) => refreshReviewed(client, noteId),
  }
  const takingBack = useMutation({ ...shared, onSuccess: (_data, { id }) => onTakenBack(id) })
  return useMutation({
    ...shared,
    onError: (_error, { id }) => onTakenBack(id),
    onSuccess: (_data, answer) =>
      offerUndo(translate(answer.body.answer === 'yes' ? 'review:confirmed' : 'review:dismissed'), () =>
        takingBack.mutate({ ...answer, body: { answer: 'undecided' } }),
      ),
  })
}
