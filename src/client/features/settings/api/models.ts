import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { modelsQuery } from '#client/api/system/models-queries.ts'
import { translate } from '#client/i18n/i18n.ts'
import type { LocalModelList } from '#shared/contract/models.ts'

export type ModelAct = 'download' | 'cancel' | 'choose' | 'remove'

/** Downloads, cancels, chooses or deletes a model. Each call returns the state of all models. */
export const modelMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ name, act }: { name: string; act: ModelAct }) => actOn(name, act),
    meta: { errorToast: { title: () => translate('settings:models.actFailed') } },
    onSuccess: async (list) => {
      // A poll that was sent before would bring back the former state.
      await client.cancelQueries({ queryKey: modelsQuery.queryKey })
      client.setQueryData(modelsQuery.queryKey, list)
    },
  })

function actOn(name: string, act: ModelAct): Promise<LocalModelList> {
  const input = { params: { name } }
  if (act === 'download') return callApi('POST /api/speech/models/:name/download', input)
  if (act === 'cancel') return callApi('DELETE /api/speech/models/:name/download', input)
  if (act === 'choose') return callApi('PUT /api/speech/models/:name/choice', input)
  return callApi('DELETE /api/speech/models/:name', input)
}
