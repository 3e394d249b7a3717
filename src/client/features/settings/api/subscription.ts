import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { planQuery } from '#client/api/account/plan-query.ts'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { callApi } from '#client/api/api-client.ts'
import { ApiError } from '#client/api/api-error.ts'
import { translate } from '#client/i18n/i18n.ts'
import { openWindow } from '#client/lib/browser/open-window.ts'
import { showToast } from '#client/ui/overlays/toast-store.ts'

async function refresh(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: planQuery.queryKey }),
    client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  ])
}

/** Cancels the subscription at the end of its period. */
export const cancelMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => callApi('POST /api/cancel-subscription', {}),
    // Specification, section 8.
    meta: {
      errorToast: {
        title: () => translate('error.short'),
        description: (error: Error) =>
          (error instanceof ApiError && error.serverMessage) || translate('subscribe:plan.cancelError'),
      },
    },
    onSuccess: async ({ message }) => {
      showToast({ variant: 'success', title: translate('subscribe:plan.cancelDone'), description: message })
      await refresh(client)
    },
  })

/** Withdraws the cancellation. */
export const resumeMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => callApi('POST /api/payments/resume', {}),
    meta: { errorToast: { title: () => translate('subscribe:plan.resumeFailed') } },
    onSuccess: async () => {
      showToast({ variant: 'success', title: translate('subscribe:plan.resumed') })
      await refresh(client)
    },
  })

/** Opens the provider's page with invoices and cards. */
export const portalMutation = mutationOptions({
  mutationFn: () => openWindow(async () => (await callApi('POST /api/payments/portal', {})).url),
  meta: { errorToast: { title: () => translate('subscribe:plan.invoicesFailed') } },
})
