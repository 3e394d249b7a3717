import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { describeError } from '#client/api/query-client.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { PasswordField } from '#client/ui/forms/password-field.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { readAppCode, readBackupCode } from '#shared/sign-in-code.ts'
import { endTwoFactorMutation } from '../api/two-factor.ts'

/** Turns it off for a user who knows the password and has a code. */
export function TwoFactorTurnOff({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings')
  const ending = useMutation(endTwoFactorMutation(useQueryClient()))
  const [password, setPassword] = useState('')
  const [typed, setTyped] = useState('')
  const code = readAppCode(typed) ?? readBackupCode(typed)
  const reason = ending.error ? describeError(ending.error) : undefined
  const isPassword = ending.error instanceof ApiError && ending.error.code === 'wrong_password'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (code === null) return
    const done = () => {
      showToast({ variant: 'success', title: t('twoFactor.turnedOff') })
      onClose()
    }
    ending.mutate({ password, code }, { onSuccess: done })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('twoFactor.turnOffTitle')}
      description={t('twoFactor.turnOffText')}
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <PasswordField
          label={t('twoFactor.password')}
          autoComplete="current-password"
          value={password}
          error={isPassword ? reason : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <TextField
          label={t('twoFactor.anyCode')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={isPassword ? undefined : reason}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('twoFactor.cancel')}
          </Button>
          <Button type="submit" variant="danger" busy={ending.isPending} disabled={password === '' || code === null}>
            {t('twoFactor.turnOff')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
