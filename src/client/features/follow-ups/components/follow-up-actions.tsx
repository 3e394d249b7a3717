import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarX from 'lucide-react/icons/calendar-x-2'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FollowUpItemActions } from '#client/follow-ups/follow-up-item-actions.tsx'
import type { FollowUpChanges } from '#client/follow-ups/use-follow-up-changes.ts'
import { moveItems } from '#client/follow-ups/use-move-items.tsx'
import { useSendItem } from '#client/follow-ups/use-send-item.tsx'
import { iconButtonClasses } from '#client/ui/buttons/button-classes.ts'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { Menu, type MenuItem } from '#client/ui/overlays/menu.tsx'
import { MoreMenu } from '#client/ui/overlays/more-menu.tsx'
import type { FollowUp } from '#shared/contract/follow-ups.ts'

const DueDialog = lazyPart(async () => (await import('#client/follow-ups/due-dialog.tsx')).DueDialog)

interface FollowUpActionsProps {
  followUp: FollowUp
  changes: FollowUpChanges
}

/** The actions on a follow-up in the list: move it to another day, pass it on, edit it and delete it. */
export function FollowUpActions({ followUp, changes }: FollowUpActionsProps) {
  const { t } = useTranslation('tasks')
  const send = useSendItem(followUp)
  return (
    <div className="-mr-2.5 mt-0.5 flex shrink-0">
      {!followUp.isCompleted && <MoveMenu followUp={followUp} changes={changes} />}
      {followUp.owner ? (
        <MoreMenu label={t('actions', { title: followUp.title })} items={[send]} />
      ) : (
        <FollowUpItemActions followUp={followUp} more={[send]} className="" />
      )}
    </div>
  )
}

/** Moves a follow-up to tomorrow, next week, a chosen day, or no day. */
function MoveMenu({ followUp, changes }: FollowUpActionsProps) {
  const { t } = useTranslation('followUps')
  const [choosing, setChoosing] = useState(false)
  const items: MenuItem[] = [
    ...moveItems(followUp, changes),
    {
      label: t('move.choose'),
      icon: <CalendarClock aria-hidden="true" className="size-4" />,
      onSelect: () => setChoosing(true),
    },
  ]
  if (followUp.dueDate !== null) {
    items.push({
      label: t('move.none'),
      icon: <CalendarX aria-hidden="true" className="size-4" />,
      onSelect: () => changes.move([followUp], null),
    })
  }
  return (
    <>
      <Menu
        trigger={
          <button type="button" aria-label={t('move.label', { title: followUp.title })} className={iconButtonClasses()}>
            <CalendarClock aria-hidden="true" className="size-4.5" />
          </button>
        }
        items={items}
      />
      {choosing && (
        <Suspense>
          <DueDialog followUp={followUp} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
