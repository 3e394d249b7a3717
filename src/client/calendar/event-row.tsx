import CalendarDays from 'lucide-react/icons/calendar-days'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { useListFormat } from '#client/i18n/use-list-format.ts'
import { Badge } from '#client/ui/layout/badge.tsx'
import type { MenuItem } from '#client/ui/overlays/menu.tsx'
import type { NoteEvent } from '#shared/contract/analysis.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { EventActions } from './event-actions.tsx'
import { EventTime } from './event-time.tsx'

interface EventRowProps {
  event: NoteEvent
  noteId: string
  /** The zone of the event's note. */
  timezone: string
  /** Whether a heading above already shows the day. */
  withinDay?: boolean
  /** Whether to leave out optional parts, because space is short. */
  brief?: boolean
  /** Further actions. */
  more?: readonly MenuItem[]
  /** A link to the moment where it was said. */
  children?: ReactNode
}

/** An event in a list, with the button to add it to a calendar. */
export function EventRow(props: EventRowProps) {
  const { event, noteId, timezone, withinDay = false, brief = false, more, children } = props
  const { t } = useTranslation('events')
  const format = useFormat()
  const formatList = useListFormat()
  const about = [
    event.place,
    event.people.length > 0 && t('with', { people: formatList(event.people) }),
    !brief && event.confidence < 1 && t('confidence', { percent: format.percent(event.confidence * 100) }),
  ].filter(Boolean)
  return (
    <li className="flex items-start gap-3 py-4">
      <CalendarDays aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-ink-faint" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span dir="auto" className="wrap-anywhere font-medium">
            {event.title}
          </span>
          {event.isAdded && <Badge tone="accent">{t('added')}</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          <EventTime event={event} timezone={timezone} form={withinDay ? 'within-day' : 'planned'} />
        </p>
        {about.length > 0 && (
          <p className="wrap-anywhere text-ink-faint text-sm first-letter:uppercase">{about.join(SEPARATOR)}</p>
        )}
        {!brief && event.description && event.description !== event.title && (
          <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-line text-ink-soft">
            {event.description}
          </p>
        )}
        {children}
        <div className="mt-2">
          <AddToCalendar event={event} noteId={noteId} timezone={timezone} />
        </div>
      </div>
      {!brief && <EventActions event={event} timezone={timezone} more={more} />}
    </li>
  )
}
