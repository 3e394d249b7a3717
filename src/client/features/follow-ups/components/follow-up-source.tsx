import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { SourceLink } from '#client/ui/layout/source-link.tsx'
import type { FollowUp } from '#shared/contract/follow-ups.ts'

/** Links to the note a follow-up comes from or that mentions it, at the second where it was said. */
export function FollowUpSource({ note, evidence }: Pick<FollowUp, 'note' | 'evidence'>) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  if (!note) return null
  const title = note.title || t('untitled')
  return (
    <SourceLink noteId={note.id} seconds={evidence?.start}>
      {evidence ? t('source', { title, time: format.clock(evidence.start) }) : t('sourceWritten', { title })}
    </SourceLink>
  )
}
