import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
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

/** Creates or changes a user. The server validates; its messages appear beside the fields. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const [values, setValues] = useState<UserValues>(() => (user ? { ...NEW_USER, ...pickValues(user) } : NEW_USER))
  const creating = useMutation(createUserMutation(client))
  const updating = useMutation(updateUserMutation(client))
  const { isPending, error } = user ? updating : creating
  const reasons = readReasons(error)
  const set = (change: Partial<UserValues>) => setValues((before) => ({ ...before, ...change }))

  function submit(event: FormEvent) {
    event.preventDefault()
    const report = {
      onSuccess: () => {
        showToast({
          variant: 'success',
          title: user ? t('toast.updated') : t('toast.created'),
          description: user ? t('toast.updatedText') : t('toast.createdText'),
        })
        onClose()
      },
      onError: () =>
        showToast({
          variant: 'destructive',
          title: t('toast.error'),
          description: user ? t('toast.updateFailed') : t('toast.createFailed'),
        }),
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
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t('form.email')}
          type="email"
          autoComplete="off"
          value={values.email}
          error={reasons.email}
          onChange={(event) => set({ email: event.target.value })}
        />
        <PasswordField
          label={user ? t('form.newPassword') : t('form.password')}
          autoComplete="new-password"
          placeholder={user ? t('form.keepPassword') : undefined}
          value={values.password}
          error={reasons.password}
          onChange={(event) => set({ password: event.target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('form.firstName')}
            autoComplete="off"
            value={values.firstName}
            error={reasons.firstName}
            onChange={(event) => set({ firstName: event.target.value })}
          />
          <TextField
            label={t('form.lastName')}
            autoComplete="off"
            value={values.lastName}
            error={reasons.lastName}
            onChange={(event) => set({ lastName: event.target.value })}
          />
        </div>
        <Switch
          label={t('form.premium')}
          checked={values.isPremium}
          onCheckedChange={(isPremium) => set({ isPremium })}
        />
        <Switch label={t('form.active')} checked={values.isActive} onCheckedChange={(isActive) => set({ isActive })} />
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

/**
 * Returns the server's message for each field. For an email that is taken, the error as a whole belongs to that field.
 */
function readReasons(error: Error | null): Partial<Record<keyof UserValues, string>> {
  if (!(error instanceof ApiError)) return {}
  return error.code === 'email_taken' ? { email: error.userMessage } : error.fields
}
