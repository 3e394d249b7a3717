import { useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { LandingFooter } from '#client/features/landing/components/landing-footer.tsx'
import { LegalLinks } from './legal-links.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { ScrollRestoration } from './scroll-restoration.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { VisitorHeader } from './visitor-header.tsx'

/** The frame of a visitor's screens. */
export function VisitorLayout() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <VisitorHeader offerSignIn={!pathname.startsWith('/auth')} />
      <main ref={main} id="content" tabIndex={-1} className="min-h-dvh outline-none">
        <Outlet />
      </main>
      <LandingFooter>
        <LegalLinks />
      </LandingFooter>
      <ScrollRestoration />
    </>
  )
}
