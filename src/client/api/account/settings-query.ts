import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { callApi } from '../api-client.ts'
import { inOrder } from '../items/in-order.ts'

/** The user's settings. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => callApi('GET /api/settings', { signal }),
})

/** All unfinished changes of settings. */
const CHANGING = ['settings-changes']

/**
 * Changes settings, in the order in which they were chosen. A change shows at once and is reverted if the server can't
 * save it. After the last of several changes, the settings are fetched from the server, because the answers may be
 * older than the newest choice.
 */
export const settingsMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: CHANGING,
    mutationFn: (change: Partial<Settings>) =>
      inOrder(client, 'settings', () => callApi('PATCH /api/settings', { body: change })),
    meta: { errorToast: { title: () => translate('settingNotKept') } },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: settingsQuery.queryKey })
      const before = client.getQueryData(settingsQuery.queryKey)
      if (before) client.setQueryData(settingsQuery.queryKey, { ...before, ...change })
      return { before }
    },
    onError: (_error, change, context) => {
      const { before } = context ?? {}
      if (!before) return
      const kept = Object.fromEntries(Object.keys(change).map((key) => [key, before[key as keyof Settings]]))
      client.setQueryData(settingsQuery.queryKey, (now) => now && { ...now, ...kept })
    },
    onSuccess: (settings) => {
      if (client.isMutating({ mutationKey: CHANGING }) <= 1) client.setQueryData(settingsQuery.queryKey, settings)
    },
  })
