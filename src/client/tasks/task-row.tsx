import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useClock } from '#client/lib/time/use-clock.ts'
import { Checkbox } from '#client/ui/forms/checkbox.tsx'
import { Badge, type BadgeTone } from '#client/ui/layout/badge.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import { directionOf, ME, partnerOf } from '#shared/commitment.ts'
import type { NoteTask, Priority } from '#shared/contract/analysis.ts'
import { DueTime } from './due-time.tsx'
import { isOverdue } from './is-overdue.ts'
import { TaskActions } from './task-actions.tsx'
import { useUpdateTask } from './task-mutations.ts'

interface TaskRowProps {
  task: NoteTask
  /** The zone of its note; null for a task without one. */
  timezone: string | null
  /** Leaves out the description and the menu where space is short. */
  brief?: boolean
  /** Replaces the menu. */
  actions?: ReactNode
  /** Replaces the saving of the tick. */
  onTick?: (isCompleted: boolean) => void
  /** While several are being selected: whether this one is, in place of whether it is completed. */
  selected?: boolean | undefined
  onSelect?: (() => void) | undefined
  rowRef?: Ref<HTMLLIElement>
  /** A link to where it was said. */
  children?: ReactNode
}

const PRIORITY_TONES: Record<Priority, BadgeTone> = {
  urgent: 'danger',
  high: 'dusk',
  medium: 'neutral',
  low: 'neutral',
}

/** A task in a list: a checkbox, the person, the due date and the priority. */
export function TaskRow(props: TaskRowProps) {
  const { task, timezone, brief = false, actions, onTick, selected, onSelect, rowRef, children } = props
  const { t } = useTranslation('tasks')
  const updating = useUpdateTask()
  const { id, title, description, isCompleted, priority } = task
  const isSelecting = selected !== undefined
  const label = isSelecting ? title : t(isCompleted ? 'markPending' : 'markCompleted', { title })
  return (
    <li
      ref={rowRef}
      id={`task-${id}`}
      tabIndex={-1}
      className="group/row relative flex items-start gap-3 py-2.5 focus-visible:rounded-control"
    >
      <Checkbox
        hideLabel
        label={label}
        checked={selected ?? isCompleted}
        onCheckedChange={onSelect ?? onTick ?? ((isCompleted) => updating.mutate({ id, change: { isCompleted } }))}
      />
      <div className="min-w-0 grow py-2.5">
        <p
          dir="auto"
          className={joinClasses('wrap-anywhere font-medium', isCompleted && 'text-ink-faint line-through')}
        >
          {title}
        </p>
        {!brief && description && description !== title && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line text-ink-soft">
            {description}
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-soft text-sm">
          <People task={task} />
          <Due task={task} timezone={timezone} />
          <Badge tone={PRIORITY_TONES[priority]}>{t(`priority.${priority}`)}</Badge>
        </p>
        {children}
      </div>
      {!brief && !isSelecting && (actions ?? <TaskActions task={task} />)}
    </li>
  )
}

/** The person who has to do it or, for a commitment, the other person and the direction. */
function People({ task }: { task: NoteTask }) {
  const { t } = useTranslation('tasks')
  const { who } = task
  const direction = directionOf(task)
  if (direction === null) {
    return who ? <span className="wrap-anywhere">{who === ME ? t('me') : who}</span> : null
  }
  const name = partnerOf(task)
  const Arrow = direction === 'i_owe' ? ArrowUpRight : ArrowDownLeft
  return (
    <span className="wrap-anywhere inline-flex items-center gap-1 font-medium text-ink">
      <Arrow aria-hidden="true" className="size-4 shrink-0 stroke-[1.75] text-accent" />
      {name === null ? t('forMe') : t(direction === 'i_owe' ? 'to' : 'from', { name })}
    </span>
  )
}

function Due({ task, timezone }: Pick<TaskRowProps, 'task' | 'timezone'>) {
  const { t } = useTranslation('tasks')
  const isLate = useClock((now) => isOverdue(task, now))
  if (!task.dueAt && !task.dueDate) return <span className="text-ink-faint">{t('noDate')}</span>
  const words = <DueTime task={task} timezone={timezone} isLate={isLate} />
  if (!isLate) return <span>{words}</span>
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-red">
      <CalendarClock aria-hidden="true" className="size-4 shrink-0 stroke-[1.75]" />
      {words}
    </span>
  )
}
