import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '#client/api/query-client.ts'
import { modelsQuery } from '#client/api/system/models-queries.ts'
import { speechStatusQuery } from '#client/api/system/speech-status-query.ts'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import type { ModelKind } from '#shared/contract/models.ts'
import { modelMutation } from '../api/models.ts'
import { ListSkeleton } from '../components/list-skeleton.tsx'
import { ModelRow } from './model-row.tsx'

const TEXTS = {
  speech: { title: 'models.title', lead: 'models.lead' },
  language: { title: 'models.writersTitle', lead: 'models.writersLead' },
  speakers: { title: 'models.speakersTitle', lead: 'models.speakersLead' },
} as const satisfies Record<ModelKind, object>

interface ModelListProps {
  kind: ModelKind
}

/** The models of one kind, both installed on this server and available. */
export function ModelList({ kind }: ModelListProps) {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(modelsQuery)
  const acting = useMutation(modelMutation(client))
  const models = data?.models.filter((model) => model.kind === kind)
  const present = models?.filter((model) => model.state.status === 'ready').map((model) => model.name)
  const presentNames = present?.join()

  // Installing or deleting a model changes whether the engine is ready.
  useEffect(() => {
    if (presentNames !== undefined) void client.invalidateQueries({ queryKey: speechStatusQuery.queryKey })
  }, [client, presentNames])

  const state = kind === 'language' && data && data.languageModels !== 'used' && (
    <p className="mb-3 max-w-prose text-sm">{t(`models.writers.${data.languageModels}`)}</p>
  )
  // Users don't see what only the administrator can change.
  if (data && !data.manageable) return state
  return (
    <section aria-labelledby={`${kind}-models-title`}>
      <h3 id={`${kind}-models-title`} className="font-medium">
        {t(TEXTS[kind].title)}
      </h3>
      <p className="mt-0.5 mb-3 max-w-prose text-ink-soft text-sm">{t(TEXTS[kind].lead)}</p>
      {state}
      {data && models ? (
        <ul className="divide-y divide-hairline rounded-surface border border-hairline bg-surface">
          {models.map((model) => (
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
