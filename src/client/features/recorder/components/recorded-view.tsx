import Check from 'lucide-react/icons/check'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '#client/i18n/format.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { useBlobPlayer } from '../hooks/use-blob-player.ts'
import type { RecorderState } from '../recorder-state.ts'

interface RecordedViewProps {
  state: Extract<RecorderState, { phase: 'recorded' }>
  onSave: () => void
  /** Leaves the recording on the device, to be sent like any other, and starts the next one. */
  onRecordOn: () => void
  onDiscard: () => void
}

/** A finished recording that can be played, saved or discarded. */
export function RecordedView({ state, onSave, onRecordOn, onDiscard }: RecordedViewProps) {
  const { t } = useTranslation('recorder')
  const { recording, ended, failure } = state
  const player = useBlobPlayer()
  // A recording that exists only in this page must be saved before the next one.
  const canRecordOn = ended === 'microphone-lost' && recording.keptOnDevice
  const Icon = player.playing ? Pause : Play
  return (
    <>
      <p className="flex items-center gap-2 font-medium text-accent text-sm">
        <span className="flex size-5 items-center justify-center rounded-full bg-accent text-on-accent">
          <Check aria-hidden="true" className="size-3.5 stroke-[2.5]" />
        </span>
        {t('complete')}
      </p>
      <p className="mt-1 font-light text-6xl tabular-nums tracking-tight">{formatClock(recording.seconds)}</p>
      <Button
        variant="quiet"
        className="mt-3 tabular-nums"
        icon={<Icon aria-hidden="true" className="size-4" />}
        onClick={() => player.toggle(recording.audio)}
      >
        {player.playing ? t('stopListening') : t('listen')}
        {player.playing && <span className="text-ink-faint">{formatClock(player.time)}</span>}
      </Button>
      {player.failed && <Remark>{t('listenFailed')}</Remark>}
      {ended !== 'requested' && (
        <Remark>
          {ended === 'too-long' ? t('tooLong') : t('lost')} {canRecordOn && t('recordOnText')}
        </Remark>
      )}
      {failure && (
        <Remark urgent>
          {failure.message} {recording.keptOnDevice && !failure.saysKept && t('kept')}
        </Remark>
      )}
      {!recording.keptOnDevice && <Remark urgent>{t('notKept')}</Remark>}
      <div className="mt-6 flex w-full max-w-80 flex-col gap-2">
        <Button size="large" onClick={onSave}>
          {t('save')}
        </Button>
        {canRecordOn && (
          <Button size="large" variant="outline" onClick={onRecordOn}>
            {t('recordOn')}
          </Button>
        )}
        <Button variant="danger-quiet" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </div>
    </>
  )
}

function Remark({ urgent = false, children }: { urgent?: boolean; children: ReactNode }) {
  return (
    <p
      role={urgent ? 'alert' : undefined}
      className={`mt-3 max-w-sm text-center text-sm ${urgent ? 'text-red' : 'text-ink-soft'}`}
    >
      {children}
    </p>
  )
}
