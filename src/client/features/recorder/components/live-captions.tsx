import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { liveCaptions } from '../capture/browser-recorder.ts'

/** The number of latest utterances that fit. */
const SHOWN = 4

/** The words as they are spoken, the newest at the bottom. Renders nothing if captions are off. */
export function LiveCaptions() {
  const { t } = useTranslation('recorder')
  const { phase, lines, interim } = useSyncExternalStore(liveCaptions.subscribe, liveCaptions.getState)
  if (phase === 'off') return null
  return (
    <section aria-label={t('captions.label')}>
      <div className="reading flex h-21 flex-col justify-end overflow-hidden text-base! leading-7!">
        {lines.length > 0 || interim ? (
          <p>
            {lines.slice(-SHOWN).join(' ')} <span className="text-ink-faint">{interim}</span>
          </p>
        ) : (
          phase === 'listening' && <p className="font-sans text-ink-faint text-sm">{t('captions.waiting')}</p>
        )}
      </div>
      {phase === 'failed' && <p className="mt-1 text-ink-faint text-sm">{t('captions.ended')}</p>}
    </section>
  )
}
