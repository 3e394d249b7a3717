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
import type { NoteFollowUp, Priority } from '#shared/contract/analysis.ts'
import { DueTime } from './due-time.tsx'
import { FollowUpItemActions } from './follow-up-item-actions.tsx'
import { useUpdateFollowUp } from './follow-up-mutations.ts'
import { isOverdue } from './is-overdue.ts'

interface FollowUpItemProps {
  followUp: NoteFollowUp
  /** The zone of the follow-up's note; null if it has none. */
  timezone: string | null
  /** Whether to leave out the description and the menu, because space is short. */
  brief?: boolean
  /** Replaces the menu. */
  actions?: ReactNode
  /** Replaces the call that saves the tick. */
  onTick?: (isCompleted: boolean) => void
  /**
   * While several follow-ups are being selected, whether this one is selected, which is shown instead of whether it is
   * completed.
   */
  selected?: boolean | undefined
  onSelect?: (() => void) | undefined
  rowRef?: Ref<HTMLLIElement>
  /** A link to the moment where it was said. */
  children?: ReactNode
  /** What needs more width than the text has beside the menu. */
  below?: ReactNode
}

/** Medium is the rule, and not worth a word on each of them. */
const PRIORITY_TONES: Record<Exclude<Priority, 'medium'>, BadgeTone> = {
  urgent: 'danger',
  high: 'dusk',
  low: 'neutral',
}

/** A follow-up in a list, with a checkbox, the person, the due date, and the priority if it is a special one. */
export function FollowUpItem(props: FollowUpItemProps) {
  const { followUp, timezone, brief = false, actions, onTick, selected, onSelect, rowRef, children, below } = props
  const { t } = useTranslation('tasks')
  const updating = useUpdateFollowUp()
  const { id, title, description, isCompleted } = followUp
  const isSelecting = selected !== undefined
  const label = isSelecting ? title : t(isCompleted ? 'markPending' : 'markCompleted', { title })
  return (
    <li
      ref={rowRef}
      id={`task-${id}`}
      tabIndex={-1}
      className="group/row relative flex flex-wrap items-start gap-x-3 py-2.5 focus-visible:rounded-control"
    >
      <Checkbox
        hideLabel
        label={label}
        checked={selected ?? isCompleted}
        onCheckedChange={onSelect ?? onTick ?? ((isCompleted) => updating.mutate({ id, change: { isCompleted } }))}
      />
      <div className="min-w-0 grow basis-0 py-2.5">
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
          <FollowUpFacts followUp={followUp} timezone={timezone} />
        </p>
        {children}
      </div>
      {!brief && !isSelecting && (actions ?? <FollowUpItemActions followUp={followUp} />)}
      {below && <div className="basis-full pl-8">{below}</div>}
    </li>
  )
}

/** The person, the due date, and the priority if it is a special one. */
export function FollowUpFacts({ followUp, timezone }: Pick<FollowUpItemProps, 'followUp' | 'timezone'>) {
  const { t } = useTranslation('tasks')
  const { priority } = followUp
  return (
    <>
      <People followUp={followUp} />
      <Due followUp={followUp} timezone={timezone} />
      {priority !== 'medium' && <Badge tone={PRIORITY_TONES[priority]}>{t(`priority.${priority}`)}</Badge>}
    </>
  )
}

/** The person who has to do it, or for a commitment, the other person and the direction. */
function People({ followUp }: { followUp: NoteFollowUp }) {
  const { t } = useTranslation('tasks')
  const { who } = followUp
  const direction = directionOf(followUp)
  if (direction === null) {
    return who ? <span className="wrap-anywhere">{who === ME ? t('me') : who}</span> : null
  }
  const name = partnerOf(followUp)
  const Arrow = direction === 'i_owe' ? ArrowUpRight : ArrowDownLeft
  return (
    <span className="wrap-anywhere inline-flex items-center gap-1 font-medium text-ink">
      <Arrow aria-hidden="true" className="size-4 shrink-0 stroke-[1.75] text-accent" />
      {name === null ? t('forMe') : t(direction === 'i_owe' ? 'to' : 'from', { name })}
    </span>
  )
}

function Due({ followUp, timezone }: Pick<FollowUpItemProps, 'followUp' | 'timezone'>) {
  const { t } = useTranslation('tasks')
  const isLate = useClock((now) => isOverdue(followUp, now))
  if (!followUp.dueAt && !followUp.dueDate) return <span className="text-ink-faint">{t('noDate')}</span>
  const words = <DueTime followUp={followUp} timezone={timezone} isLate={isLate} />
  if (!isLate) return <span>{words}</span>
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-red">
      <CalendarClock aria-hidden="true" className="size-4 shrink-0 stroke-[1.75]" />
      {words}
    </span>
  )
}
