import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '#client/api/query-client.ts'
import { adminModelsQuery } from '#client/api/system/models-queries.ts'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { ModelErrorRates } from '#client/models/model-error-rates.tsx'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { Badge } from '#client/ui/layout/badge.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { type LocalModelInfo, MODEL_KINDS, type ModelKind } from '#shared/contract/models.ts'
import { type ModelAct, modelMutation } from '../api/admin.ts'

const MODEL_TITLES = {
  speech: 'models.title',
  language: 'models.writersTitle',
  speakers: 'models.speakersTitle',
} as const satisfies Record<ModelKind, string>

/** The models of this installation by kind, with their actions. */
export function AdminModels() {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useQuery(adminModelsQuery)
  const acting = useMutation(modelMutation(useQueryClient()))
  const act = (name: string, action: ModelAct) =>
    acting.mutate(
      { name, act: action },
      {
        onError: (failure) =>
          showToast({ variant: 'destructive', title: t('toast.modelFailed'), description: describeError(failure) }),
      },
    )
  return MODEL_KINDS.map((kind) => {
    const models = data?.models.filter((model) => model.kind === kind)
    return (
      <section key={kind} aria-labelledby={`${kind}-models-title`}>
        <h2 id={`${kind}-models-title`} className="panel-title mb-4">
          {t(MODEL_TITLES[kind])}
        </h2>
        {models?.length === 0 && <p className="text-ink-soft">{t('models.empty')}</p>}
        {models && models.length > 0 && (
          <ul className="divide-y divide-hairline rounded-surface border border-hairline bg-surface">
            {models.map((model) => (
              <ModelRow
                key={model.name}
                model={model}
                busy={acting.isPending && acting.variables.name === model.name}
                onAct={(action) => act(model.name, action)}
              />
            ))}
          </ul>
        )}
        {!data && error && <ErrorPanel message={describeError(error)} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton className="h-40" />}
      </section>
    )
  })
}

function ModelRow({ model, busy, onAct }: { model: LocalModelInfo; busy: boolean; onAct: (act: ModelAct) => void }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { title, state, bytes, chosen } = model
  const [deleting, setDeleting] = useState(false)
  return (
    <li className="flex items-center gap-3 px-4 py-2.5">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {title}
          {chosen && <Badge>{t('models.chosen')}</Badge>}
        </p>
        <p role="status" className="text-ink-soft text-sm">
          {describeState()}
          {bytes !== null && `${SEPARATOR}${format.bytes(bytes)}`}
        </p>
        <ModelErrorRates
          rates={model.errorRates}
          describe={(words, measurer) =>
            measurer === null ? t('models.wordsWrong', { ...words }) : t('models.wordsWrongBy', { ...words, measurer })
          }
        />
        {model.keptBytes > 0 && <p className="text-sm">{t('models.kept', { size: format.bytes(model.keptBytes) })}</p>}
        {state.status === 'failed' && (
          <p className="text-sm">
            {t(`models.failure.${state.code}`)}{' '}
            {state.nextTryAt && t('models.nextTry', { time: format.time(state.nextTryAt) })}
          </p>
        )}
      </div>
      {model.choosable && (
        <IconButton
          label={t('models.use', { title })}
          disabled={busy}
          icon={<Check aria-hidden="true" className="size-4" />}
          onClick={() => onAct('choose')}
        />
      )}
      {model.keptBytes > 0 && (
        <IconButton
          label={t('models.deleteKept', { title })}
          variant="danger-quiet"
          disabled={busy}
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={() => onAct('delete')}
        />
      )}
      {state.status === 'ready' && (
        <IconButton
          label={t('models.delete', { title })}
          variant="danger-quiet"
          disabled={busy}
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={() => setDeleting(true)}
        />
      )}
      {state.status === 'downloading' && state.cancellable && (
        <IconButton
          label={t('models.cancel', { title })}
          disabled={busy}
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={() => onAct('cancel')}
        />
      )}
      {(state.status === 'idle' || state.status === 'failed') && (
        <IconButton
          label={t('models.download', { title })}
          disabled={busy}
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() => onAct('download')}
        />
      )}
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={t('models.deleteTitle')}
        description={t(bytes === null ? 'models.ownDeleteText' : 'models.deleteText', { title })}
        confirmLabel={t('models.deleteConfirm')}
        destructive
        onConfirm={() => {
          setDeleting(false)
          onAct('delete')
        }}
      />
    </li>
  )

  function describeState(): string {
    if (state.status !== 'downloading') return t(`models.${state.status}`)
    const percent = state.bytesTotal > 0 ? (100 * state.bytesDone) / state.bytesTotal : 0
    return t('models.downloading', { percent: format.percent(percent) })
  }
}
