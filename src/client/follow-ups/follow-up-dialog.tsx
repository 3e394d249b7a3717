import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#client/forms/field.tsx'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Select } from '#client/ui/forms/select.tsx'
import { TextArea } from '#client/ui/forms/text-area.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { PRIORITIES } from '#shared/choices.ts'
import type { NoteFollowUp } from '#shared/contract/analysis.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_PERSON_NAME_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits.ts'
import { useCreateFollowUp, useUpdateFollowUp } from './follow-up-mutations.ts'
import { type FollowUpValues, fillForm, pickChanges, readForm } from './follow-up-values.ts'

interface FollowUpDialogProps {
  /** Null to add a new follow-up. */
  followUp: NoteFollowUp | null
  /** What was said, for somebody who is asked about it. */
  said?: ReactNode
  /** Called when it is saved without changes. */
  onUnchanged?: () => void
  onClose: () => void
}

const CHOICES = ['none', 'i_owe', 'owed_to_me'] as const
const PERSON_LABELS = { none: 'form.who', i_owe: 'form.toWhom', owed_to_me: 'form.fromWhom' } as const

/** Adds or edits a follow-up. */
export function FollowUpDialog({ followUp, said, onUnchanged, onClose }: FollowUpDialogProps) {
  const { t } = useTranslation('tasks')
  const { t: tCommon } = useTranslation()
  const { control, watch, setValues, submit, showRefusal } = useContractForm({
    defaultValues: fillForm(followUp, t('me')),
  })
  const values = watch()
  const creating = useCreateFollowUp()
  const updating = useUpdateFollowUp()
  const { isPending } = followUp ? updating : creating
  const personField = values.direction === 'none' ? 'who' : 'partner'
  // A follow-up that is not owed to anybody is not a commitment.
  const isComplete = values.title.trim() !== '' && (values.direction !== 'i_owe' || values.partner.trim() !== '')

  function save(filled: FollowUpValues) {
    if (isPending) return
    const content = readForm(filled, t('me'), followUp)
    const fieldOf = { who: personField, counterpart: personField } as const
    const done = { onSuccess: onClose, onError: (error: Error) => showRefusal(error, { fieldOf }) }
    if (!followUp) return creating.mutate(content, done)
    const change = pickChanges(followUp, content)
    if (Object.keys(change).length === 0) {
      onUnchanged?.()
      return onClose()
    }
    updating.mutate({ id: followUp.id, change }, done)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={followUp ? t('form.editTitle') : t('form.addTitle')}
      description={said}
    >
      <form noValidate onSubmit={submit(save)} className="flex flex-col gap-4">
        <Field
          as={TextField}
          control={control}
          name="title"
          label={t('form.title')}
          longest={MAX_TITLE_LENGTH}
          autoComplete="off"
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <LabelledSelect
            label={t('form.direction')}
            value={values.direction}
            onValueChange={(direction) => setValues({ direction })}
            options={CHOICES.map((value) => ({ value, label: t(`form.directions.${value}`) }))}
          />
          <Field
            as={TextField}
            control={control}
            name={personField}
            label={t(PERSON_LABELS[values.direction])}
            note={values.direction === 'i_owe' ? undefined : tCommon('optional')}
            longest={MAX_PERSON_NAME_LENGTH}
            autoComplete="off"
          />
        </div>
        <div className="grid grid-cols-2 gap-4">
          <Field as={TextField} control={control} name="dueDate" label={t('form.dueDate')} type="date" />
          <LabelledSelect
            label={t('form.priority')}
            value={values.priority}
            onValueChange={(priority) => setValues({ priority })}
            options={PRIORITIES.map((value) => ({ value, label: t(`priority.${value}`) }))}
          />
        </div>
        <Field
          as={TextArea}
          control={control}
          name="description"
          label={t('form.description')}
          note={tCommon('optional')}
          longest={MAX_DESCRIPTION_LENGTH}
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
