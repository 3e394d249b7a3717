import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { formatClock } from '#client/i18n/format.ts'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import type { RecordingState } from '../recorder-state.ts'
import { LevelDisplay } from './level-display.tsx'
import { RecordButton } from './record-button.tsx'
import { SafetyLine } from './safety-line.tsx'
import { SoundLine } from './sound-line.tsx'
import { WordsSoFar } from './words-so-far.tsx'

interface RecordingViewProps {
  /** Whole seconds so far. */
  seconds: number
  state: RecordingState
  readLevel: () => number
  onPause: () => void
  onResume: () => void
  onStop: () => void
  onCancel: () => void
}

/** A recording in progress, paused or interrupted. */
export function RecordingView(props: RecordingViewProps) {
  const { t } = useTranslation('recorder')
  const { paused, interrupted, keptOnDevice, safety } = props.state
  const stopped = paused || interrupted
  return (
    <>
      <p className="short:-order-2 flex items-center gap-2 text-sm">
        <span
          aria-hidden="true"
          className={joinClasses('size-2 rounded-full', stopped ? 'bg-outline' : 'bg-red-fill')}
        />
        <span className={stopped ? 'text-ink-soft' : 'font-medium text-red'}>
          {t(paused ? 'paused' : interrupted ? 'interrupted' : 'recording')}
        </span>
      </p>
      <p
        role="timer"
        aria-live="off"
        className="short:-order-2 mt-1 font-light short:text-4xl text-6xl tabular-nums tracking-tight"
      >
        {formatClock(props.seconds)}
      </p>
      <SafetyLine safety={safety} keptOnDevice={keptOnDevice} />
      <LevelDisplay readLevel={props.readLevel} paused={stopped} className="mt-4 h-16 w-full max-w-80" />
      <SoundLine state={props.state} />
      <WordsSoFar recordingId={props.state.id} />
      {/* On a short screen, the buttons come before what only informs. */}
      <div className="short:-order-1 short:mt-2 mt-4 flex items-center gap-7">
        <IconButton
          label={t('cancel')}
          variant="outline"
          className="size-13! rounded-full!"
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={props.onCancel}
        />
        <RecordButton label={t('stop')} mode="stop" onPress={props.onStop} />
        <IconButton
          label={paused ? t('resume') : t('pause')}
          variant="outline"
          className="size-13! rounded-full!"
          icon={
            paused ? <Play aria-hidden="true" className="size-5" /> : <Pause aria-hidden="true" className="size-5" />
          }
          onClick={paused ? props.onResume : props.onPause}
        />
      </div>
      {!keptOnDevice && (
        <p role="alert" className="mt-5 max-w-sm text-center font-medium text-sm">
          {t('notKept')}
        </p>
      )}
    </>
  )
}
