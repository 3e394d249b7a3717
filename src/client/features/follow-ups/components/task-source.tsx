import AudioLines from 'lucide-react/icons/audio-lines'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '#client/i18n/use-format.ts'
import { noteMomentPath } from '#client/lib/addresses/note-moment.ts'
import type { FollowUp } from '#shared/contract/follow-ups.ts'

/** Links to the note a task comes from or that mentions it, at the second where it was said. */
export function TaskSource({ note, evidence }: Pick<FollowUp, 'note' | 'evidence'>) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  if (!note) return null
  const title = note.title || t('untitled')
  return (
    <Link
      to={noteMomentPath(note.id, evidence?.start)}
      className="mt-1 inline-flex min-h-9 max-w-full items-center gap-1.5 text-accent text-sm hover:text-accent-strong pointer-coarse:min-h-11"
    >
      <AudioLines aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">
        {evidence ? t('source', { title, time: format.clock(evidence.start) }) : t('sourceWritten', { title })}
      </span>
    </Link>
  )
}
