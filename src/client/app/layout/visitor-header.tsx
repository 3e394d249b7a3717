import { useTranslation } from 'react-i18next'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { Logo } from '#client/ui/layout/logo.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeMenu } from './theme-menu.tsx'

/** The bar above a visitor's screens: logo, language, theme and the sign-in link. */
export function VisitorHeader({ offerSignIn }: { offerSignIn: boolean }) {
  const { t } = useTranslation('landing')
  const { t: tCommon } = useTranslation()
  return (
    <header className="pt-[env(safe-area-inset-top)]">
      {/* An icon at the end has padding of its own. */}
      <div
        className={joinClasses(
          'mx-auto flex h-17 max-w-6xl items-center gap-0.5 pl-4 sm:gap-2 sm:px-6',
          offerSignIn ? 'pr-4' : 'pr-2',
        )}
      >
        <a href="/" className="flex min-h-11 items-center rounded-control">
          <Logo name={tCommon('appName')} />
        </a>
        <div className="grow" />
        <LanguageMenu />
        <ThemeMenu />
        {offerSignIn && (
          <a href="/auth" className={buttonClasses({ variant: 'outline', className: 'ml-1 whitespace-nowrap' })}>
            {t('signIn')}
          </a>
        )}
      </div>
    </header>
  )
}
