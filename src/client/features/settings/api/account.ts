import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { callApi } from '#client/api/api-client.ts'
import { forgetUser } from '#client/api/query-client.ts'
import { translate } from '#client/i18n/i18n.ts'
import { markAccountDeleted } from '#client/lib/session/account-deleted.ts'
import { notifyOtherTabs } from '#client/lib/session/follow-other-tabs.ts'
import type { Language } from '#shared/languages.ts'

export const accountMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (change: { firstName?: string; lastName?: string; language?: Language }) =>
      callApi('PATCH /api/account', { body: change }),
    meta: { errorToast: { title: () => translate('settings:profile.failed') } },
    onSuccess: (user) => client.setQueryData(sessionQuery.queryKey, user),
  })

export const passwordMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      callApi('POST /api/account/password', { body }),
    meta: { errorToast: false },
    onSuccess: () => client.invalidateQueries({ queryKey: accountSessionsQuery.queryKey }),
  })

export const accountSessionsQuery = queryOptions({
  queryKey: ['account-sessions'],
  queryFn: ({ signal }) => callApi('GET /api/account/sessions', { signal }),
  staleTime: 0,
})

export const endSessionsMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => callApi('DELETE /api/account/sessions', {}),
    onSuccess: () => client.invalidateQueries({ queryKey: accountSessionsQuery.queryKey }),
  })

export const deleteAccountMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (password: string) => callApi('DELETE /api/account', { body: { password } }),
    meta: { errorToast: false },
    onSuccess: () => {
      notifyOtherTabs(null)
      markAccountDeleted()
      forgetUser(client, '/')
    },
  })
