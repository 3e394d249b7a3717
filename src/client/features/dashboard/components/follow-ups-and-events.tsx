import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { eventListQuery, followUpCountsQuery, pendingFollowUpsQuery } from '#client/api/items/item-queries.ts'
import { describeError } from '#client/api/query-client.ts'
import { EventRow } from '#client/calendar/event-row.tsx'
import { EventRowsSkeleton } from '#client/calendar/event-rows-skeleton.tsx'
import { FollowUpItem } from '#client/follow-ups/follow-up-item.tsx'
import { FollowUpItemsSkeleton } from '#client/follow-ups/follow-up-items-skeleton.tsx'
import { useUpdateFollowUp } from '#client/follow-ups/follow-up-mutations.ts'
import { translate } from '#client/i18n/i18n.ts'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { offerUndo } from '#client/ui/overlays/offer-undo.ts'
import type { FollowUp } from '#shared/contract/follow-ups.ts'
import { DASHBOARD_EVENTS, DASHBOARD_FOLLOW_UPS } from '#shared/limits.ts'

/** What the user and other people have to do next, and the next events. */
export function FollowUpsAndEvents() {
  return (
    <div className="flex flex-col gap-8">
      <OwnFollowUps />
      <FollowUpsOfOthers />
      <Events />
    </div>
  )
}

/** The user's pending follow-ups: overdue ones first, then by day. */
function OwnFollowUps() {
  const { t } = useTranslation('dashboard')
  const { t: tFollowUps } = useTranslation('tasks')
  const { data, error, refetch } = useInfiniteQuery(pendingFollowUpsQuery('mine'))
  const { data: counts } = useQuery(followUpCountsQuery('all'))
  const followUps = data?.pages[0]?.items
  const hasAny = (counts?.all ?? 0) > 0
  return (
    <Panel name="tasks" to="/follow-ups" linked={hasAny}>
      {!followUps && error && (
        <ErrorPanel title={tFollowUps('loadFailed')} message={describeError(error)} onRetry={() => void refetch()} />
      )}
      {!followUps && !error && <FollowUpItemsSkeleton rows={DASHBOARD_FOLLOW_UPS} />}
      {followUps?.length === 0 && <p className="text-ink-soft">{t(hasAny ? 'noneDue' : 'noTasks')}</p>}
      {followUps && <FollowUpRows followUps={followUps} />}
    </Panel>
  )
}

/** What other people have promised the user. Renders nothing if there is nothing, or if it isn't known. */
function FollowUpsOfOthers() {
  const { data } = useInfiniteQuery(pendingFollowUpsQuery('others'))
  const followUps = data?.pages[0]?.items ?? []
  if (followUps.length === 0) return null
  return (
    <Panel name="others" to="/follow-ups?of=others" linked>
      <FollowUpRows followUps={followUps} />
    </Panel>
  )
}

function FollowUpRows({ followUps }: { followUps: readonly FollowUp[] }) {
  const onTick = useTick()
  if (followUps.length === 0) return null
  return (
    <ul className="divide-y divide-hairline border-hairline border-y">
      {followUps.map((followUp) => (
        <FollowUpItem
          key={followUp.id}
          followUp={followUp}
          timezone={followUp.timezone}
          brief
          onTick={(isDone) => onTick(followUp.id, isDone)}
        />
      ))}
    </ul>
  )
}

/** Returns a function that completes a follow-up and offers Undo, since the follow-up leaves the list. */
function useTick(): (id: string, isCompleted: boolean) => void {
  const { mutate } = useUpdateFollowUp()
  return (id, isCompleted) => {
    mutate({ id, change: { isCompleted } })
    if (!isCompleted) return
    offerUndo(translate('tasks:offer.accepted'), () => mutate({ id, change: { isCompleted: false } }))
  }
}

function Events() {
  const { t } = useTranslation('dashboard')
  const { t: tEvents } = useTranslation('events')
  const next = eventListQuery({ when: 'open', isAdded: false, limit: DASHBOARD_EVENTS })
  const { data, error, refetch } = useInfiniteQuery(next)
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

const LINKS = { tasks: 'allTasks', others: 'allOthers', events: 'allEvents' } as const

interface PanelProps {
  name: 'tasks' | 'others' | 'events'
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
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={titleId} tabIndex={-1} className="panel-title outline-none">
          {t(name)}
        </h2>
        {linked && (
          <Link
            to={to}
            className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent text-sm hover:text-accent-strong"
          >
            {t(LINKS[name])}
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
