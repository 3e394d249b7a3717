import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarX from 'lucide-react/icons/calendar-x-2'
import Send from 'lucide-react/icons/send'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { startOfDay } from '#client/lib/time/local-day.ts'
import { TaskActions } from '#client/tasks/task-actions.tsx'
import { iconButtonClasses } from '#client/ui/buttons/button-classes.ts'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { Menu, type MenuItem } from '#client/ui/overlays/menu.tsx'
import { MoreMenu } from '#client/ui/overlays/more-menu.tsx'
import type { FollowUp } from '#shared/contract/follow-ups.ts'
import { sendTask } from '../send-task.ts'
import type { TaskChanges } from '../use-task-changes.ts'

const DueDialog = lazyPart(async () => (await import('#client/tasks/due-dialog.tsx')).DueDialog)

interface FollowUpActionsProps {
  task: FollowUp
  changes: TaskChanges
}

/** The actions on a task of the list: move it to another day, pass it on, edit and delete it. */
export function FollowUpActions({ task, changes }: FollowUpActionsProps) {
  const { t } = useTranslation(['followUps', 'tasks'])
  const format = useFormat()
  const day = task.dueAt ?? (task.dueDate && startOfDay(task.dueDate))
  const due = day && t('tasks:due', { date: task.dueAt ? format.plannedTime(day).text : format.date(day) })
  const send: MenuItem = {
    label: t('send.action'),
    icon: <Send aria-hidden="true" className="size-4" />,
    onSelect: () => void sendTask(task, due),
  }
  return (
    <div className="-mr-2.5 mt-0.5 flex shrink-0">
      {!task.isCompleted && <MoveMenu task={task} changes={changes} />}
      {task.owner ? (
        <MoreMenu label={t('tasks:actions', { title: task.title })} items={[send]} />
      ) : (
        <TaskActions task={task} more={[send]} className="" />
      )}
    </div>
  )
}

/** Moves a task to tomorrow, next week, a chosen day, or no day. */
function MoveMenu({ task, changes: { days, move } }: FollowUpActionsProps) {
  const { t } = useTranslation('followUps')
  const [choosing, setChoosing] = useState(false)
  const icon = <CalendarClock aria-hidden="true" className="size-4" />
  const items: MenuItem[] = [
    ...days
      .filter(({ day }) => day !== task.dueDate)
      .map(({ day, label }) => ({ label, icon, onSelect: () => move([task], day) })),
    { label: t('move.choose'), icon, onSelect: () => setChoosing(true) },
  ]
  if (task.dueDate !== null) {
    items.push({
      label: t('move.none'),
      icon: <CalendarX aria-hidden="true" className="size-4" />,
      onSelect: () => move([task], null),
    })
  }
  return (
    <>
      <Menu
        trigger={
          <button type="button" aria-label={t('move.label', { title: task.title })} className={iconButtonClasses()}>
            <CalendarClock aria-hidden="true" className="size-4.5" />
          </button>
        }
        items={items}
      />
      {choosing && (
        <Suspense>
          <DueDialog task={task} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
