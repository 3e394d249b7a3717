import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { translate } from '#client/i18n/i18n.ts'
import type { SpeechModelList } from '#shared/contract/models.ts'

/** Polling intervals during a download and otherwise: a download may also start elsewhere or by itself. */
const POLL_MS = { busy: 1000, quiet: 15_000 }

function isAnyUnderWay(list: SpeechModelList | undefined): boolean {
  return list?.models.some((model) => model.state.status === 'downloading') ?? false
}

/** The local models, polled. */
export const modelsQuery = queryOptions({
  queryKey: ['speech-models'],
  queryFn: ({ signal }) => callApi('GET /api/speech/models', { signal }),
  staleTime: 0,
  refetchInterval: (query) => (isAnyUnderWay(query.state.data) ? POLL_MS.busy : POLL_MS.quiet),
})

export type ModelAct = 'download' | 'cancel' | 'remove'

/** Downloads, cancels or deletes a model. Each call returns the state of all models. */
export const modelMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ name, act }: { name: string; act: ModelAct }) => actOn(name, act),
    meta: { errorToast: { title: () => translate('settings:models.actFailed') } },
    onSuccess: (list) => client.setQueryData(modelsQuery.queryKey, list),
  })

function actOn(name: string, act: ModelAct): Promise<SpeechModelList> {
  const input = { params: { name } }
  if (act === 'download') return callApi('POST /api/speech/models/:name/download', input)
  if (act === 'cancel') return callApi('DELETE /api/speech/models/:name/download', input)
  return callApi('DELETE /api/speech/models/:name', input)
}
