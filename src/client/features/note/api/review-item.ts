import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { refreshItems } from '#client/api/items/item-queries.ts'
import { noteKeys } from '#client/api/notes/note-queries.ts'
import { translate } from '#client/i18n/i18n.ts'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import type { ReviewAnswer } from '#shared/contract/analysis.ts'

/** A doubtful task or event. */
export interface ReviewedItem {
  kind: 'task' | 'event'
  id: string
}

interface Given extends ReviewedItem {
  body: ReviewAnswer
}

/** Returns a function that fetches what changes when a doubtful item of a note is answered. */
export function useRefreshReviewed(noteId: string): () => void {
  const client = useQueryClient()
  return () => {
    refreshItems(client)
    for (const queryKey of [noteKeys.analysis(noteId), noteKeys.note(noteId), noteKeys.list(), noteKeys.recent()]) {
      void client.invalidateQueries({ queryKey })
    }
  }
}

/** Answers about a doubtful item, with a toast to take the answer back. */
export function useReviewItem(noteId: string, onTakenBack: (id: string) => void) {
  const refresh = useRefreshReviewed(noteId)
  const shared = {
    mutationFn: ({ kind, id, body }: Given) =>
      kind === 'task'
        ? callApi('POST /api/follow-ups/:id/review', { params: { id }, body })
        : callApi('POST /api/detected-events/:id/review', { params: { id }, body }),
    meta: { errorToast: { title: () => translate('error.short'), description: () => translate('review:failed') } },
    onSettled: refresh,
  }
  const takingBack = useMutation({ ...shared, onSuccess: (_answer, { id }) => onTakenBack(id) })
  return useMutation({
    ...shared,
    onError: (_error, { id }) => onTakenBack(id),
    onSuccess: (_answer, { kind, id, body }) =>
      showToast({
        variant: 'success',
        title: translate(body.answer === 'yes' ? 'review:confirmed' : 'review:dismissed'),
        action: {
          label: translate('undo.label'),
          altText: translate('undo.alternative'),
          onSelect: () => takingBack.mutate({ kind, id, body: { answer: 'undecided' } }),
        },
      }),
  })
}
