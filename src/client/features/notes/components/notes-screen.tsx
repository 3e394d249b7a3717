import { useInfiniteQuery } from '@tanstack/react-query'
import Mic from 'lucide-react/icons/mic'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '#client/i18n/use-format.ts'
import { noteListQuery } from '#client/lib/note-queries.ts'
import { describeError } from '#client/lib/query-client.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonClasses } from '#client/ui/button-classes.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorPanel } from '#client/ui/error-panel.tsx'
import { ScreenTitle } from '#client/ui/screen-title.tsx'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { groupByDay } from '../group-by-day.ts'
import { useInView } from '../hooks/use-in-view.ts'
import { NoteRow } from './note-row.tsx'
import { NoteRowsSkeleton } from './note-rows-skeleton.tsx'

const SKELETON_ROWS = 6

/** All notes, newest first, by day; older ones come as one scrolls. */
export function NotesScreen() {
  const { t } = useTranslation('notes')
  const list = useInfiniteQuery(noteListQuery)
  const notes = list.data?.pages.flatMap((page) => page.notes)
  const total = list.data?.pages[0]?.total ?? 0
  return (
    <div className="mx-auto max-w-3xl">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4">
        <ScreenTitle>{t('title')}</ScreenTitle>
        {total > 0 && <p className="text-ink-faint">{t('count', { count: total })}</p>}
      </div>
      {list.isPending && <NoteRowsSkeleton rows={SKELETON_ROWS} />}
      {list.error && !notes && (
        <ErrorPanel title={t('loadFailed')} message={describeError(list.error)} onRetry={() => void list.refetch()} />
      )}
      {notes?.length === 0 && (
        <EmptyState
          icon={<Mic />}
          title={t('emptyTitle')}
          description={t('emptyText')}
          action={
            <Link to="/" className={buttonClasses()}>
              {t('emptyAction')}
            </Link>
          }
          className="rounded-surface border border-hairline border-dashed"
        />
      )}
      {notes && notes.length > 0 && (
        <>
          <NotesByDay notes={notes} />
          <EndOfList key={list.data?.pages.length} list={list} />
        </>
      )}
    </div>
  )
}

function NotesByDay({ notes }: { notes: readonly VoiceNote[] }) {
  const format = useFormat()
  return groupByDay(notes, format.relativeDay).map((day) => (
    <section key={day.notes[0]?.id} aria-label={day.label} className="mb-8">
      <h2 className="border-hairline border-b pb-2 font-medium text-ink-faint text-sm">{day.label}</h2>
      <ul className="divide-y divide-hairline">
        {day.notes.map((note) => (
          <NoteRow key={note.id} note={note} />
        ))}
      </ul>
    </section>
  ))
}

interface EndOfListProps {
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    error: Error | null
    fetchNextPage: () => Promise<unknown>
  }
}

/** Fetches the next page when it comes into view; a button does the same where that failed. */
function EndOfList({ list }: EndOfListProps) {
  const { t } = useTranslation('notes')
  const ref = useInView(() => {
    if (list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError) void list.fetchNextPage()
  })
  if (!list.hasNextPage) return <p className="py-4 text-center text-ink-faint text-sm">{t('end')}</p>
  return (
    <div ref={ref} className="py-4 text-center">
      {list.isFetchNextPageError && <p className="mb-3 text-ink-soft text-sm">{describeError(list.error)}</p>}
      <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {list.isFetchingNextPage ? t('loadingMore') : t('loadMore')}
      </Button>
    </div>
  )
}
