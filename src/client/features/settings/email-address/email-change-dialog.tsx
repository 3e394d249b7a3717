import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { useSite } from '#client/api/system/site.ts'
import { Field } from '#client/forms/field.tsx'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { PasswordField } from '#client/ui/forms/password-field.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { MAX_EMAIL_LENGTH } from '#shared/limits.ts'
import { requestEmailChangeMutation } from '../api/email-change.ts'

/** Asks for the new address, and for the password. */
export function EmailChangeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings')
  const { email: present } = useUser()
  const sendsEmail = useSite()?.sendsEmail ?? true
  const requesting = useMutation(requestEmailChangeMutation(useQueryClient()))
  const { control, watch, submit, showRefusal } = useContractForm({ defaultValues: { email: '', password: '' } })
  const values = watch()
  const isComplete = values.email.trim() !== '' && values.password !== ''

  function change({ email, password }: typeof values) {
    requesting.mutate(
      { email: email.trim(), password },
      {
        onSuccess: (pending) => {
          const description = t('emailAddress.changedText', { email: email.trim().toLowerCase() })
          if (pending === null) showToast({ variant: 'success', title: t('emailAddress.changed'), description })
          onClose()
        },
        onError: (error) => {
          const isTaken = error instanceof ApiError && error.code === 'email_taken'
          showRefusal(error, { otherwise: isTaken ? 'email' : 'password' })
        },
      },
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('emailAddress.title')}
      description={t(sendsEmail ? 'emailAddress.textByLink' : 'emailAddress.textAtOnce', { email: present })}
    >
      <form noValidate onSubmit={submit(change)} className="flex flex-col gap-4">
        <Field
          as={TextField}
          control={control}
          name="email"
          type="email"
          label={t('emailAddress.new')}
          autoComplete="email"
          longest={MAX_EMAIL_LENGTH}
        />
        <Field
          as={PasswordField}
          control={control}
          name="password"
          label={t('emailAddress.password')}
          autoComplete="current-password"
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('emailAddress.cancel')}
          </Button>
          <Button type="submit" busy={requesting.isPending} disabled={!isComplete}>
            {t('emailAddress.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
