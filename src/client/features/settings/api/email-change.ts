import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { translate } from '#client/i18n/i18n.ts'
import { fetchSession } from '#client/lib/session/session-store.ts'

/** The new address that waits to be confirmed. */
export const emailChangeQuery = queryOptions({
  queryKey: ['email-change'],
  queryFn: ({ signal }) => callApi('GET /api/account/email-change', { signal }),
  staleTime: 0,
})

/** Begins the change to another address; returns null if it was made at once. Errors are shown beside the fields. */
export const requestEmailChangeMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: { email: string; password: string }) => callApi('POST /api/account/email-change', { body }),
    meta: { errorToast: false },
    onSuccess: async (change) => {
      client.setQueryData(emailChangeQuery.queryKey, change)
      if (change === null) await fetchSession()
    },
  })

export const cancelEmailChangeMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => callApi('DELETE /api/account/email-change', {}),
    meta: { errorToast: { title: () => translate('settings:emailAddress.keepFailed') } },
    onSuccess: () => client.setQueryData(emailChangeQuery.queryKey, null),
  })
