import { useQuery } from '@tanstack/react-query'
import ListChecks from 'lucide-react/icons/list-checks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { followUpsQuery } from '#client/lib/finding-queries.ts'
import { describeError } from '#client/lib/query-client.ts'
import { TaskRow } from '#client/tasks/task-row.tsx'
import { TaskRowsSkeleton } from '#client/tasks/task-rows-skeleton.tsx'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorPanel } from '#client/ui/error-panel.tsx'
import { Tabs } from '#client/ui/tabs.tsx'
import type { FollowUp } from '#shared/contract/follow-ups.ts'
import { TaskSource } from './task-source.tsx'

const FILTERS = ['all', 'pending', 'completed'] as const
type Filter = (typeof FILTERS)[number]

const SKELETON_ROWS = 6

/** Rows that are shown at once: thousands of them would hold up every tick. */
const STEP = 100

/** The tasks behind their three filters; the address keeps the chosen one. */
export function FilteredTasks() {
  const { t } = useTranslation('tasks')
  const { data: tasks, error, refetch } = useQuery(followUpsQuery)
  const [search, setSearch] = useSearchParams()
  const filter = FILTERS.find((name) => name === search.get('show')) ?? 'all'
  return (
    <Tabs
      label={t('filter.label')}
      value={filter}
      onValueChange={(next) => setSearch(next === 'all' ? {} : { show: next }, { replace: true })}
      tabs={FILTERS.map((value) => ({
        value,
        label: t(`filter.${value}`),
        content: tasks ? (
          <Tasks tasks={tasks} filter={value} />
        ) : error ? (
          <ErrorPanel title={t('loadFailed')} message={describeError(error)} onRetry={() => void refetch()} />
        ) : (
          <TaskRowsSkeleton rows={SKELETON_ROWS} />
        ),
      }))}
    />
  )
}

function Tasks({ tasks, filter }: { tasks: readonly FollowUp[]; filter: Filter }) {
  const { t } = useTranslation('tasks')
  const [limit, setLimit] = useState(STEP)
  const chosen = tasks.filter(({ isCompleted }) => filter === 'all' || isCompleted === (filter === 'completed'))
  if (chosen.length === 0) {
    return (
      <EmptyState
        icon={<ListChecks />}
        title={t(`empty.${filter}`)}
        description={t(`empty.${filter}Text`)}
        className="rounded-surface border border-hairline border-dashed"
      />
    )
  }
  return (
    <>
      <ul className="-mt-3 divide-y divide-hairline">
        {chosen.slice(0, limit).map((task) => (
          <TaskRow key={task.id} task={task}>
            <TaskSource task={task} />
          </TaskRow>
        ))}
      </ul>
      {chosen.length > limit && (
        <Button variant="outline" className="mt-4" onClick={() => setLimit(limit + STEP)}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
