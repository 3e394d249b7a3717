import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { cancelItemRequests, FOLLOW_UPS, patchItem, useRefreshAfterLast } from '#client/api/items/item-cache.ts'
import { closingOffersQuery } from '#client/api/items/item-queries.ts'
import { translate } from '#client/i18n/i18n.ts'
import { offerUndo } from '#client/ui/overlays/offer-undo.ts'
import type { ClosingOffer } from '#shared/contract/closing-offers.ts'

type Answer = 'accepted' | 'dismissed'

/** Answers an offer to close a follow-up. The change shows at once, with a toast that offers to undo it. */
export function useAnswerOffer() {
  const client = useQueryClient()
  const refreshAfterLast = useRefreshAfterLast(FOLLOW_UPS)
  const shared = {
    mutationKey: FOLLOW_UPS.mutationKey,
    meta: {
      errorToast: { title: () => translate('error.short'), description: () => translate('tasks:updateFailed') },
    },
    onSettled: refreshAfterLast,
  }
  const send = (id: string, state: ClosingOffer['state']) =>
    callApi('PATCH /api/closing-offers/:id', { params: { id }, body: { state } })
  const reopening = useMutation({ ...shared, mutationFn: ({ id }: ClosingOffer) => send(id, 'open') })
  return useMutation({
    ...shared,
    mutationFn: ({ offer, answer }: { offer: ClosingOffer; answer: Answer }) => send(offer.id, answer),
    onMutate: async ({ offer, answer }) => {
      await Promise.all([
        cancelItemRequests(client, FOLLOW_UPS),
        client.cancelQueries({ queryKey: closingOffersQuery.queryKey }),
      ])
      return { putBack: applyAnswer(client, offer, answer) }
    },
    onError: (_error, _answered, context) => context?.putBack(),
    onSuccess: (_answer, { offer, answer }) =>
      offerUndo(translate(`tasks:offer.${answer}`), () => reopening.mutate(offer)),
  })
}

/** Hides the offer and, if it was accepted, ticks its follow-up. Returns a function that undoes both. */
function applyAnswer(client: QueryClient, offer: ClosingOffer, answer: Answer): () => void {
  const before = client.getQueryData(closingOffersQuery.queryKey)
  client.setQueryData(closingOffersQuery.queryKey, (offers) => offers?.filter(({ id }) => id !== offer.id))
  const followUp = answer === 'accepted' && patchItem(client, FOLLOW_UPS, offer.followUp.id, { isCompleted: true })
  return () => {
    client.setQueryData(closingOffersQuery.queryKey, before)
    if (followUp) patchItem(client, FOLLOW_UPS, followUp.id, followUp)
  }
}
