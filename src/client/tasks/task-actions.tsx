import CircleSlash from 'lucide-react/icons/circle-slash'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import type { MenuItem } from '#client/ui/overlays/menu.tsx'
import { MoreMenu } from '#client/ui/overlays/more-menu.tsx'
import type { NoteTask } from '#shared/contract/analysis.ts'
import { useDeleteTask } from './task-mutations.ts'

// Not needed for the first paint.
const TaskDialog = lazyPart(async () => (await import('./task-dialog.tsx')).TaskDialog)

interface TaskActionsProps {
  task: NoteTask
  /** Further actions, between editing and deleting. */
  more?: readonly MenuItem[]
  className?: string
}

/** The menu to edit and delete a task, and to say that it is none. */
export function TaskActions({ task, more = [], className = 'mt-0.5 -mr-2.5' }: TaskActionsProps) {
  const { t } = useTranslation('tasks')
  const [editing, setEditing] = useState(false)
  const deleting = useDeleteTask()
  const rejecting = useDeleteTask(true)
  const reject: MenuItem = {
    label: t('mistake'),
    icon: <CircleSlash aria-hidden="true" className="size-4" />,
    onSelect: () => rejecting.mutate(task.id),
  }
  return (
    <>
      <MoreMenu
        label={t('actions', { title: task.title })}
        className={className}
        items={[
          {
            label: t('edit'),
            icon: <Pencil aria-hidden="true" className="size-4" />,
            onSelect: () => setEditing(true),
          },
          ...more,
          // Nobody found what a person added.
          ...(task.evidence ? [reject] : []),
          {
            label: t('delete'),
            icon: <Trash aria-hidden="true" className="size-4" />,
            destructive: true,
            onSelect: () => deleting.mutate(task.id),
          },
        ]}
      />
      {editing && (
        <Suspense>
          <TaskDialog task={task} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}
