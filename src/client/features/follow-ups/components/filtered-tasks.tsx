import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { closingOffersQuery, followUpsQuery } from '#client/lib/finding-queries.ts'
import { describeError } from '#client/lib/query-client.ts'
import { TaskRowsSkeleton } from '#client/tasks/task-rows-skeleton.tsx'
import { ErrorPanel } from '#client/ui/error-panel.tsx'
import { Tabs } from '#client/ui/tabs.tsx'
import type { ClosingOffer } from '#shared/contract/closing-offers.ts'
import type { FollowUp } from '#shared/contract/follow-ups.ts'
import { FILTERS, type Filter, SEGMENTS, type Segment, splitTasks } from '../choose-tasks.ts'
import { SegmentChoice } from './segment-choice.tsx'
import { TaskList } from './task-list.tsx'

const SKELETON_ROWS = 6

/** The tasks behind their three filters, and by whose promise they are; the address keeps both choices. */
export function FilteredTasks() {
  const { t } = useTranslation('tasks')
  const { data: tasks, error, refetch } = useQuery(followUpsQuery)
  // Where they can't be fetched the tasks stand there all the same.
  const { data: offers = [] } = useQuery(closingOffersQuery)
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
        content: tasks ? (
          <Tasks {...{ tasks, offers, segment }} filter={value} onSegment={(next) => choose('of', next)} />
        ) : error ? (
          <ErrorPanel title={t('loadFailed')} message={describeError(error)} onRetry={() => void refetch()} />
        ) : (
          <TaskRowsSkeleton rows={SKELETON_ROWS} />
        ),
      }))}
    />
  )
}

interface TasksProps {
  tasks: readonly FollowUp[]
  offers: readonly ClosingOffer[]
  filter: Filter
  segment: Segment
  onSegment: (segment: Segment) => void
}

function Tasks({ tasks, offers, filter, segment, onSegment }: TasksProps) {
  const split = splitTasks(tasks, filter)
  const counts = {
    all: split.all.length,
    i_owe: split.i_owe.length,
    owed_to_me: split.owed_to_me.length,
    due: split.due.length,
  }
  return (
    <>
      {tasks.length > 0 && <SegmentChoice value={segment} counts={counts} onValueChange={onSegment} />}
      <TaskList
        tasks={split[segment]}
        offers={offers}
        grouped={segment === 'owed_to_me'}
        empty={segment === 'all' ? filter : segment}
      />
    </>
  )
}
