import Check from 'lucide-react/icons/check'
import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { labelWith } from '#client/i18n/label-with.ts'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { ModelErrorRates } from '#client/models/model-error-rates.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { Badge } from '#client/ui/layout/badge.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import type { LocalModelInfo } from '#shared/contract/models.ts'
import type { ModelAct } from '../api/models.ts'
import { ModelProgress } from './model-progress.tsx'
import { SpokenLanguages } from './spoken-languages.tsx'

interface ModelRowProps {
  model: LocalModelInfo
  manageable: boolean
  busy: boolean
  onAct: (act: ModelAct) => void
}

/** One model: its description, its state and its actions. */
export function ModelRow({ model, manageable, busy, onAct }: ModelRowProps) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const [deleting, setDeleting] = useState(false)
  const { state, title, licence } = model
  return (
    <li className="px-4 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-[min(13rem,100%)] grow basis-0">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-medium">{title}</span>
            {state.status === 'ready' && <Badge tone="accent">{t('models.ready')}</Badge>}
            {model.chosen && <Badge>{t('models.chosen')}</Badge>}
          </p>
          <p className="text-ink-soft text-sm">
            {model.bytes === null ? (
              t('models.own')
            ) : (
              <>
                {format.bytes(model.bytes)}
                {/* A voice has no language. */}
                {model.kind !== 'speakers' && (
                  <>
                    {SEPARATOR}
                    <SpokenLanguages codes={model.languages} />
                  </>
                )}
              </>
            )}
          </p>
          {licence && (
            <p className="text-ink-faint text-sm">
              {t(licence.confirmed ? 'models.licence' : 'models.licenceOpen', licence)}
            </p>
          )}
          <ModelErrorRates
            rates={model.errorRates}
            describe={(words, measurer) =>
              measurer === null
                ? t('models.wordsWrong', { ...words })
                : t('models.wordsWrongBy', { ...words, measurer })
            }
          />
          {model.kind === 'language' && model.memoryBytes !== null && (
            <p className="text-ink-faint text-sm">{t('models.memory', { memory: format.bytes(model.memoryBytes) })}</p>
          )}
          {model.takesTerms && <p className="text-ink-faint text-sm">{t('models.takesTerms')}</p>}
          {model.takesLanguage && <p className="text-ink-faint text-sm">{t('models.takesLanguage')}</p>}
        </div>
        {manageable && model.choosable && (
          <Button
            variant="outline"
            size="small"
            busy={busy}
            aria-label={labelWith(t('models.use'), title)}
            icon={<Check aria-hidden="true" className="size-4" />}
            onClick={() => onAct('choose')}
          >
            {t('models.use')}
          </Button>
        )}
        {manageable && (
          <Acts state={state} title={title} busy={busy} onAct={onAct} onDelete={() => setDeleting(true)} />
        )}
      </div>
      {state.status === 'downloading' && <ModelProgress title={title} state={state} />}
      {state.status === 'failed' && (
        <p role="status" className="mt-1.5 text-sm">
          {t(`models.failure.${state.code}`)}{' '}
          {state.nextTryAt && t('models.nextTry', { time: format.time(state.nextTryAt) })}
        </p>
      )}
      {model.keptBytes > 0 && (
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
          {t('models.kept', { size: format.bytes(model.keptBytes) })}
          {manageable && (
            <Button
              variant="danger-quiet"
              size="small"
              busy={busy}
              aria-label={labelWith(t('models.deleteKept'), title)}
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onClick={() => onAct('remove')}
            >
              {t('models.deleteKept')}
            </Button>
          )}
        </p>
      )}
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={t('models.deleteTitle')}
        description={t(model.bytes === null ? 'models.ownDeleteText' : 'models.deleteText', { title })}
        confirmLabel={t('models.delete')}
        destructive
        onConfirm={() => {
          setDeleting(false)
          onAct('remove')
        }}
      />
    </li>
  )
}

interface ActsProps {
  state: LocalModelInfo['state']
  title: string
  busy: boolean
  onAct: (act: ModelAct) => void
  onDelete: () => void
}

function Acts({ state, title, busy, onAct, onDelete }: ActsProps) {
  const { t } = useTranslation('settings')
  const describe = (label: string) => labelWith(label, title)
  switch (state.status) {
    case 'ready':
      return (
        <Button
          variant="danger-quiet"
          size="small"
          busy={busy}
          aria-label={describe(t('models.delete'))}
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={onDelete}
        >
          {t('models.delete')}
        </Button>
      )
    case 'downloading':
      if (!state.cancellable) return null
      return (
        <Button
          variant="outline"
          size="small"
          busy={busy}
          aria-label={describe(t('models.cancel'))}
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={() => onAct('cancel')}
        >
          {t('models.cancel')}
        </Button>
      )
    case 'idle':
    case 'failed':
      return (
        <Button
          variant="outline"
          size="small"
          busy={busy}
          aria-label={describe(state.status === 'failed' ? t('models.again') : t('models.download'))}
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() => onAct('download')}
        >
          {state.status === 'failed' ? t('models.again') : t('models.download')}
        </Button>
      )
  }
}
