import { useQuery } from '@tanstack/react-query'
import LogIn from 'lucide-react/icons/log-in'
import MailCheck from 'lucide-react/icons/mail-check'
import Unlink from 'lucide-react/icons/unlink'
import UserRoundX from 'lucide-react/icons/user-round-x'
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
import { useSignOut } from '../hooks/use-sign-out.ts'
import { Outcome } from './outcome.tsx'
import { SessionPage } from './session-page.tsx'

/**
 * `/verify-email?token=…` verifies the address of the signed-in user with an email's link, and `?change=…` makes another
 * address theirs. Neither works for anybody else, who may have got the email because somebody entered their address.
 */
export function VerifyEmail() {
  const { t } = useTranslation('auth')
  const [search] = useSearchParams()
  const session = useSyncExternalStore(subscribeToSession, currentSession)
  const change = search.get('change')
  const token = search.get('token') ?? ''
  const user = session.state === 'known' ? session.user : null
  if ((change ?? token) === '') return <BrokenLink text={t('incompleteLink')} />
  if (change !== null) {
    if (!user) return <SignInFirst text={t('verify.signInFirst')} />
    return <UseLink link={confirmEmailChangeQuery(change)} done={t('verify.changed')} email={user.email} />
  }
  if (!user) return <SignInFirst text={t('verify.signInToVerify')} />
  return <UseLink link={verifyEmailQuery(token)} done={t('verify.done')} email={user.email} />
}

function SignInFirst({ text }: { text: string }) {
  const { t } = useTranslation('auth')
  return (
    <SessionPage title={t('verify.title')}>
      <Outcome Icon={LogIn} text={text}>
        <Link to={signInAddress(useLocation())} className={buttonClasses()}>
          {t('verify.signIn')}
        </Link>
      </Outcome>
    </SessionPage>
  )
}

interface UseLinkProps {
  link: ReturnType<typeof verifyEmailQuery>
  done: string
  /** The present address of the signed-in user. */
  email: string
}

function UseLink({ link, done, email }: UseLinkProps) {
  const { t } = useTranslation('auth')
  const { isSuccess, error, refetch } = useQuery(link)
  if (!isSuccess && !error) return <LoadingScreen inline />
  if (error) {
    if (error instanceof ApiError && error.code === 'wrong_account') return <OtherAccount email={email} />
    const isBroken = error instanceof ApiError && (error.status === 400 || error.status === 409)
    return <BrokenLink text={describeError(error)} onRetry={isBroken ? undefined : () => void refetch()} />
  }
  return (
    <SessionPage title={t('verify.title')}>
      <Outcome Icon={MailCheck} text={done}>
        <Link to="/" className={buttonClasses()}>
          {t('verify.go')}
        </Link>
      </Outcome>
    </SessionPage>
  )
}

/** The link has not worked. It is tried again, or another one asked for. */
function BrokenLink({ text, onRetry }: { text: string; onRetry?: (() => void) | undefined }) {
  const { t } = useTranslation('auth')
  return (
    <SessionPage title={t('verify.title')}>
      <Outcome Icon={Unlink} failed text={text}>
        {onRetry ? (
          <Button onClick={onRetry}>{t('verify.retry')}</Button>
        ) : (
          <Link to={signInAddress({ pathname: '/settings', search: '' })} className={buttonClasses()}>
            {t('verify.askAgain')}
          </Link>
        )}
      </Outcome>
    </SessionPage>
  )
}

/** The link is for another account. Signing out leads to the sign-in, and from there back to the link. */
function OtherAccount({ email }: { email: string }) {
  const { t } = useTranslation('auth')
  const signOut = useSignOut(signInAddress(useLocation()))
  return (
    <SessionPage title={t('verify.title')}>
      <Outcome Icon={UserRoundX} failed text={t('verify.otherAccount', { email })}>
        <div className="flex flex-wrap gap-3">
          <Button busy={signOut.isPending || signOut.isSuccess} onClick={() => signOut.mutate()}>
            {t('verify.switchAccount')}
          </Button>
          <Link to="/" className={buttonClasses({ variant: 'quiet' })}>
            {t('verify.go')}
          </Link>
        </div>
      </Outcome>
    </SessionPage>
  )
}
