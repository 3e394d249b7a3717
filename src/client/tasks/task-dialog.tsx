import { type ComponentProps, type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Select } from '#client/ui/forms/select.tsx'
import { TextArea } from '#client/ui/forms/text-area.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { NoteTask, Priority } from '#shared/contract/analysis.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_PERSON_NAME_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits.ts'
import { useCreateTask, useUpdateTask } from './task-mutations.ts'
import { fillForm, pickChanges, readForm, type TaskValues } from './task-values.ts'

interface TaskDialogProps {
  /** Null to add a new one. */
  task: NoteTask | null
  onClose: () => void
}

// In the contract's order. Importing the contract would bring its validation along.
const PRIORITIES: readonly Priority[] = ['urgent', 'high', 'medium', 'low']

const CHOICES = ['none', 'i_owe', 'owed_to_me'] as const
const PERSON_LABELS = { none: 'form.who', i_owe: 'form.toWhom', owed_to_me: 'form.fromWhom' } as const

/** Adds or edits a task. The server validates; its messages appear beside the fields. */
export function TaskDialog({ task, onClose }: TaskDialogProps) {
  const { t } = useTranslation('tasks')
  const { t: tCommon } = useTranslation()
  const [values, setValues] = useState(() => fillForm(task, t('me')))
  const creating = useCreateTask()
  const updating = useUpdateTask()
  const { isPending, error } = task ? updating : creating
  const reasons = error instanceof ApiError ? error.fields : {}
  const personField = values.direction === 'none' ? 'who' : 'partner'
  // A task that is owed to nobody is not a commitment.
  const isComplete = values.title.trim() !== '' && (values.direction !== 'i_owe' || values.partner.trim() !== '')
  const set = (change: Partial<TaskValues>) => setValues((before) => ({ ...before, ...change }))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const content = readForm(values, t('me'), task)
    const done = { onSuccess: onClose }
    if (!task) return creating.mutate(content, done)
    const change = pickChanges(task, content)
    if (Object.keys(change).length === 0) return onClose()
    updating.mutate({ id: task.id, change }, done)
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={task ? t('form.editTitle') : t('form.addTitle')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t('form.title')}
          value={values.title}
          longest={MAX_TITLE_LENGTH}
          autoComplete="off"
          error={reasons.title}
          onChange={(event) => set({ title: event.target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <LabelledSelect
            label={t('form.direction')}
            value={values.direction}
            onValueChange={(direction) => set({ direction })}
            options={CHOICES.map((value) => ({ value, label: t(`form.directions.${value}`) }))}
          />
          <TextField
            label={t(PERSON_LABELS[values.direction])}
            note={values.direction === 'i_owe' ? undefined : tCommon('optional')}
            value={values[personField]}
            longest={MAX_PERSON_NAME_LENGTH}
            autoComplete="off"
            error={reasons.who ?? reasons.counterpart}
            onChange={(event) => set({ [personField]: event.target.value })}
          />
        </div>
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={t('form.dueDate')}
            type="date"
            value={values.dueDate}
            error={reasons.dueDate}
            onChange={(event) => set({ dueDate: event.target.value })}
          />
          <LabelledSelect
            label={t('form.priority')}
            value={values.priority}
            onValueChange={(priority) => set({ priority })}
            options={PRIORITIES.map((value) => ({ value, label: t(`priority.${value}`) }))}
          />
        </div>
        <TextArea
          label={t('form.description')}
          note={tCommon('optional')}
          value={values.description}
          longest={MAX_DESCRIPTION_LENGTH}
          error={reasons.description}
          onChange={(event) => set({ description: event.target.value })}
        />
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button type="submit" busy={isPending} disabled={!isComplete}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function LabelledSelect<Value extends string>(props: Omit<ComponentProps<typeof Select<Value>>, 'className'>) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 font-medium text-sm">
        {props.label}
      </p>
      <Select {...props} className="h-11 w-full" />
    </div>
  )
}
