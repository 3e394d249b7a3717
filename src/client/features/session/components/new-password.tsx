import { useMutation } from '@tanstack/react-query'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import Unlink from 'lucide-react/icons/unlink'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { ApiError } from '#client/api/api-error.ts'
import { describeError } from '#client/api/query-client.ts'
import { Field } from '#client/forms/field.tsx'
import { resolveBody } from '#client/forms/resolve-body.ts'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { besideSignIn, signInAddress } from '#client/lib/addresses/sign-in-address.ts'
import { rememberedWayBack, rememberWayBack } from '#client/lib/addresses/way-back.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { PasswordField } from '#client/ui/forms/password-field.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { resetPassword } from '#shared/contract/accounts.ts'
import { PASSWORD_LENGTH } from '#shared/limits.ts'
import { resetPasswordMutation } from '../api/password-reset.ts'
import { describeRule } from '../form-errors.ts'
import { useGoToSignIn } from '../hooks/use-go-to-sign-in.ts'
import { Outcome } from './outcome.tsx'
import { SessionPage } from './session-page.tsx'

/** `/auth/reset?token=…`: the page to which the email for a forgotten password leads. */
export function NewPassword() {
  const { t } = useTranslation('auth')
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  // Where the user was going when they asked for the link, if that was in this browser.
  const [signIn] = useState(() => signInAddress(new URL(rememberedWayBack(localStorage, new Date()), location.origin)))
  const goToSignIn = useGoToSignIn()
  const setting = useMutation(resetPasswordMutation)
  const { control, submit, showRefusal, formState } = useContractForm({
    resolver: resolveBody(resetPassword.body),
    defaultValues: { token, password: '' },
  })
  const send = submit((values) =>
    setting.mutate(values, {
      onSuccess: ({ calendarFeed }) => {
        rememberWayBack(localStorage, '/', new Date())
        if (calendarFeed !== 'none') return
        showToast({ variant: 'success', title: t('reset.done'), description: t('reset.signIn') })
        void goToSignIn(signIn)
      },
      onError: (error) => showRefusal(error),
    }),
  )
  const { error, data: done } = setting
  const dead = token === '' || (error instanceof ApiError && error.code === 'link_expired')

  if (dead) {
    return (
      <SessionPage title={t('reset.title')}>
        <Outcome Icon={Unlink} failed text={error ? describeError(error) : t('incompleteLink')}>
          <Link to={besideSignIn('/auth/forgot', new URL(signIn, location.origin).search)} className={buttonClasses()}>
            {t('reset.askAgain')}
          </Link>
        </Outcome>
      </SessionPage>
    )
  }
  if (done && done.calendarFeed !== 'none') {
    return (
      <SessionPage title={t('reset.done')} lead={t('reset.signIn')}>
        <Outcome
          Icon={CalendarSync}
          text={t(done.calendarFeed === 'kept' ? 'reset.calendarKept' : 'reset.calendarEnded')}
        >
          <Button onClick={() => void goToSignIn(signIn)}>{t('signIn')}</Button>
        </Outcome>
      </SessionPage>
    )
  }
  return (
    <SessionPage title={t('reset.title')} lead={t('reset.lead')}>
      <form noValidate onSubmit={send} className="space-y-5">
        <Field
          as={PasswordField}
          control={control}
          name="password"
          label={t('reset.password')}
          autoComplete="new-password"
          hint={t('passwordHint', { min: PASSWORD_LENGTH.min })}
          describe={describeRule('password', true)}
        />
        {error && !formState.errors.password && (
          <p role="alert" className="text-red text-sm">
            {describeError(error)}
          </p>
        )}
        <Button type="submit" size="large" busy={setting.isPending || setting.isSuccess} className="w-full">
          {t('reset.save')}
        </Button>
      </form>
    </SessionPage>
  )
}
