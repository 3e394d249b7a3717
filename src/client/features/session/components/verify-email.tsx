import { useQuery } from '@tanstack/react-query'
import MailCheck from 'lucide-react/icons/mail-check'
import Unlink from 'lucide-react/icons/unlink'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { ApiError } from '#client/api/api-error.ts'
import { describeError } from '#client/api/query-client.ts'
import { signInAddress } from '#client/lib/addresses/sign-in-address.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { LoadingScreen } from '#client/ui/feedback/loading-screen.tsx'
import { confirmEmailChangeQuery, verifyEmailQuery } from '../api/email-verification.ts'
import { Outcome } from './outcome.tsx'
import { SessionPage } from './session-page.tsx'

/**
 * `/verify-email?token=…` verifies an address with an email's link, and `?change=…` makes it that of the account, whether
 * or not somebody is signed in.
 */
export function VerifyEmail() {
  const { t } = useTranslation('auth')
  const [search] = useSearchParams()
  const change = search.get('change')
  const token = change ?? search.get('token') ?? ''
  const confirming = change === null ? verifyEmailQuery(token) : confirmEmailChangeQuery(token)
  const { isSuccess, error, refetch } = useQuery({ ...confirming, enabled: token !== '' })
  if (!isSuccess && !error && token !== '') return <LoadingScreen inline />
  const mayRetry = error !== null && !(error instanceof ApiError && (error.status === 400 || error.status === 409))
  return (
    <SessionPage title={t('verify.title')}>
      {isSuccess ? (
        <Outcome Icon={MailCheck} text={t(change === null ? 'verify.done' : 'verify.changed')}>
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
