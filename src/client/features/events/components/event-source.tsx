import AudioLines from 'lucide-react/icons/audio-lines'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '#client/i18n/use-format.ts'
import { noteMomentPath } from '#client/lib/addresses/note-moment.ts'
import type { DetectedEvent } from '#shared/contract/detected-events.ts'

/** Links to the event's note, at the second where it was said. */
export function EventSource({ event: { noteId, noteTitle, evidence } }: { event: DetectedEvent }) {
  const { t } = useTranslation('events')
  const format = useFormat()
  return (
    <Link
      to={noteMomentPath(noteId, evidence.start)}
      className="mt-1 flex min-h-9 w-fit max-w-full items-center gap-1.5 text-accent text-sm hover:text-accent-strong pointer-coarse:min-h-11"
    >
      <AudioLines aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">
        {t('source', { title: noteTitle || t('untitled'), time: format.clock(evidence.start) })}
      </span>
    </Link>
  )
}
