import { useInfiniteQuery } from '@tanstack/react-query'
import Calendar from 'lucide-react/icons/calendar'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Send from 'lucide-react/icons/send'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from 'react-i18next'
import { eventListQuery } from '#client/api/items/item-queries.ts'
import { describeError } from '#client/api/query-client.ts'
import { EventRow } from '#client/calendar/event-row.tsx'
import { EventRowsSkeleton } from '#client/calendar/event-rows-skeleton.tsx'
import { useEventTime } from '#client/calendar/use-event-time.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { useListFormat } from '#client/i18n/use-list-format.ts'
import { sendText } from '#client/lib/browser/send-text.ts'
import { MoreButton } from '#client/ui/buttons/more-button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import type { MenuItem } from '#client/ui/overlays/menu.tsx'
import type { ListedEvent } from '#shared/contract/detected-events.ts'
import { describeEvent } from '../describe-event.ts'
import { type DayOfEvents, sortEvents } from '../sort-events.ts'
import { EventSource } from './event-source.tsx'

const SKELETON_ROWS = 4

/** Events by day: upcoming, undated, and the past ones collapsed. */
export function EventList() {
  const { t } = useTranslation('events')
  const format = useFormat()
  const open = useInfiniteQuery(eventListQuery({ when: 'open' }))
  const over = useInfiniteQuery(eventListQuery({ when: 'past' }))
  if (!open.data || !over.data) {
    const failed = [open, over].filter(({ error }) => error !== null)
    const [first] = failed
    if (!first?.error) return <EventRowsSkeleton rows={SKELETON_ROWS} />
    const retry = () => {
      for (const list of failed) void list.refetch()
    }
    return <ErrorPanel title={t('loadFailed')} message={describeError(first.error)} onRetry={retry} />
  }
  const pages = [...open.data.pages, ...over.data.pages]
  // The two lists are fetched one after the other, so both may briefly contain an event that has just become past.
  const events = [...new Map(pages.flatMap(({ items }) => items.map((event) => [event.id, event]))).values()]
  const overTotal = over.data.pages[0]?.total ?? 0
  if (events.length === 0) {
    return (
      <EmptyState
        icon={<Calendar />}
        title={t('emptyTitle')}
        description={t('emptyText')}
        className="rounded-surface border border-hairline border-dashed"
      />
    )
  }
  const { coming, undated, past } = sortEvents(events, (day) => format.plannedHeading(day))
  return (
    <div>
      <Days days={coming} withOverlaps />
      {undated.length > 0 && <Days days={[{ label: t('undated'), events: undated }]} />}
      <MoreButton list={open}>{t('more')}</MoreButton>
      {past.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-ink-soft [&::-webkit-details-marker]:hidden">
            <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
            {t('past', { count: overTotal })}
          </summary>
          <div className="mt-4">
            <Days days={past} />
            <MoreButton list={over}>{t('more')}</MoreButton>
          </div>
        </details>
      )}
    </div>
  )
}

interface DaysProps {
  days: readonly DayOfEvents[]
  /** Whether to say which events overlap. */
  withOverlaps?: boolean
}

function Days({ days, withOverlaps = false }: DaysProps) {
  return days.map((day) => (
    <section key={day.label} aria-label={day.label} className="mb-8">
      <h2 className="border-hairline border-b pb-2 font-medium text-ink-faint text-sm">{day.label}</h2>
      <ul className="divide-y divide-hairline">
        {day.events.map((event) => (
          <DayEvent key={event.id} event={event} others={withOverlaps ? event.overlaps : []} />
        ))}
      </ul>
    </section>
  ))
}

function DayEvent({ event, others }: { event: ListedEvent; others: readonly string[] }) {
  const { t } = useTranslation('eventList')
  const formatList = useListFormat()
  const time = useEventTime()
  const send: MenuItem = {
    label: t('send'),
    icon: <Send aria-hidden="true" className="size-4" />,
    onSelect: () => void sendText(event.title, describeEvent(event, time.whole(event))),
  }
  return (
    <EventRow event={event} noteId={event.noteId} timezone={event.timezone} withinDay more={[send]}>
      {others.length > 0 && (
        <p className="wrap-anywhere mt-1 flex items-start gap-1.5 font-medium text-dusk text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('overlaps', { events: formatList(others.map((title) => t('quoted', { title }))) })}
        </p>
      )}
      <EventSource event={event} />
    </EventRow>
  )
}
