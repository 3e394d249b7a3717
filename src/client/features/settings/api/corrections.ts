import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { translate } from '#client/i18n/i18n.ts'

/**
 * What the analysis has learnt from the user's corrections, newest first. Any answer on another screen may add to it.
 */
export const correctionsQuery = queryOptions({
  queryKey: ['corrections'],
  queryFn: ({ signal }) => callApi('GET /api/corrections', { signal }),
  staleTime: 0,
})

/** Forgets one correction. It leaves the list at once, and comes back if the server fails. */
export const forgetCorrectionMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => callApi('DELETE /api/corrections/:id', { params: { id } }),
    meta: {
      errorToast: {
        title: () => translate('error.short'),
        description: () => translate('settings:corrections.failed'),
      },
    },
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: correctionsQuery.queryKey })
      client.setQueryData(
        correctionsQuery.queryKey,
        (list) => list && { corrections: list.corrections.filter((one) => one.id !== id) },
      )
    },
    onSettled: () => client.invalidateQueries({ queryKey: correctionsQuery.queryKey }),
  })
