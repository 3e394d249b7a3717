import { useMutation } from '@tanstack/react-query'
import MailCheck from 'lucide-react/icons/mail-check'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useSite } from '#client/api/system/site.ts'
import { Field } from '#client/forms/field.tsx'
import { resolveBody } from '#client/forms/resolve-body.ts'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { addressAfterSignIn, besideSignIn } from '#client/lib/addresses/sign-in-address.ts'
import { rememberWayBack } from '#client/lib/addresses/way-back.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { requestReset } from '#shared/contract/accounts.ts'
import { requestResetMutation } from '../api/password-reset.ts'
import { describeRule } from '../form-errors.ts'
import { Outcome } from './outcome.tsx'
import { SessionPage } from './session-page.tsx'

/**
 * `/auth/forgot`: asks for the email address, unless it was already typed to sign in. The answer is the same whether or
 * not the account exists.
 */
export function ForgotPassword() {
  const { t } = useTranslation('auth')
  const sendsEmail = useSite()?.sendsEmail ?? true
  const { state, search } = useLocation()
  const typed = (state as { email?: string } | null)?.email ?? ''
  const requesting = useMutation(requestResetMutation)
  const { control, submit, showRefusal } = useContractForm({
    resolver: resolveBody(requestReset.body),
    defaultValues: { email: typed },
  })
  const send = submit((values) =>
    requesting.mutate(values, {
      onSuccess: () =>
        rememberWayBack(localStorage, addressAfterSignIn(`${window.location.origin}/auth${search}`), new Date()),
      onError: (error) => showRefusal(error),
    }),
  )
  return (
    <SessionPage
      title={t('forgot.title')}
      lead={requesting.isSuccess ? undefined : t(sendsEmail ? 'forgot.lead' : 'forgot.leadByAdmin')}
    >
      {requesting.isSuccess ? (
        <Outcome
          Icon={MailCheck}
          text={t(sendsEmail ? 'forgot.sent' : 'forgot.sentByAdmin', { email: requesting.variables.email })}
        >
          <Button variant="outline" onClick={requesting.reset}>
            {t('forgot.again')}
          </Button>
        </Outcome>
      ) : (
        <form noValidate onSubmit={send} className="space-y-5">
          <Field
            as={TextField}
            control={control}
            name="email"
            label={t('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            describe={describeRule('email', false)}
          />
          <Button type="submit" size="large" busy={requesting.isPending} className="w-full">
            {t(sendsEmail ? 'forgot.send' : 'forgot.sendByAdmin')}
          </Button>
        </form>
      )}
      <p className="mt-6">
        <Link
          to={besideSignIn('/auth', search)}
          className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
        >
          {t('backToSignIn')}
        </Link>
      </p>
    </SessionPage>
  )
}
