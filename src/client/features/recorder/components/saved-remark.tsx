import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { recentNotesQuery } from '#client/api/notes/note-queries.ts'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'

/** Says that the last recording is a note, what has become of its text, and leads to it. */
export function SavedRemark({ noteId }: { noteId: string }) {
  const { t } = useTranslation('recorder')
  // What is saved is among the newest notes in the cache, where the event stream keeps it up to date.
  const { data: notes } = useQuery({ ...recentNotesQuery, enabled: false })
  const status = notes?.find(({ id }) => id === noteId)?.status
  const hasStopped = status === 'failed' || status === 'waiting'
  return (
    <p className="mt-1 mb-8 flex animate-rise flex-wrap items-center justify-center gap-2 text-balance text-center text-ink-soft">
      {status === 'ready' ? t('savedReady') : t(hasStopped ? 'announceSaved' : 'saved')}
      <Link to={`/notes/${noteId}`} className={buttonClasses({ variant: 'outline', size: 'small' })}>
        {t('openNote')}
      </Link>
    </p>
  )
}
