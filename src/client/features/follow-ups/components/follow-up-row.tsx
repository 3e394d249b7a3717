import { useTranslation } from 'react-i18next'
import { ClosingOfferBar } from '#client/tasks/closing-offer-bar.tsx'
import { TaskRow } from '#client/tasks/task-row.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import type { ClosingOffer } from '#shared/contract/closing-offers.ts'
import type { FollowUp } from '#shared/contract/follow-ups.ts'
import type { TaskChanges } from '../use-task-changes.ts'
import { FollowUpActions } from './follow-up-actions.tsx'
import { TaskSharing } from './task-sharing.tsx'
import { TaskSource } from './task-source.tsx'

interface FollowUpRowProps {
  task: FollowUp
  changes: TaskChanges
  /** Whether it is overdue, and so can be moved with one tap. */
  isLate: boolean
  onTicked: (id: string) => void
  offer: ClosingOffer | undefined
}

/** A task of the list, with its source. */
export function FollowUpRow({ task, changes, isLate, onTicked, offer }: FollowUpRowProps) {
  return (
    <TaskRow
      task={task}
      timezone={task.timezone}
      onTick={(isCompleted) => {
        onTicked(task.id)
        changes.complete([task], isCompleted)
      }}
      actions={<FollowUpActions task={task} changes={changes} />}
    >
      <TaskSharing task={task} />
      <TaskSource note={task.note} evidence={task.evidence} />
      {isLate && <NearDays task={task} changes={changes} />}
      {offer && (
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
