import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { buttonClasses } from '#client/ui/button-classes.ts'
import { Logo } from '#client/ui/logo.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** The frame of a visitor's screens: the logo, language, theme and the way in. */
export function VisitorLayout() {
  const { t } = useTranslation('landing')
  const { t: tCommon } = useTranslation()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <header className="pt-[env(safe-area-inset-top)]">
        <div className="mx-auto flex h-17 max-w-6xl items-center gap-0.5 pr-2 pl-4 sm:gap-2 sm:px-6">
          <Link to="/" className="flex min-h-11 items-center rounded-control">
            <Logo name={tCommon('appName')} />
          </Link>
          <div className="grow" />
          <LanguageMenu />
          <ThemeMenu />
          {pathname !== '/auth' && (
            <Link to="/auth" className={buttonClasses({ variant: 'outline', className: 'ml-1 whitespace-nowrap' })}>
              {t('signIn')}
            </Link>
          )}
        </div>
      </header>
      <main ref={main} id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  )
}
