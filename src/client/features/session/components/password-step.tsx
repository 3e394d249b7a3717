import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { Field } from '#client/forms/field.tsx'
import { resolveBody } from '#client/forms/resolve-body.ts'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { besideSignIn } from '#client/lib/addresses/sign-in-address.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { PasswordField } from '#client/ui/forms/password-field.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { loginBodySchema, type User } from '#shared/contract/accounts.ts'
import { loginMutation } from '../api/login.ts'
import { describeRule } from '../form-errors.ts'

interface PasswordStepProps {
  email: string
  /** Whether only the account with this address may sign in here. */
  fixedEmail: boolean
  /** Whether the user has come back here from the code. */
  focusPassword: boolean
  onSignedIn: (user: User) => void
  onCodeNeeded: (email: string) => void
}

export function PasswordStep({ email, fixedEmail, focusPassword, onSignedIn, onCodeNeeded }: PasswordStepProps) {
  const { t } = useTranslation('auth')
  const { search } = useLocation()
  const login = useMutation(loginMutation)
  const { control, watch, submit, showRefusal, setFocus } = useContractForm({
    resolver: resolveBody(loginBodySchema),
    defaultValues: { email, password: '' },
  })
  useEffect(() => {
    if (focusPassword) setFocus('password')
  }, [focusPassword, setFocus])
  const send = submit((values) =>
    login.mutate(values, {
      onSuccess: (user) => (user ? onSignedIn(user) : onCodeNeeded(values.email)),
      onError: (error) => showRefusal(error),
    }),
  )
  return (
    <form noValidate onSubmit={send} className="space-y-5">
      <Field
        as={TextField}
        control={control}
        name="email"
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        readOnly={fixedEmail}
        describe={describeRule('email', false)}
      />
      <Field
        as={PasswordField}
        control={control}
        name="password"
        label={t('password')}
        autoComplete="current-password"
        describe={describeRule('password', false)}
      />
      <Button type="submit" size="large" busy={login.isPending || login.isSuccess} className="w-full">
        {login.isPending || login.isSuccess ? t('signingIn') : t('signIn')}
      </Button>
      {!fixedEmail && (
        <p className="text-center text-sm">
          <Link
            to={besideSignIn('/auth/forgot', search)}
            state={{ email: watch('email') }}
            className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
          >
            {t('forgotten')}
          </Link>
        </p>
      )}
    </form>
  )
}
