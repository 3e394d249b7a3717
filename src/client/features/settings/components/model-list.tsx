import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '#client/api/query-client.ts'
import { modelsQuery } from '#client/api/system/models-queries.ts'
import { speechStatusQuery } from '#client/api/system/speech-status-query.ts'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { modelMutation } from '../api/models.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { ModelRow } from './model-row.tsx'

/** The models of this server's local engine, installed and available. */
export function ModelList() {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(modelsQuery)
  const acting = useMutation(modelMutation(client))
  const present = data?.models.filter((model) => model.state.status === 'ready').map((model) => model.name)
  const presentNames = present?.join()

  // Installing or deleting a model changes whether the engine is ready.
  useEffect(() => {
    if (presentNames !== undefined) void client.invalidateQueries({ queryKey: speechStatusQuery.queryKey })
  }, [client, presentNames])

  return (
    <section aria-labelledby="models-title">
      <h3 id="models-title" className="font-medium">
        {t('models.title')}
      </h3>
      <p className="mt-0.5 mb-3 max-w-prose text-ink-soft text-sm">
        {t('models.lead')} {data && !data.manageable && t('models.readOnly')}
      </p>
      {data ? (
        <ul className="divide-y divide-hairline rounded-surface border border-hairline bg-surface">
          {data.models.map((model) => (
            <ModelRow
              key={model.name}
              model={model}
              manageable={data.manageable}
              busy={acting.isPending && acting.variables.name === model.name}
              onAct={(act) => acting.mutate({ name: model.name, act })}
            />
          ))}
        </ul>
      ) : error ? (
        <ErrorPanel message={describeError(error)} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={6} />
      )}
    </section>
  )
}
