import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { loadSharingTexts } from '#client/i18n/i18n.ts'
import { Deferred } from '#client/ui/deferred/deferred.tsx'
import { lazyExtra } from '#client/ui/deferred/lazy-part.ts'
import { Tooltips } from '#client/ui/overlays/tooltip.tsx'
import { LiveUpdates } from '../live-updates.tsx'
import { AppHeader } from './app-header.tsx'
import { BottomNavigation } from './bottom-navigation.tsx'
import { LostSession } from './lost-session.tsx'
import { NavigationList } from './navigation-list.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { ScrollRestoration } from './scroll-restoration.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

// These are not needed for the first paint. A recording on the screen must continue even if they can't be loaded.
const NavigationDrawer = lazyExtra(async () => (await import('./navigation-drawer.tsx')).NavigationDrawer)
const WorkUnderWay = lazyExtra(async () => {
  // If its texts can't be loaded, the recorder and the uploads must still continue.
  const texts = loadSharingTexts().catch(() => undefined)
  const [{ WorkUnderWay: Work }] = await Promise.all([import('./work-under-way.tsx'), texts])
  return Work
})

/** The frame of signed-in screens: header, sidebar (or drawer and bottom navigation), content. */
export function AppLayout() {
  const { t } = useTranslation('layout')
  const [menuOpen, setMenuOpen] = useState(false)
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <LiveUpdates />
      <div className="sticky top-0 z-30">
        <AppHeader onOpenMenu={() => setMenuOpen(true)} />
        <Suspense>
          <Deferred last>
            <WorkUnderWay />
          </Deferred>
        </Suspense>
      </div>
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav
          aria-label={t('mainNavigation')}
          className="sticky top-15 hidden h-[calc(100dvh-3.75rem)] overflow-y-auto border-hairline border-r px-3 py-5 lg:block"
        >
          <NavigationList />
        </nav>
        <main
          ref={main}
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl px-4 pt-6 pb-[calc(6rem+env(safe-area-inset-bottom))] outline-none sm:px-6 lg:px-10 lg:pt-9 lg:pb-16"
        >
          <Outlet />
        </main>
      </div>
      <BottomNavigation />
      <Suspense>
        <Deferred last now={menuOpen}>
          <NavigationDrawer open={menuOpen} onOpenChange={setMenuOpen} />
        </Deferred>
      </Suspense>
      <ScrollRestoration />
      <LostSession />
      <Tooltips />
    </>
  )
}
