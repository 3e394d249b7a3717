import { useInfiniteQuery } from '@tanstack/react-query'
import Mic from 'lucide-react/icons/mic'
import SearchX from 'lucide-react/icons/search-x'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { noteListQuery } from '#client/api/notes/note-queries.ts'
import { describeError } from '#client/api/query-client.ts'
import { loadFindingTexts, loadSharingTexts } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import type { PagedList } from '#client/ui/buttons/more-button.tsx'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { useSelection } from '#client/ui/selection/use-selection.ts'
import { MAX_SELECTED_NOTES } from '#shared/limits.ts'
import { useInView } from '../hooks/use-in-view.ts'
import { type NoteFilter, readFilter, toListFilter, writeFilter } from '../note-filter.ts'
import { NoteFilters } from './note-filters.tsx'
import { NoteList } from './note-list.tsx'
import { NoteRowsSkeleton } from './note-rows-skeleton.tsx'
import { SearchField } from './search-field.tsx'

// Not needed until somebody searches.
const SearchResults = lazyPart(async () => {
  const [results] = await Promise.all([import('./search-results.tsx'), loadFindingTexts()])
  return results.SearchResults
})

// Their texts are loaded with those for sharing.
const SelectNotesButton = lazyPart(async () => {
  const [button] = await Promise.all([import('./select-notes-button.tsx'), loadSharingTexts()])
  return button.SelectNotesButton
})
const NoteSelectionBar = lazyPart(async () => {
  const [bar] = await Promise.all([import('./note-selection-bar.tsx'), loadSharingTexts()])
  return bar.NoteSelectionBar
})

const SKELETON_ROWS = 6

/** All notes, searched, filtered and sorted; more are loaded while scrolling. */
export function NotesScreen() {
  const { t } = useTranslation('notes')
  const [address, setAddress] = useSearchParams()
  const filter = readFilter(address)
  const words = filter.search.trim()
  const { data } = useInfiniteQuery({ ...noteListQuery(toListFilter(filter)), enabled: words === '' })
  const isEmpty = address.size === 0 && data?.pages[0]?.total === 0
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenTitle className="mb-5">{t('title')}</ScreenTitle>
      {isEmpty ? <NothingYet /> : <Findable filter={filter} words={words} setAddress={setAddress} />}
    </div>
  )
}

interface FindableProps {
  filter: NoteFilter
  /** The search; empty if there is none. */
  words: string
  setAddress: ReturnType<typeof useSearchParams>[1]
}

function Findable({ filter, words, setAddress }: FindableProps) {
  const { t } = useTranslation('notes')
  const change = (next: Partial<NoteFilter>) =>
    setAddress(writeFilter({ ...filter, ...next }), { replace: true, preventScrollReset: true })
  const clear = () => setAddress({}, { replace: true })
  return (
    <>
      <SearchField words={filter.search} onSearch={(search) => change({ search })} />
      <p className="mt-1.5 mb-3">
        <Link to="/ask" className="inline-flex min-h-8 items-center text-accent text-sm hover:underline">
          {t('askNotes')}
        </Link>
      </p>
      {words ? (
        <Suspense fallback={<NoteRowsSkeleton rows={4} />}>
          <SearchResults words={words} />
        </Suspense>
      ) : (
        <>
          <NoteFilters filter={filter} onChange={change} onClear={clear} />
          <Notes filter={filter} onClear={clear} />
        </>
      )}
    </>
  )
}

function Notes({ filter, onClear }: { filter: NoteFilter; onClear: () => void }) {
  const { t } = useTranslation('notes')
  const listFilter = toListFilter(filter)
  const selection = useSelection(MAX_SELECTED_NOTES)
  const isNarrowed = writeFilter({ ...filter, sort: 'newest' }).size > 0
  const list = useInfiniteQuery(noteListQuery(listFilter))
  const notes = useMemo(() => list.data?.pages.flatMap((page) => page.notes), [list.data])
  const total = list.data?.pages[0]?.total ?? 0
  if (list.isPending) return <NoteRowsSkeleton rows={SKELETON_ROWS} />
  if (list.error && !notes) {
    return (
      <ErrorPanel title={t('loadFailed')} message={describeError(list.error)} onRetry={() => void list.refetch()} />
    )
  }
  if (!notes || notes.length === 0) return isNarrowed ? <NothingFits onClear={onClear} /> : <NothingYet />
  return (
    <>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-2">
        <h2 aria-live="polite" className="text-ink-faint text-sm">
          {t('count', { count: total })}
        </h2>
        <Suspense>
          <SelectNotesButton selection={selection} />
        </Suspense>
      </div>
      <NoteList notes={notes} byDay={filter.sort !== 'longest'} selection={selection} />
      <EndOfList key={list.data?.pages.length} list={list} />
      <Suspense>{selection.ids && <NoteSelectionBar selection={selection} notes={notes} total={total} />}</Suspense>
    </>
  )
}

function NothingYet() {
  const { t } = useTranslation('notes')
  return (
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
  )
}

function NothingFits({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('notes')
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('narrow.noneTitle')}
      description={t('narrow.noneText')}
      action={
        <Button variant="outline" onClick={onClear}>
          {t('narrow.clear')}
        </Button>
      }
      className="rounded-surface border border-hairline border-dashed"
    />
  )
}

/** Fetches the next page when this comes into view; after a failure, a button does so. */
function EndOfList({ list }: { list: PagedList }) {
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
