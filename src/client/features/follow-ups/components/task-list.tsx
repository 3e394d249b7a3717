import ListChecks from 'lucide-react/icons/list-checks'
import { useTranslation } from 'react-i18next'
import { AssignedActions } from '#client/tasks/assigned-actions.tsx'
import { ClosingOfferBar } from '#client/tasks/closing-offer-bar.tsx'
import { TaskRow } from '#client/tasks/task-row.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import type { ClosingOffer } from '#shared/contract/closing-offers.ts'
import type { CommitmentFilter, FollowUp } from '#shared/contract/follow-ups.ts'
import { type Filter, groupByPerson } from '../filter-tasks.ts'
import { TaskSharing } from './task-sharing.tsx'
import { TaskSource } from './task-source.tsx'

interface TaskListProps {
  tasks: readonly FollowUp[]
  offers: readonly ClosingOffer[]
  /** Whether to group the tasks by person. */
  grouped: boolean
  /** Chooses the text for an empty list. */
  empty: Filter | CommitmentFilter
}

/** Tasks with their sources, and with offers from later notes to close them. */
export function TaskList({ tasks, offers, grouped, empty }: TaskListProps) {
  const { t } = useTranslation('tasks')
  if (tasks.length === 0) {
    return (
      <EmptyState
        icon={<ListChecks />}
        title={t(`empty.${empty}`)}
        description={t(`empty.${empty}Text`)}
        className="rounded-surface border border-hairline border-dashed"
      />
    )
  }
  if (!grouped) return <Rows tasks={tasks} offers={offers} />
  return groupByPerson(tasks).map((group) => (
    <section key={group.name ?? ''} className="mb-6">
      <h2 className="wrap-anywhere font-semibold text-ink-soft text-sm">{group.name ?? t('nobody')}</h2>
      <Rows tasks={group.tasks} offers={offers} />
    </section>
  ))
}

function Rows({ tasks, offers }: Pick<TaskListProps, 'tasks' | 'offers'>) {
  return (
    <ul className="divide-y divide-hairline">
      {tasks.map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          timezone={task.timezone}
          actions={task.owner ? <AssignedActions task={task} /> : undefined}
        >
          <TaskSharing task={task} />
          <TaskSource note={task.note} evidence={task.evidence} />
          {!task.isCompleted &&
            offers
              .filter(({ followUp }) => followUp.id === task.id)
              // The newest offer is enough.
              .slice(0, 1)
              .map((offer) => (
                <ClosingOfferBar key={offer.id} offer={offer}>
                  <TaskSource note={offer.note} evidence={offer.evidence} />
                </ClosingOfferBar>
              ))}
        </TaskRow>
      ))}
    </ul>
  )
}
