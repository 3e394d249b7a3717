import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { callApi } from '../api-client.ts'

/** The user's settings. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => callApi('GET /api/settings', { signal }),
})

/** Changes settings. The change shows at once and is reverted if the server can't save it. */
export const settingsMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (change: Partial<Settings>) => callApi('PATCH /api/settings', { body: change }),
    meta: { errorToast: { title: () => translate('settingNotKept') } },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: settingsQuery.queryKey })
      const before = client.getQueryData(settingsQuery.queryKey)
      if (before) client.setQueryData(settingsQuery.queryKey, { ...before, ...change })
      return { before }
    },
    onError: (_error, _change, context) => {
      if (context?.before) client.setQueryData(settingsQuery.queryKey, context.before)
    },
    onSuccess: (settings) => client.setQueryData(settingsQuery.queryKey, settings),
  })
