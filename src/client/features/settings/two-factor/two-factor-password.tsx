import { useTranslation } from 'react-i18next'
import { Field } from '#client/forms/field.tsx'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { PasswordField } from '#client/ui/forms/password-field.tsx'

interface TwoFactorPasswordProps {
  /** The label of the form's button. */
  action: string
  isPending: boolean
  onCancel: () => void
  onPassword: (password: string, onError: (error: Error) => void) => void
}

/** Checks that the person at this device knows the password. */
export function TwoFactorPassword({ action, isPending, onCancel, onPassword }: TwoFactorPasswordProps) {
  const { t } = useTranslation('settings')
  const { control, watch, submit, showRefusal } = useContractForm({ defaultValues: { password: '' } })
  const check = submit(({ password }) => onPassword(password, (error) => showRefusal(error, { otherwise: 'password' })))

  return (
    <form onSubmit={check} className="flex flex-col gap-4">
      <Field
        as={PasswordField}
        control={control}
        name="password"
        label={t('twoFactor.password')}
        autoComplete="current-password"
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onCancel}>
          {t('twoFactor.cancel')}
        </Button>
        <Button type="submit" busy={isPending} disabled={watch('password') === ''}>
          {action}
        </Button>
      </div>
    </form>
  )
}
