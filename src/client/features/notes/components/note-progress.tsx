import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { Progress } from '#client/ui/feedback/progress.tsx'
import type { VoiceNote } from '#shared/contract/notes.ts'

/** The progress of a note being processed: stage, percent and time left. */
export function NoteProgress({ note }: { note: VoiceNote }) {
  const { t } = useTranslation('notes')
  const format = useFormat()
  const stage = t(`status.${note.status}`)
  // A queued note has no percentage.
  const percent = note.status === 'stored' ? null : (note.progress?.percent ?? null)
  const secondsLeft = note.progress?.secondsLeft ?? null
  return (
    <div className="max-w-sm">
      <div className="mb-1.5 flex justify-between gap-4 text-accent text-sm tabular-nums">
        <span>{percent === null ? stage : t('progress', { stage, percent: format.percent(percent) })}</span>
        {secondsLeft !== null && (
          <span className="text-ink-faint">{t('timeLeft', { time: format.duration(secondsLeft, 'short') })}</span>
        )}
      </div>
      <Progress label={stage} value={percent} />
    </div>
  )
}
