import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#client/forms/field.tsx'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { PasswordField } from '#client/ui/forms/password-field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { deleteAccountMutation } from '../api/account.ts'
import { SettingsSection } from './settings-section.tsx'

/** Deletes the account with everything in it. */
export function DeleteAccountSection() {
  const { t } = useTranslation('settings')
  const [confirming, setConfirming] = useState(false)
  return (
    <SettingsSection id="delete" title={t('deleteAccount.title')} lead={t('deleteAccount.lead')}>
      <div className="p-4">
        <Button variant="outline" className="text-red" onClick={() => setConfirming(true)}>
          {t('deleteAccount.open')}
        </Button>
      </div>
      {confirming && <DeleteDialog onClose={() => setConfirming(false)} />}
    </SettingsSection>
  )
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings')
  const deleting = useMutation(deleteAccountMutation(useQueryClient()))
  const { control, watch, submit, showRefusal } = useContractForm({ defaultValues: { password: '' } })

  function remove({ password }: { password: string }) {
    deleting.mutate(password, { onError: (error) => showRefusal(error, { otherwise: 'password' }) })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('deleteAccount.question')}
      description={t('deleteAccount.text')}
    >
      <form onSubmit={submit(remove)} className="flex flex-col gap-4">
        <Field
          as={PasswordField}
          control={control}
          name="password"
          label={t('deleteAccount.password')}
          autoComplete="current-password"
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('deleteAccount.keep')}
          </Button>
          <Button type="submit" variant="danger" busy={deleting.isPending} disabled={watch('password') === ''}>
            {t('deleteAccount.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
