import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '#client/api/query-client.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { PasswordField } from '#client/ui/forms/password-field.tsx'

interface TwoFactorPasswordProps {
  /** The label of its button. */
  action: string
  isPending: boolean
  problem: Error | null
  onCancel: () => void
  onPassword: (password: string) => void
}

/** Checks that the person at this device knows the password. */
export function TwoFactorPassword({ action, isPending, problem, onCancel, onPassword }: TwoFactorPasswordProps) {
  const { t } = useTranslation('settings')
  const [password, setPassword] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    onPassword(password)
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <PasswordField
        label={t('twoFactor.password')}
        autoComplete="current-password"
        value={password}
        error={problem ? describeError(problem) : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onCancel}>
          {t('twoFactor.cancel')}
        </Button>
        <Button type="submit" busy={isPending} disabled={password === ''}>
          {action}
        </Button>
      </div>
    </form>
  )
}
