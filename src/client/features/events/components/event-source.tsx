import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { SourceLink } from '#client/ui/layout/source-link.tsx'
import type { DetectedEvent } from '#shared/contract/detected-events.ts'

/** Links to the event's note, at the second where the event was mentioned. */
export function EventSource({ event: { noteId, noteTitle, evidence } }: { event: DetectedEvent }) {
  const { t } = useTranslation('events')
  const format = useFormat()
  return (
    <SourceLink noteId={noteId} seconds={evidence.start}>
      {t('source', { title: noteTitle || t('untitled'), time: format.clock(evidence.start) })}
    </SourceLink>
  )
}
