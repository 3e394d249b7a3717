import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { useListFormat } from '#client/i18n/use-list-format.ts'
import type { EditConflict } from '#shared/contract/note-editing.ts'
import { versionsQuery } from '../api/versions-query.ts'

/**
 * Returns a sentence that says who has saved the text since the user began to edit it. It names only the last person
 * until the list of versions has been fetched, and then everybody.
 * @param since the version that the user is editing
 */
export function useSavers({ version: newest, transcript }: EditConflict, since: number): string {
  const { t } = useTranslation(['share', 'comments'])
  const format = useFormat()
  const list = useListFormat()
  const versions = useQuery({ ...versionsQuery(transcript.noteId), staleTime: 0 })
  const time = format.dateTime(newest.createdAt)

  const saved = versions.data?.filter(({ version, origin }) => version > since && origin === 'edit') ?? []
  const names = saved.map(({ author }) => {
    if (author === null) return t('comments:departed')
    return author.isMe ? t('merge.you') : author.name || author.email
  })
  const people = [...new Set(names)].reverse()
  if (people.length > 1) return t('merge.byPeople', { people: list(people), time })

  const { author } = newest
  if (!author) return t('merge.byUnknown', { time })
  return author.isMe ? t('merge.byMe', { time }) : t('merge.byPerson', { person: author.name || author.email, time })
}
