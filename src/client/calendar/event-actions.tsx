import CalendarX from 'lucide-react/icons/calendar-x'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import type { MenuItem } from '#client/ui/overlays/menu.tsx'
import { MoreMenu } from '#client/ui/overlays/more-menu.tsx'
import type { NoteEvent } from '#shared/contract/analysis.ts'
import { useDeleteEvent, useMarkAdded } from './event-mutations.ts'

// Not needed for the first paint.
const EventDialog = lazyPart(async () => (await import('./event-dialog.tsx')).EventDialog)

interface EventActionsProps {
  event: NoteEvent
  timezone: string
  /** Further actions, between editing and deleting. */
  more?: readonly MenuItem[] | undefined
}

/** The menu to correct and delete an event, and to say that it is not an event. */
export function EventActions({ event, timezone, more = [] }: EventActionsProps) {
  const { t } = useTranslation('events')
  const [editing, setEditing] = useState(false)
  const deleting = useDeleteEvent()
  const rejecting = useDeleteEvent(true)
  const marking = useMarkAdded()
  const unmark: MenuItem = {
    label: t('unmark'),
    icon: <CalendarX aria-hidden="true" className="size-4" />,
    onSelect: () => marking.mutate({ id: event.id, isAdded: false }),
  }
  return (
    <>
      <MoreMenu
        label={t('actions', { title: event.title })}
        className="-mt-2 -mr-2.5"
        items={[
          {
            label: t('edit'),
            icon: <Pencil aria-hidden="true" className="size-4" />,
            onSelect: () => setEditing(true),
          },
          ...more,
          ...(event.isAdded ? [unmark] : []),
          {
            label: t('mistake'),
            icon: <CircleSlash aria-hidden="true" className="size-4" />,
            onSelect: () => rejecting.mutate(event.id),
          },
          {
            label: t('delete'),
            icon: <Trash aria-hidden="true" className="size-4" />,
            destructive: true,
            onSelect: () => deleting.mutate(event.id),
          },
        ]}
      />
      {editing && (
        <Suspense>
          <EventDialog event={event} timezone={timezone} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}
