import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { signInAddress } from '#client/lib/addresses/sign-in-address.ts'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'

/**
 * Shown at any unknown address. To a visitor every screen of the app is unknown, such as a note that an email links to; so
 * signing in leads back to the address.
 */
export function NotFoundScreen({ offerSignIn = false }: { offerSignIn?: boolean }) {
  const { t } = useTranslation('layout')
  const { t: tAuth } = useTranslation('auth')
  const location = useLocation()
  return (
    <div className="mx-auto flex min-h-[60dvh] max-w-xl flex-col items-start justify-center px-4">
      <ScreenTitle>{t('notFound.title')}</ScreenTitle>
      <p className="mt-3 text-ink-soft text-lg">{t('notFound.text')}</p>
      {offerSignIn && <p className="mt-3 text-ink-soft text-lg">{t('notFound.visitor')}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/" className={buttonClasses()}>
          {t('notFound.home')}
        </Link>
        {offerSignIn && (
          <Link to={signInAddress(location)} className={buttonClasses({ variant: 'outline' })}>
            {tAuth('signIn')}
          </Link>
        )}
      </div>
    </div>
  )
}
