import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { Field } from '#client/forms/field.tsx'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { PasswordField } from '#client/ui/forms/password-field.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { readAppCode, readBackupCode } from '#shared/sign-in-code.ts'
import { endTwoFactorMutation } from '../api/two-factor.ts'

/** Matches a code from the app, or a backup code. */
const readCode = (typed: string) => readAppCode(typed) ?? readBackupCode(typed)

/** Turns off two-factor sign-in for a user who knows the password and has a code. */
export function TwoFactorTurnOff({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings')
  const ending = useMutation(endTwoFactorMutation(useQueryClient()))
  const { control, watch, submit, showRefusal } = useContractForm({ defaultValues: { password: '', code: '' } })
  const values = watch()
  const isComplete = values.password !== '' && readCode(values.code) !== null

  function turnOff({ password, code: typed }: typeof values) {
    const code = readCode(typed)
    if (code === null) return
    ending.mutate(
      { password, code },
      {
        onSuccess: () => {
          showToast({ variant: 'success', title: t('twoFactor.turnedOff') })
          onClose()
        },
        onError: (error) => {
          const isPassword = error instanceof ApiError && error.code === 'wrong_password'
          showRefusal(error, { otherwise: isPassword ? 'password' : 'code' })
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
      title={t('twoFactor.turnOffTitle')}
      description={t('twoFactor.turnOffText')}
    >
      <form onSubmit={submit(turnOff)} className="flex flex-col gap-4">
        <Field
          as={PasswordField}
          control={control}
          name="password"
          label={t('twoFactor.password')}
          autoComplete="current-password"
        />
        <Field
          as={TextField}
          control={control}
          name="code"
          label={t('twoFactor.anyCode')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('twoFactor.cancel')}
          </Button>
          <Button type="submit" variant="danger" busy={ending.isPending} disabled={!isComplete}>
            {t('twoFactor.turnOff')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
