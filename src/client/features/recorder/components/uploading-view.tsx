import { useTranslation } from 'react-i18next'
import { formatClock } from '#client/i18n/format.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Progress } from '#client/ui/feedback/progress.tsx'
import type { RecorderState } from '../recorder-state.ts'

interface UploadingViewProps {
  state: Extract<RecorderState, { phase: 'uploading' }>
  onHurry: () => void
  onPutAside: () => void
  onStop: () => void
}

/** A recording being uploaded, or waiting for the network. */
export function UploadingView({ state, onHurry, onPutAside, onStop }: UploadingViewProps) {
  const { t } = useTranslation('recorder')
  const { recording, retryIn } = state
  const percent = Math.round(state.fraction * 100)
  return (
    <>
      <p className="font-light text-6xl text-ink-soft tabular-nums tracking-tight">{formatClock(recording.seconds)}</p>
      <div className="mt-6 flex w-full max-w-80 flex-col gap-4">
        <Progress label={t('announceUploading')} value={retryIn === null ? percent : 0} />
        <p className="min-h-12 text-center text-ink-soft text-sm">
          {retryIn === null ? t('processingText') : t('waiting', { count: retryIn })}{' '}
          {retryIn !== null && recording.keptOnDevice && t('kept')}
        </p>
        {retryIn === null ? (
          <>
            <Button size="large" busy>
              {t('processing')}
            </Button>
            <Button variant="quiet" onClick={onStop}>
              {t('cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button size="large" onClick={onHurry}>
              {t('tryNow')}
            </Button>
            <Button variant="quiet" onClick={recording.keptOnDevice ? onPutAside : onStop}>
              {recording.keptOnDevice ? t('later') : t('cancel')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
