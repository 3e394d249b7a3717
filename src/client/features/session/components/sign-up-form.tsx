import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Field } from '#client/forms/field.tsx'
import { resolveBody } from '#client/forms/resolve-body.ts'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { PasswordField } from '#client/ui/forms/password-field.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { registerBodySchema } from '#shared/contract/accounts.ts'
import { PASSWORD_LENGTH } from '#shared/limits.ts'
import { registerMutation } from '../api/register.ts'
import { describeRule } from '../form-errors.ts'
import { useEnterSession } from '../hooks/use-enter-session.ts'

/** Creates an account. `invited` is the address to start with. */
export function SignUpForm({ invited }: { invited: string }) {
  const { t } = useTranslation('auth')
  const { t: tCommon } = useTranslation()
  const enter = useEnterSession()
  const signUp = useMutation(registerMutation)
  const { control, submit, showRefusal } = useContractForm({
    resolver: resolveBody(registerBodySchema),
    defaultValues: { email: invited, password: '', firstName: '', lastName: '' },
  })
  const send = submit((values) =>
    signUp.mutate(values, {
      onSuccess: enter,
      onError: (error) => showRefusal(error),
    }),
  )
  return (
    <form noValidate onSubmit={send} className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field
          as={TextField}
          control={control}
          name="firstName"
          label={t('firstName')}
          note={tCommon('optional')}
          autoComplete="given-name"
          describe={describeRule('firstName', true)}
        />
        <Field
          as={TextField}
          control={control}
          name="lastName"
          label={t('lastName')}
          note={tCommon('optional')}
          autoComplete="family-name"
          describe={describeRule('lastName', true)}
        />
      </div>
      <Field
        as={TextField}
        control={control}
        name="email"
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        describe={describeRule('email', true)}
      />
      <Field
        as={PasswordField}
        control={control}
        name="password"
        label={t('password')}
        autoComplete="new-password"
        hint={t('passwordHint', { min: PASSWORD_LENGTH.min })}
        describe={describeRule('password', true)}
      />
      <Button type="submit" size="large" busy={signUp.isPending || signUp.isSuccess} className="w-full">
        {signUp.isPending || signUp.isSuccess ? t('creatingAccount') : t('createAccount')}
      </Button>
    </form>
  )
}
