import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { accountSessionsQuery } from './account.ts'

export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: ({ signal }) => callApi('GET /api/account/two-factor', { signal }),
  staleTime: 0,
})

// The dialogs show errors beside the input.
const meta = { errorToast: false } as const
const refresh = (client: QueryClient) => () => client.invalidateQueries({ queryKey: twoFactorQuery.queryKey })

/** Requests a secret for the user's app. */
export const beginTwoFactorMutation = mutationOptions({
  mutationFn: (password: string) => callApi('POST /api/account/two-factor', { body: { password } }),
  meta,
})

/** Turns it on; returns the backup codes. */
export const confirmTwoFactorMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: { code: string; endOtherSessions: boolean }) =>
      callApi('POST /api/account/two-factor/confirm', { body }),
    meta,
    onSuccess: () =>
      Promise.all([refresh(client)(), client.invalidateQueries({ queryKey: accountSessionsQuery.queryKey })]),
  })

/** Creates new backup codes, which replace the old ones. */
export const renewBackupCodesMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (password: string) => callApi('POST /api/account/two-factor/backup-codes', { body: { password } }),
    meta,
    onSuccess: refresh(client),
  })

export const endTwoFactorMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: { password: string; code: string }) => callApi('DELETE /api/account/two-factor', { body }),
    meta,
    onSuccess: refresh(client),
  })
