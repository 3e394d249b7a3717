import CloudCheck from 'lucide-react/icons/cloud-check'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useTranslation } from 'react-i18next'
import { formatClock } from '#client/i18n/format.ts'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import type { Safety } from '../sending/live-sender.ts'

const REASONS = { unreachable: 'noConnection', busy: 'serverBusy', 'signed-out': 'signedOut' } as const

interface SafetyLineProps {
  safety: Safety
  keptOnDevice: boolean
}

/** Says how much of the recording in progress is safe on the server, and where the rest is. */
export function SafetyLine({ safety: { seconds, waiting, refusal }, keptOnDevice }: SafetyLineProps) {
  const { t } = useTranslation('recorder')
  const time = formatClock(Math.floor(seconds))
  const isSafe = waiting === null && refusal === null
  const Icon = isSafe ? CloudCheck : CloudOff
  return (
    // The height is fixed, so that nothing below moves.
    <p
      className={joinClasses(
        'mt-2 min-h-10 max-w-80 text-balance text-center text-sm tabular-nums',
        isSafe ? 'text-ink-soft' : 'text-amber',
      )}
    >
      {(!isSafe || seconds > 0) && <Icon aria-hidden="true" className="mr-1.5 inline-block size-4 align-[-0.2em]" />}
      {waiting && t(keptOnDevice ? 'safety.onDevice' : 'safety.inPage', { reason: t(`safety.${REASONS[waiting]}`) })}
      {refusal !== null && t('safety.refused', { reason: refusal })}
      {isSafe && seconds > 0 && t('safety.onServer', { time })}
    </p>
  )
}
