import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { describeError } from '#client/api/query-client.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { PasswordField } from '#client/ui/forms/password-field.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { PASSWORD_LENGTH } from '#shared/limits.ts'
import { passwordMutation } from '../api/account.ts'
import { AccountSessions } from './account-sessions.tsx'
import { SettingsSection } from './settings-section.tsx'
import { TwoFactor } from './two-factor.tsx'

/** The password, two-factor sign-in, and the sessions. */
export function PasswordSection() {
  const { t } = useTranslation('settings')
  const changing = useMutation(passwordMutation(useQueryClient()))
  const [currentPassword, setCurrentPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const reasons = readReasons(changing.error)

  function submit(event: FormEvent) {
    event.preventDefault()
    changing.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          setCurrentPassword('')
          setNewPassword('')
          showToast({ variant: 'success', title: t('password.saved'), description: t('password.savedText') })
        },
      },
    )
  }

  return (
    <SettingsSection id="password" title={t('password.title')}>
      <form onSubmit={submit} className="flex flex-col gap-4 p-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <PasswordField
            label={t('password.current')}
            autoComplete="current-password"
            value={currentPassword}
            error={reasons.currentPassword}
            onChange={(event) => setCurrentPassword(event.target.value)}
          />
          <PasswordField
            label={t('password.new')}
            autoComplete="new-password"
            hint={t('password.hint', { min: PASSWORD_LENGTH.min })}
            value={newPassword}
            error={reasons.newPassword}
            onChange={(event) => setNewPassword(event.target.value)}
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

/** Assigns errors to fields; those that belong to none go to the first. */
function readReasons(error: Error | null): { currentPassword?: string; newPassword?: string } {
  if (!error) return {}
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) return error.fields
  return { currentPassword: describeError(error) }
}
