import { useTranslation } from 'react-i18next'
import { Field } from '#client/forms/field.tsx'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { NoteFollowUp } from '#shared/contract/analysis.ts'
import { useUpdateFollowUp } from './follow-up-mutations.ts'

/** Asks for the day on which a follow-up is due. */
export function DueDialog({ followUp, onClose }: { followUp: NoteFollowUp; onClose: () => void }) {
  const { t } = useTranslation(['assign', 'tasks', 'common'])
  const { control, submit, showRefusal } = useContractForm({ defaultValues: { dueDate: followUp.dueDate ?? '' } })
  const updating = useUpdateFollowUp()
  function save({ dueDate }: { dueDate: string }) {
    if (updating.isPending) return
    const change = { dueDate: dueDate === '' ? null : dueDate }
    if (change.dueDate === followUp.dueDate) return onClose()
    updating.mutate({ id: followUp.id, change }, { onSuccess: onClose, onError: (error) => showRefusal(error) })
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('moveTitle')} description={followUp.title}>
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
