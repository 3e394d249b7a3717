import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Field } from '#client/forms/field.tsx'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { PasswordField } from '#client/ui/forms/password-field.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { PASSWORD_LENGTH } from '#shared/limits.ts'
import { passwordMutation } from '../api/account.ts'
import { TwoFactor } from '../two-factor/two-factor.tsx'
import { AccountSessions } from './account-sessions.tsx'
import { SettingsSection } from './settings-section.tsx'

const NO_PASSWORDS = { currentPassword: '', newPassword: '' }

/** The password, two-factor sign-in, and the sessions. */
export function PasswordSection() {
  const { t } = useTranslation('settings')
  const changing = useMutation(passwordMutation(useQueryClient()))
  const { control, watch, submit, reset, showRefusal } = useContractForm({ defaultValues: NO_PASSWORDS })
  const { currentPassword, newPassword } = watch()

  function change(values: typeof NO_PASSWORDS) {
    changing.mutate(values, {
      onSuccess: () => {
        reset()
        showToast({ variant: 'success', title: t('password.saved'), description: t('password.savedText') })
      },
      onError: (error) => showRefusal(error, { otherwise: 'currentPassword' }),
    })
  }

  return (
    <SettingsSection id="password" title={t('password.title')}>
      <form onSubmit={submit(change)} className="flex flex-col gap-4 p-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            as={PasswordField}
            control={control}
            name="currentPassword"
            label={t('password.current')}
            autoComplete="current-password"
          />
          <Field
            as={PasswordField}
            control={control}
            name="newPassword"
            label={t('password.new')}
            autoComplete="new-password"
            hint={t('password.hint', { min: PASSWORD_LENGTH.min })}
          />
        </div>
        <Button
          type="submit"
          variant="outline"
          className="self-start"
          busy={changing.isPending}
          disabled={currentPassword === '' || newPassword === ''}
        >
          {t('password.change')}
        </Button>
      </form>
      <TwoFactor />
      <AccountSessions />
    </SettingsSection>
  )
}
