import { ZonedTime } from '#client/zones/zoned-time.tsx'
import type { NoteEvent } from '#shared/contract/analysis.ts'
import { useEventTime } from './use-event-time.ts'

interface EventTimeProps {
  event: Pick<NoteEvent, 'allDay' | 'day' | 'dateTime' | 'end'>
  /** The zone in which the time was said, if the event has a time of day. */
  timezone: string | null
  /** `within-day`: under a heading that shows the day; `hour`: where the day is doubtful. */
  form?: 'planned' | 'within-day' | 'hour'
}

/** The time of an event. All-day events have no zone. */
export function EventTime({ event, timezone, form = 'planned' }: EventTimeProps) {
  const time = useEventTime()
  const here = form === 'planned' ? time.whole(event) : time.inDay(event)
  if (event.allDay || !event.dateTime) return here
  return (
    <ZonedTime begin={event.dateTime} end={event.end} timezone={timezone} form={form}>
      {here}
    </ZonedTime>
  )
}
