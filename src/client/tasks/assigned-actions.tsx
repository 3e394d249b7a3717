import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#client/forms/field.tsx'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { MoreMenu } from '#client/ui/overlays/more-menu.tsx'
import type { NoteTask } from '#shared/contract/analysis.ts'
import { useUpdateTask } from './task-mutations.ts'

/** What an assignee can do with somebody else's task besides ticking it off. */
export function AssignedActions({ task }: { task: NoteTask }) {
  const { t } = useTranslation(['assign', 'tasks'])
  const [moving, setMoving] = useState(false)
  return (
    <>
      <MoreMenu
        label={t('tasks:actions', { title: task.title })}
        className="mt-0.5 -mr-2.5"
        items={[
          {
            label: t('move'),
            icon: <CalendarClock aria-hidden="true" className="size-4" />,
            onSelect: () => setMoving(true),
          },
        ]}
      />
      {moving && <DueDialog task={task} onClose={() => setMoving(false)} />}
    </>
  )
}

function DueDialog({ task, onClose }: { task: NoteTask; onClose: () => void }) {
  const { t } = useTranslation(['assign', 'tasks', 'common'])
  const { control, submit, showRefusal } = useContractForm({ defaultValues: { dueDate: task.dueDate ?? '' } })
  const updating = useUpdateTask()
  function save({ dueDate }: { dueDate: string }) {
    if (updating.isPending) return
    const change = { dueDate: dueDate === '' ? null : dueDate }
    if (change.dueDate === task.dueDate) return onClose()
    updating.mutate({ id: task.id, change }, { onSuccess: onClose, onError: (error) => showRefusal(error) })
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('moveTitle')} description={task.title}>
      <form noValidate onSubmit={submit(save)} className="flex flex-col gap-4">
        <Field as={TextField} control={control} name="dueDate" label={t('tasks:form.dueDate')} type="date" />
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" busy={updating.isPending}>
            {t('tasks:form.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
