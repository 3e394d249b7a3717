import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { Field } from '#client/forms/field.tsx'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { PasswordField } from '#client/ui/forms/password-field.tsx'
import { Switch } from '#client/ui/forms/switch.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import type { AdminUser } from '#shared/contract/admin.ts'
import { createUserMutation, type UserValues, updateUserMutation } from '../api/admin.ts'
import { UserTwoFactor } from './user-two-factor.tsx'

interface UserDialogProps {
  /** Null to create a new user. */
  user: AdminUser | null
  onClose: () => void
}

const NEW_USER: UserValues = {
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  isPremium: false,
  isActive: true,
}

/** Creates or changes a user. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const { control, watch, setValues, submit, showRefusal } = useContractForm<UserValues>({
    defaultValues: user ? { ...NEW_USER, ...pickValues(user) } : NEW_USER,
  })
  const creating = useMutation(createUserMutation(client))
  const updating = useMutation(updateUserMutation(client))
  const { isPending } = user ? updating : creating

  function save(values: UserValues) {
    const report = {
      onSuccess: () => {
        showToast({
          variant: 'success',
          title: user ? t('toast.updated') : t('toast.created'),
          description: user ? t('toast.updatedText') : t('toast.createdText'),
        })
        onClose()
      },
      onError: (error: Error) => {
        const isTaken = error instanceof ApiError && error.code === 'email_taken'
        showRefusal(error, { otherwise: isTaken ? 'email' : undefined })
        showToast({
          variant: 'destructive',
          title: t('toast.error'),
          description: user ? t('toast.updateFailed') : t('toast.createFailed'),
        })
      },
    }
    if (user) updating.mutate({ user, values }, report)
    else creating.mutate(values, report)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={user ? t('form.editTitle') : t('form.createTitle')}
    >
      <form noValidate onSubmit={submit(save)} className="flex flex-col gap-4">
        <Field as={TextField} control={control} name="email" label={t('form.email')} type="email" autoComplete="off" />
        <Field
          as={PasswordField}
          control={control}
          name="password"
          label={user ? t('form.newPassword') : t('form.password')}
          autoComplete="new-password"
          placeholder={user ? t('form.keepPassword') : undefined}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field as={TextField} control={control} name="firstName" label={t('form.firstName')} autoComplete="off" />
          <Field as={TextField} control={control} name="lastName" label={t('form.lastName')} autoComplete="off" />
        </div>
        <Switch
          label={t('form.premium')}
          checked={watch('isPremium')}
          onCheckedChange={(isPremium) => setValues({ isPremium })}
        />
        <Switch
          label={t('form.active')}
          checked={watch('isActive')}
          onCheckedChange={(isActive) => setValues({ isActive })}
        />
        {user?.hasTwoFactor && <UserTwoFactor userId={user.id} />}
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" busy={isPending}>
            {isPending ? t(user ? 'form.saving' : 'form.creating') : t(user ? 'form.save' : 'form.create')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function pickValues({ email, firstName, lastName, isPremium, isActive }: AdminUser) {
  return { email, firstName, lastName, isPremium, isActive }
}
