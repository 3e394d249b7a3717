import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { translate } from '#client/i18n/i18n.ts'
import { openWindow } from '#client/lib/browser/open-window.ts'
import { showToast } from '#client/ui/overlays/toast-store.ts'

/** Opens the provider's checkout in a window of its own. */
export const checkoutMutation = mutationOptions({
  mutationFn: () => openWindow(async () => (await callApi('POST /api/payments/checkout', {})).url),
  meta: { errorToast: { title: () => translate('subscribe:paymentError') } },
})

/** Checks whether the payment has arrived. If so, refetches everything, now with Premium. */
export const verifyMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => callApi('POST /api/check-payment-status', {}),
    meta: { errorToast: { title: () => translate('subscribe:verifyError') } },
    onSuccess: async ({ isPremium }) => {
      if (!isPremium) {
        showToast({ variant: 'destructive', title: translate('subscribe:notDetected') })
        return
      }
      showToast({
        variant: 'success',
        title: translate('subscribe:done'),
        description: translate('subscribe:doneText'),
      })
      await client.invalidateQueries()
    },
  })

/** Pays in the sandbox with a test card. */
export const paySandboxMutation = mutationOptions({
  mutationFn: ({ id, card }: { id: string; card: string }) =>
    callApi('POST /api/sandbox-payments/:id', { params: { id }, body: { card } }),
  meta: { errorToast: false },
})
