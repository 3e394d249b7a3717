import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { describeError } from '#client/api/query-client.ts'
import { modelsQuery } from '#client/api/system/models-queries.ts'
import { speechStatusQuery } from '#client/api/system/speech-status-query.ts'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Badge } from '#client/ui/layout/badge.tsx'
import type { SpeechStatus } from '#shared/contract/system.ts'
import { ListSkeleton } from '../components/list-skeleton.tsx'
import { SpokenLanguages } from './spoken-languages.tsx'

/** The engines in order of preference, each with what it lacks. */
export function EngineList() {
  const { data, error, refetch } = useQuery(speechStatusQuery)
  const models = useQuery(modelsQuery)
  if (error && !data) return <ErrorPanel message={describeError(error)} onRetry={() => void refetch()} />
  if (!data || models.isPending) return <ListSkeleton rows={3} />
  const first = data.engines.find((engine) => engine.ready)
  return (
    <ul className="divide-y divide-hairline rounded-surface border border-hairline bg-surface">
      {data.engines.map((engine) => (
        <EngineRow
          key={engine.id}
          engine={engine}
          isUsed={engine === first}
          hasModelsBelow={models.data?.manageable ?? false}
        />
      ))}
    </ul>
  )
}

interface EngineRowProps {
  engine: SpeechStatus['engines'][number]
  isUsed: boolean
  /** Whether the screen also has the list of speech models. */
  hasModelsBelow: boolean
}

function EngineRow({ engine, isUsed, hasModelsBelow }: EngineRowProps) {
  const { t } = useTranslation('settings')
  return (
    <li className="px-4 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-medium">{t(`engine.${engine.id}`)}</h3>
        {engine.ready ? (
          <Badge tone="accent">{isUsed ? t('engine.used') : t('engine.ready')}</Badge>
        ) : (
          <Badge>{t('engine.notReady')}</Badge>
        )}
      </div>
      <p className="mt-0.5 text-ink-soft text-sm">
        {t(`engine.${engine.id}Text`)}
        {engine.id === 'local' && hasModelsBelow && ` ${t('engine.localNeeds')}`}
      </p>
      {engine.ready && (
        <p className="mt-0.5 text-ink-faint text-sm">
          {engine.model}
          {engine.languages && (
            <>
              {SEPARATOR}
              <SpokenLanguages codes={engine.languages} />
            </>
          )}
        </p>
      )}
      {engine.problem && <p className="mt-1.5 text-sm">{engine.problem}</p>}
    </li>
  )
}
