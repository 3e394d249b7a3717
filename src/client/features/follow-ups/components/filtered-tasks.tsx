import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { closingOffersQuery, taskCountsQuery, taskListQuery } from '#client/lib/finding-queries.ts'
import { describeError } from '#client/lib/query-client.ts'
import { TaskRowsSkeleton } from '#client/tasks/task-rows-skeleton.tsx'
import { ErrorPanel } from '#client/ui/error-panel.tsx'
import { MoreButton } from '#client/ui/more-button.tsx'
import { Tabs } from '#client/ui/tabs.tsx'
import { FILTERS, type Filter, filterTasks, SEGMENTS, type Segment } from '../filter-tasks.ts'
import { SegmentChoice } from './segment-choice.tsx'
import { TaskList } from './task-list.tsx'

const SKELETON_ROWS = 6

/** The tasks behind their three filters, and by whose promise they are; the address keeps both choices. */
export function FilteredTasks() {
  const { t } = useTranslation('tasks')
  const [search, setSearch] = useSearchParams()
  const filter = FILTERS.find((name) => name === search.get('show')) ?? 'all'
  const segment = SEGMENTS.find((name) => name === search.get('of')) ?? 'all'
  function choose(key: 'show' | 'of', value: string) {
    const next = new URLSearchParams(search)
    if (value === 'all') next.delete(key)
    else next.set(key, value)
    setSearch(next, { replace: true })
  }
  return (
    <Tabs
      label={t('filter.label')}
      value={filter}
      onValueChange={(next) => choose('show', next)}
      tabs={FILTERS.map((value) => ({
        value,
        label: t(`filter.${value}`),
        content: (
          <>
            <Segments filter={value} value={segment} onChange={(next) => choose('of', next)} />
            <Tasks key={segment} filter={value} segment={segment} />
          </>
        ),
      }))}
    />
  )
}

interface SegmentsProps {
  filter: Filter
  value: Segment
  onChange: (segment: Segment) => void
}

/** Nothing where there are no tasks at all, behind whichever filter. */
function Segments({ filter, value, onChange }: SegmentsProps) {
  const { data: counts } = useQuery(taskCountsQuery(filter))
  const { data: ofAll } = useQuery(taskCountsQuery('all'))
  if (!counts || !ofAll || ofAll.all === 0) return null
  return <SegmentChoice value={value} counts={counts} onValueChange={onChange} />
}

function Tasks({ filter, segment }: { filter: Filter; segment: Segment }) {
  const { t } = useTranslation('tasks')
  const list = useInfiniteQuery(taskListQuery({ status: filter, of: segment }))
  // The choices stand above the list: it would jump when they come.
  const { isPending: isCounting } = useQuery(taskCountsQuery(filter))
  // Where they can't be fetched the tasks stand there all the same.
  const { data: offers = [] } = useQuery(closingOffersQuery)
  if (list.error && !list.data) {
    return (
      <ErrorPanel title={t('loadFailed')} message={describeError(list.error)} onRetry={() => void list.refetch()} />
    )
  }
  if (!list.data || isCounting) return <TaskRowsSkeleton rows={SKELETON_ROWS} />
  const loaded = list.data.pages.flatMap(({ items }) => items)
  const tasks = filterTasks(loaded, { filter, segment })
  // All of them were ticked off, and the next ones are on their way.
  if (tasks.length === 0 && list.hasNextPage && list.isFetching) return <TaskRowsSkeleton rows={SKELETON_ROWS} />
  return (
    <>
      <TaskList
        tasks={tasks}
        offers={offers}
        grouped={segment === 'owed_to_me'}
        empty={segment === 'all' ? filter : segment}
      />
      <MoreButton list={list}>{t('more')}</MoreButton>
    </>
  )
}
