import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from 'react-i18next'
import { shortenLabel } from '../capture/microphone-choice.ts'
import type { SoundWarning } from '../capture/sound-watch.ts'
import type { RecordingState } from '../recorder-state.ts'

/**
 * Says what is wrong with the sound of the recording in progress, or that a microphone other than the chosen one is in
 * use.
 */
export function SoundLine({ state }: { state: RecordingState }) {
  const { t } = useTranslation('recorder')
  const { substitute } = state
  const problem = useSoundText(state)
  return (
    // The height is fixed, so that nothing below moves. Announced elsewhere, since the recorder may be closed.
    <p className="mt-2 flex min-h-10 max-w-80 items-center text-balance text-center text-sm">
      {problem ? (
        <span className="text-amber">
          <TriangleAlert aria-hidden="true" className="mr-1.5 inline size-4 align-text-bottom" />
          {problem}
        </span>
      ) : (
        substitute && (
          <span className="text-ink-soft">{t('sound.substitute', { device: shortenLabel(substitute) })}</span>
        )
      )}
    </p>
  )
}

/** Returns a text that says what is wrong with the sound of a recording; empty if nothing is. */
export function useSoundText({ interrupted, warning }: Pick<RecordingState, 'interrupted' | 'warning'>): string {
  const { t } = useTranslation('recorder')
  const describe = (kind: SoundWarning) => `${t(`sound.${kind}.title`)}. ${t(`sound.${kind}.text`)}`
  if (interrupted) return t('sound.interrupted')
  return warning ? describe(warning) : ''
}
