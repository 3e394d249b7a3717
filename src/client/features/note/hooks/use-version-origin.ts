import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import type { TranscriptVersion } from '#shared/contract/note-editing.ts'

/** Returns a text that says who made a version and when; null until it is loaded. */
export function useVersionOrigin(version: TranscriptVersion | undefined): string | null {
  const { t } = useTranslation('share')
  const format = useFormat()
  if (!version) return null
  const { origin, author } = version
  const time = format.dateTime(version.createdAt)
  if (origin === 'engine') return t('versions.byEngine', { time })
  if (!author) return t('versions.byDeleted', { time })
  return author.isMe ? t('versions.byMe', { time }) : t('versions.by', { person: author.name || author.email, time })
}
