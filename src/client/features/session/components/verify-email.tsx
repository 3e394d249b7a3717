import { useQuery } from '@tanstack/react-query'
import LogIn from 'lucide-react/icons/log-in'
import MailCheck from 'lucide-react/icons/mail-check'
import Unlink from 'lucide-react/icons/unlink'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router'
import { ApiError } from '#client/api/api-error.ts'
import { describeError } from '#client/api/query-client.ts'
import { signInAddress } from '#client/lib/addresses/sign-in-address.ts'
import { currentSession, subscribeToSession } from '#client/lib/session/session-store.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { LoadingScreen } from '#client/ui/feedback/loading-screen.tsx'
import { confirmEmailChangeQuery, verifyEmailQuery } from '../api/email-verification.ts'
import { Outcome } from './outcome.tsx'
import { SessionPage } from './session-page.tsx'

/**
 * `/verify-email?token=…` verifies an address with an email's link, whether or not somebody is signed in, and `?change=…`
 * makes it that of the signed-in user.
 */
export function VerifyEmail() {
  const { t } = useTranslation('auth')
  const [search] = useSearchParams()
  const session = useSyncExternalStore(subscribeToSession, currentSession)
  const change = search.get('change')
  if (change === null) return <UseLink link={verifyEmailQuery(search.get('token') ?? '')} done={t('verify.done')} />
  if (session.state === 'known' && session.user === null) return <SignInFirst />
  return <UseLink link={confirmEmailChangeQuery(change)} done={t('verify.changed')} />
}

/** Only the user who asked for a new address may confirm it. */
function SignInFirst() {
  const { t } = useTranslation('auth')
  return (
    <SessionPage title={t('verify.title')}>
      <Outcome Icon={LogIn} text={t('verify.signInFirst')}>
        <Link to={signInAddress(useLocation())} className={buttonClasses()}>
          {t('verify.signIn')}
        </Link>
      </Outcome>
    </SessionPage>
  )
}

function UseLink({ link, done }: { link: ReturnType<typeof verifyEmailQuery>; done: string }) {
  const { t } = useTranslation('auth')
  const isWhole = link.queryKey[1] !== ''
  const { isSuccess, error, refetch } = useQuery({ ...link, enabled: isWhole })
  if (!isSuccess && !error && isWhole) return <LoadingScreen inline />
  const mayRetry = error !== null && !(error instanceof ApiError && (error.status === 400 || error.status === 409))
  return (
    <SessionPage title={t('verify.title')}>
      {isSuccess ? (
        <Outcome Icon={MailCheck} text={done}>
          <Link to="/" className={buttonClasses()}>
            {t('verify.go')}
          </Link>
        </Outcome>
      ) : (
        <Outcome Icon={Unlink} failed text={error ? describeError(error) : t('incompleteLink')}>
          {mayRetry ? (
            <Button onClick={() => void refetch()}>{t('verify.retry')}</Button>
          ) : (
            <Link to={signInAddress({ pathname: '/settings', search: '' })} className={buttonClasses()}>
              {t('verify.askAgain')}
            </Link>
          )}
        </Outcome>
      )}
    </SessionPage>
  )
}
