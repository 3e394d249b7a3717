import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import type { LocalModelList } from '#shared/contract/models.ts'

/**
 * Polling intervals during a download and at other times, because a download may also start elsewhere or automatically.
 */
const POLL_MS = { busy: 1000, quiet: 15_000 }

function chooseInterval(list: LocalModelList | undefined): number {
  const isAnyUnderWay = list?.models.some(({ state }) => state.status === 'downloading') ?? false
  return isAnyUnderWay ? POLL_MS.busy : POLL_MS.quiet
}

/** The local models as users see them, polled. */
export const modelsQuery = queryOptions({
  queryKey: ['speech-models'],
  queryFn: ({ signal }) => callApi('GET /api/speech/models', { signal }),
  staleTime: 0,
  refetchInterval: (query) => chooseInterval(query.state.data),
})

/** The local models as the admin panel sees them, polled. */
export const adminModelsQuery = queryOptions({
  queryKey: ['admin', 'models'],
  queryFn: ({ signal }) => callApi('GET /api/admin/models', { signal }),
  staleTime: 0,
  refetchInterval: (query) => chooseInterval(query.state.data),
})
