import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { describeError } from '#client/api/query-client.ts'
import { Field } from '#client/forms/field.tsx'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import type { User } from '#shared/contract/accounts.ts'
import { readAppCode, readBackupCode } from '#shared/sign-in-code.ts'
import { loginWithCodeMutation } from '../api/login.ts'

interface CodeStepProps {
  onSignedIn: (user: User) => void
  /** Returns to the password, because the user wants to or because it has to be entered again. */
  onBack: () => void
}

/** The second step of a sign-in: a code from the authenticator app, or a backup code. */
export function CodeStep({ onSignedIn, onBack }: CodeStepProps) {
  const { t } = useTranslation('auth')
  const login = useMutation(loginWithCodeMutation)
  const [kind, setKind] = useState<'app' | 'backup'>('app')
  const { control, reset, setError, setFocus, submit } = useContractForm({
    defaultValues: { code: '' },
    refusalGoes: 'onChange',
  })
  const isApp = kind === 'app'

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field takes the focus when it appears
  useEffect(() => setFocus('code'), [kind])

  function signIn({ code: typed }: { code: string }) {
    const code = isApp ? readAppCode(typed) : readBackupCode(typed)
    if (code === null) return refuse(t(isApp ? 'code.sixDigits' : 'code.tenLetters'))
    login.mutate(code, {
      onSuccess: onSignedIn,
      onError: (problem) => {
        if (problem instanceof ApiError && problem.code === 'sign_in_expired') {
          showToast({ variant: 'destructive', title: t('loginFailed'), description: describeError(problem) })
          onBack()
        } else refuse(describeError(problem))
      },
    })
  }

  function refuse(message: string) {
    setError('code', { message })
    setFocus('code', { shouldSelect: true })
  }

  function switchTo(other: 'app' | 'backup') {
    setKind(other)
    reset()
  }

  return (
    <form noValidate onSubmit={submit(signIn)} className="space-y-5">
      <Field
        key={kind}
        as={TextField}
        control={control}
        name="code"
        label={t(isApp ? 'code.app' : 'code.backup')}
        hint={t(isApp ? 'code.appHint' : 'code.backupHint')}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        className="[&_input]:tabular-nums [&_input]:tracking-[0.15em]"
      />
      <Button type="submit" size="large" busy={login.isPending || login.isSuccess} className="w-full">
        {login.isPending || login.isSuccess ? t('signingIn') : t('signIn')}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" onClick={onBack}>
          {t('code.back')}
        </Button>
        <Button variant="quiet" onClick={() => switchTo(isApp ? 'backup' : 'app')}>
          {t(isApp ? 'code.useBackup' : 'code.useApp')}
        </Button>
      </div>
    </form>
  )
}
