import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { signInAddress } from '#client/lib/addresses/sign-in-address.ts'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { ReceivedFiles } from './received-files.tsx'

/**
 * `/received`: makes notes of the files that another app has shared with this one. `?again`: the server had to answer
 * the request, and stores nothing. `?failed`: the device could not store the files.
 */
export function ReceivedScreen() {
  const { t } = useTranslation('received')
  const { t: tAuth } = useTranslation('auth')
  const [search] = useSearchParams()
  const { data: user } = useQuery(sessionQuery)
  const problem = search.has('again') ? t('again') : search.has('failed') ? t('failed') : null
  return (
    <div className="mx-auto w-full max-w-xl">
      <ScreenTitle>{t('title')}</ScreenTitle>
      {problem && (
        <p role="alert" className="mt-3 text-ink-soft">
          {problem}
        </p>
      )}
      {user ? (
        <ReceivedFiles hasProblem={problem !== null} />
      ) : (
        <>
          {!problem && <p className="mt-3 text-ink-soft">{t('signIn')}</p>}
          <Link
            to={signInAddress({ pathname: '/received', search: '' })}
            className={buttonClasses({ className: 'mt-6' })}
          >
            {tAuth('signIn')}
          </Link>
        </>
      )}
    </div>
  )
}
