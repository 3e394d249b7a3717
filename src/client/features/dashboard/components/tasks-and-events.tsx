import { useInfiniteQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { eventListQuery, taskListQuery } from '#client/api/items/item-queries.ts'
import { describeError } from '#client/api/query-client.ts'
import { EventRow } from '#client/calendar/event-row.tsx'
import { EventRowsSkeleton } from '#client/calendar/event-rows-skeleton.tsx'
import { useUser } from '#client/lib/session/use-session.ts'
import { UpgradePrompt } from '#client/premium/upgrade-prompt.tsx'
import { TaskRow } from '#client/tasks/task-row.tsx'
import { TaskRowsSkeleton } from '#client/tasks/task-rows-skeleton.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { DASHBOARD_EVENTS, DASHBOARD_TASKS } from '#shared/limits.ts'

/** The first tasks and events from the notes, or a preview of Premium. */
export function TasksAndEvents() {
  const { t } = useTranslation('dashboard')
  const { isPremium } = useUser()
  if (!isPremium) return <UpgradePrompt title={t('upgradeTitle')} text={t('upgradeText')} />
  return (
    <div className="flex flex-col gap-8">
      <Tasks />
      <Events />
    </div>
  )
}

function Tasks() {
  const { t } = useTranslation('dashboard')
  const { t: tTasks } = useTranslation('tasks')
  const { data, error, refetch } = useInfiniteQuery(taskListQuery({ limit: DASHBOARD_TASKS }))
  const tasks = data?.pages[0]?.items
  return (
    <Panel name="tasks" to="/follow-ups" linked={(tasks?.length ?? 0) > 0}>
      {!tasks && error && (
        <ErrorPanel title={tTasks('loadFailed')} message={describeError(error)} onRetry={() => void refetch()} />
      )}
      {!tasks && !error && <TaskRowsSkeleton rows={DASHBOARD_TASKS} />}
      {tasks?.length === 0 && <p className="text-ink-soft">{t('noTasks')}</p>}
      {tasks && tasks.length > 0 && (
        <ul className="divide-y divide-hairline border-hairline border-y">
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} timezone={task.timezone} brief />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Events() {
  const { t } = useTranslation('dashboard')
  const { t: tEvents } = useTranslation('events')
  const { data, error, refetch } = useInfiniteQuery(eventListQuery({ isAdded: false, limit: DASHBOARD_EVENTS }))
  const { data: all } = useInfiniteQuery(eventListQuery({ limit: 1 }))
  // An event that was just added disappears at once, before the refetch.
  const events = data?.pages[0]?.items.filter(({ isAdded }) => !isAdded)
  return (
    <Panel name="events" to="/events" linked={(all?.pages[0]?.total ?? 0) > 0}>
      {!events && error && (
        <ErrorPanel title={tEvents('loadFailed')} message={describeError(error)} onRetry={() => void refetch()} />
      )}
      {!events && !error && <EventRowsSkeleton rows={DASHBOARD_EVENTS} />}
      {events?.length === 0 && <p className="text-ink-soft">{t('noEvents')}</p>}
      {events && events.length > 0 && (
        <ul className="divide-y divide-hairline border-hairline border-y">
          {events.map((event) => (
            <EventRow key={event.id} event={event} noteId={event.noteId} timezone={event.timezone} brief />
          ))}
        </ul>
      )}
    </Panel>
  )
}

interface PanelProps {
  name: 'tasks' | 'events'
  to: string
  /** Whether the linked screen has more to show. */
  linked: boolean
  children: ReactNode
}

function Panel({ name, to, linked, children }: PanelProps) {
  const { t } = useTranslation('dashboard')
  const titleId = `dashboard-${name}`
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-2 flex min-h-11 items-center justify-between gap-4">
        <h2 id={titleId} className="panel-title">
          {t(name)}
        </h2>
        {linked && (
          <Link
            to={to}
            className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap font-medium text-accent text-sm hover:text-accent-strong"
          >
            {t(name === 'tasks' ? 'allTasks' : 'allEvents')}
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
