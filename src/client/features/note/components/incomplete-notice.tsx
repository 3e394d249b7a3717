import CloudAlert from 'lucide-react/icons/cloud-alert'
import { useTranslation } from 'react-i18next'
import { formatClock } from '#client/i18n/format.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'

/** Says that a note has only the beginning of its recording, and tells its owner how the rest gets there. */
export function IncompleteNotice({ note }: { note: Pick<VoiceNote, 'duration' | 'access'> }) {
  const { t } = useTranslation('note')
  return (
    <div
      role="status"
      className="flex items-start gap-x-3 rounded-surface border border-amber-line bg-amber-soft/40 p-4"
    >
      <CloudAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-amber" />
      <div className="min-w-0 grow">
        <p className="font-medium">{t('incomplete.title')}</p>
        <p className="mt-0.5 text-ink-soft text-sm">
          {note.duration === null ? t('incomplete.soFar') : t('incomplete.upTo', { time: formatClock(note.duration) })}{' '}
          {note.access === 'owner' && t('incomplete.addRest')}
        </p>
      </div>
    </div>
  )
}
