import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { closingOffersQuery, taskCountsQuery, taskListQuery } from '#client/api/items/item-queries.ts'
import { describeError } from '#client/api/query-client.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { TaskRowsSkeleton } from '#client/tasks/task-rows-skeleton.tsx'
import { MoreButton } from '#client/ui/buttons/more-button.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Tabs } from '#client/ui/layout/tabs.tsx'
import type { TaskSelection } from '#shared/contract/follow-ups.ts'
import { FILTERS, type Filter, filterTasks, SELECTIONS } from '../filter-tasks.ts'
import { SelectionChoice } from './selection-choice.tsx'
import { TaskList } from './task-list.tsx'

const SKELETON_ROWS = 6

/** The tasks with their three filters and the choice of whose. Both choices are stored in the URL. */
export function FilteredTasks() {
  const { t } = useTranslation('tasks')
  const [search, setSearch] = useSearchParams()
  const filter = FILTERS.find((name) => name === search.get('show')) ?? 'all'
  const selection = SELECTIONS.find((name) => name === search.get('of')) ?? 'all'
  function choose(key: 'show' | 'of', value: string) {
    // The address, as the render may be older than the last choice.
    const next = new URLSearchParams(window.location.search)
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
            <Selections filter={value} value={selection} onChange={(next) => choose('of', next)} />
            <Tasks key={selection} filter={value} selection={selection} />
          </>
        ),
      }))}
    />
  )
}

interface SelectionsProps {
  filter: Filter
  value: TaskSelection
  onChange: (selection: TaskSelection) => void
}

/** Renders nothing if there are no tasks at all, with any filter. */
function Selections({ filter, value, onChange }: SelectionsProps) {
  const { data: counts } = useQuery(taskCountsQuery(filter))
  const { data: ofAll } = useQuery(taskCountsQuery('all'))
  if (!counts || !ofAll || ofAll.all === 0) return null
  return <SelectionChoice value={value} counts={counts} onValueChange={onChange} />
}

function Tasks({ filter, selection }: { filter: Filter; selection: TaskSelection }) {
  const { t } = useTranslation('tasks')
  const list = useInfiniteQuery(taskListQuery({ status: filter, of: selection, order: 'due' }))
  // The choices appear above the list, which would jump when they load.
  const { isPending: isCounting } = useQuery(taskCountsQuery(filter))
  // If they can't be fetched, the tasks are shown without them.
  const { data: offers = [] } = useQuery({ ...closingOffersQuery, enabled: useUser().isPremium })
  if (list.error && !list.data) {
    return (
      <ErrorPanel title={t('loadFailed')} message={describeError(list.error)} onRetry={() => void list.refetch()} />
    )
  }
  if (!list.data || isCounting) return <TaskRowsSkeleton rows={SKELETON_ROWS} />
  const loaded = list.data.pages.flatMap(({ items }) => items)
  const tasks = filterTasks(loaded, { filter, selection })
  // All loaded tasks were ticked off, and the next ones are being fetched.
  if (tasks.length === 0 && list.hasNextPage && list.isFetching) return <TaskRowsSkeleton rows={SKELETON_ROWS} />
  return (
    <>
      <TaskList tasks={tasks} offers={offers} empty={selection === 'all' ? filter : selection} />
      <MoreButton list={list}>{t('more')}</MoreButton>
    </>
  )
}
