import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { recentNotesQuery } from '#client/api/notes/note-queries.ts'
import { describeError } from '#client/api/query-client.ts'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { RECENT_NOTES } from '#shared/limits.ts'
import { NoteRow } from './note-row.tsx'
import { NoteRowsSkeleton } from './note-rows-skeleton.tsx'

/** The dashboard panel with the newest notes. */
export function RecentNotes() {
  const { t } = useTranslation('notes')
  const { data: notes, error, refetch } = useQuery(recentNotesQuery)
  return (
    <section aria-labelledby="recent-notes">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id="recent-notes" className="panel-title">
          {t('recent')}
        </h2>
        {notes && notes.length > 0 && (
          <Link
            to="/notes"
            className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent text-sm hover:text-accent-strong"
          >
            {t('all')}
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        )}
      </div>
      {error && !notes && (
        <ErrorPanel title={t('loadFailed')} message={describeError(error)} onRetry={() => void refetch()} />
      )}
      {!error && !notes && <NoteRowsSkeleton rows={RECENT_NOTES} />}
      {notes?.length === 0 && (
        <EmptyState
          title={t('emptyTitle')}
          description={t('emptyRecent')}
          className="rounded-surface border border-hairline border-dashed"
        />
      )}
      {notes && notes.length > 0 && (
        <ul className="divide-y divide-hairline border-hairline border-y">
          {notes.map((note) => (
            <li key={note.id}>
              <NoteRow note={note} showDay />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
