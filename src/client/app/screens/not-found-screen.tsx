import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'

/** Shown at any unknown address. A visitor may merely need to sign in. */
export function NotFoundScreen({ offerSignIn = false }: { offerSignIn?: boolean }) {
  const { t } = useTranslation('layout')
  const { t: tAuth } = useTranslation('auth')
  return (
    <div className="mx-auto flex min-h-[60dvh] max-w-xl flex-col items-start justify-center px-4">
      <ScreenTitle>{t('notFound.title')}</ScreenTitle>
      <p className="mt-3 text-ink-soft text-lg">{t('notFound.text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/" className={buttonClasses()}>
          {t('notFound.home')}
        </Link>
        {offerSignIn && (
          <Link to="/auth" className={buttonClasses({ variant: 'outline' })}>
            {tAuth('signIn')}
          </Link>
        )}
      </div>
    </div>
  )
}
