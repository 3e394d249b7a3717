import { lazy, StrictMode, Suspense, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { deleteOfflineCopy } from '#client/api/offline/delete-offline-copy.ts'
import { CookieBanner } from '#client/features/cookie-consent/components/cookie-banner.tsx'
import { currentLanguage, startI18n } from '#client/i18n/i18n.ts'
import { watchInstallPrompt } from '#client/lib/browser/install-prompt.ts'
import { watchForMissingCode } from '#client/lib/browser/missing-code.ts'
import { watchForNewVersion } from '#client/lib/browser/new-version.ts'
import { followSystemTheme } from '#client/lib/browser/theme.ts'
import { followOtherTabs } from '#client/lib/session/follow-other-tabs.ts'
import { currentSession, fetchSession, subscribeToSession } from '#client/lib/session/session-store.ts'
import { useHydrating } from '#client/lib/use-hydrating.ts'
import { loadWithRetry } from '#client/ui/deferred/load-with-retry.ts'
import { PanelBoundary } from '#client/ui/feedback/panel-boundary.tsx'
import '#client/styles.css'
import { App } from './app.tsx'
import { isLandingShown } from './landing-shown.ts'
import { loadLateFont } from './load-late-font.ts'
import { beginLoading } from './load-screens.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { firstToast, idle, nextToast } from './when-idle.ts'

const Toaster = lazy(async () => {
  await Promise.race([firstToast(), idle()])
  for (;;) {
    try {
      return { default: (await import('#client/ui/overlays/toast.tsx')).Toaster }
    } catch {
      // The app works even without toasts. If this threw an error, all of the app would be removed.
      await nextToast()
    }
  }
})

/** The toasts; the prerendered page has none. */
function Toasts() {
  if (useHydrating()) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}

/**
 * Starts the app. The module does not do so itself with `await`, because files that are loaded meanwhile import this
 * one, and would wait for it forever.
 */
async function start(root: HTMLElement): Promise<void> {
  watchForNewVersion(window, import.meta.url)
  watchForMissingCode(window)
  watchInstallPrompt(window)
  subscribeToSession(() => deleteOfflineCopy(currentSession()))
  void fetchSession()
  const { dataset, lang: prerenderedLanguage } = document.documentElement
  await Promise.all([startI18n(loadWithRetry), beginLoading()])
  // A prerendered page that is not meant for this browser was hidden until now.
  if (dataset.unsure !== undefined) {
    root.replaceChildren()
    delete dataset.landing
    delete dataset.unsure
    delete dataset.noBanner
  }
  void registerServiceWorker()
  loadLateFont()
  // The browser may restore a page from before a sign-in or sign-out.
  window.addEventListener('pageshow', (event) => event.persisted && void fetchSession())
  window.addEventListener('online', () => void fetchSession())
  followOtherTabs(window)
  followSystemTheme(window)

  const app = (
    <StrictMode>
      <PanelBoundary>
        <App />
      </PanelBoundary>
      <CookieBanner />
      <Toasts />
    </StrictMode>
  )
  // A transition renders in slices, so that a page the user already reads can be scrolled meanwhile.
  startTransition(() => {
    if (isLandingShown() && currentLanguage() === prerenderedLanguage) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')
void start(root)
