import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ClosingOfferBar } from '#client/tasks/closing-offer-bar.tsx'
import { TaskRow } from '#client/tasks/task-row.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import type { ClosingOffer } from '#shared/contract/closing-offers.ts'
import type { FollowUp } from '#shared/contract/follow-ups.ts'
import { useSwipe } from '../use-swipe.ts'
import type { TaskChanges } from '../use-task-changes.ts'
import { FollowUpActions } from './follow-up-actions.tsx'
import { SwipeHints } from './swipe-hints.tsx'
import { TaskSharing } from './task-sharing.tsx'
import { TaskSource } from './task-source.tsx'

interface FollowUpRowProps {
  task: FollowUp
  changes: TaskChanges
  /** Whether it is overdue, and so can be moved with one tap. */
  isLate: boolean
  onTicked: (id: string) => void
  offer: ClosingOffer | undefined
  /** While several are being selected. */
  selected: boolean | undefined
  onSelect: () => void
}

/** A task of the list, with its source. A finger completes it by swiping it right, and moves it to tomorrow by left. */
export function FollowUpRow({ task, changes, isLate, onTicked, offer, selected, onSelect }: FollowUpRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const isSelecting = selected !== undefined
  const [tomorrow] = changes.days
  useSwipe(
    row,
    isSelecting || task.isCompleted
      ? null
      : {
          onRight: () => changes.complete([task], true),
          onLeft: () => tomorrow && changes.move([task], tomorrow.day),
        },
  )
  return (
    <TaskRow
      task={task}
      timezone={task.timezone}
      rowRef={row}
      selected={selected}
      onSelect={isSelecting ? onSelect : undefined}
      onTick={(isCompleted) => {
        onTicked(task.id)
        changes.complete([task], isCompleted)
      }}
      actions={<FollowUpActions task={task} changes={changes} />}
    >
      <SwipeHints />
      <TaskSharing task={task} />
      <TaskSource note={task.note} evidence={task.evidence} />
      {isLate && !isSelecting && <NearDays task={task} changes={changes} />}
      {offer && !isSelecting && (
        <ClosingOfferBar offer={offer}>
          <TaskSource note={offer.note} evidence={offer.evidence} />
        </ClosingOfferBar>
      )}
    </TaskRow>
  )
}

function NearDays({ task, changes: { days, move } }: Pick<FollowUpRowProps, 'task' | 'changes'>) {
  const { t } = useTranslation('followUps')
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {days.map(({ day, name }) => (
        <Button
          key={day}
          variant="outline"
          size="small"
          aria-label={t('move.to', { title: task.title, day: name })}
          onClick={() => move([task], day)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}
