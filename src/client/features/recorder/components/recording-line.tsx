import { useTranslation } from 'react-i18next'
import { formatClock } from '#client/i18n/format.ts'
import type { RecordingState } from '../recorder-state.ts'

/** Says of a recording that is not on the screen that it goes on or is paused, and what the user should know about it. */
export function RecordingLine({ state, seconds }: { state: RecordingState; seconds: number }) {
  const { t } = useTranslation('recorder')
  const { paused, interrupted, warning } = state
  const length = formatClock(seconds)
  if (paused) return t('elsewherePaused', { length })
  const remark = interrupted ? t('interrupted') : warning && t(`sound.${warning}.title`)
  return (
    <>
      {t('elsewhere', { length })}
      {remark && <span>·&nbsp;{remark}</span>}
    </>
  )
}
