import { useTranslation } from 'react-i18next'
import { useLanguage } from '#client/i18n/use-language.ts'
import type { Speaker } from '#shared/contract/notes.ts'
import { SpeakerMark } from './speaker-mark.tsx'

interface SpeakerLabelProps {
  speaker: Speaker
  /** Opens the dialog to change the speaker; undefined for users who may not. */
  onPress?: ((speaker: Speaker) => void) | undefined
  isTabStop: boolean
}

/** The person who begins to speak, shown above their words. */
export function SpeakerLabel({ speaker, onPress, isTabStop }: SpeakerLabelProps) {
  const { t } = useTranslation('player')
  const language = useLanguage()
  const name = speaker.name ?? t('speaker', { number: speaker.number })
  const shown = (
    <>
      <SpeakerMark speaker={speaker} />
      <bdi className="wrap-anywhere min-w-0">{name}</bdi>
    </>
  )
  const look = 'flex w-fit max-w-full items-center gap-2 text-left font-medium font-sans text-ink text-sm'
  // The text below may be in another language.
  return (
    <div lang={language} className="mb-1.5">
      {onPress ? (
        <button
          type="button"
          tabIndex={isTabStop ? 0 : -1}
          aria-haspopup="dialog"
          title={t('changeSpeaker')}
          onClick={() => onPress(speaker)}
          className={`${look} -ml-1.5 min-h-8 rounded-full py-1 pr-3 pl-1.5 transition-colors hover:bg-hover pointer-coarse:min-h-11`}
        >
          {shown}
        </button>
      ) : (
        <p className={look}>{shown}</p>
      )}
    </div>
  )
}
