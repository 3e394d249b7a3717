import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/lib/api-error.ts'
import { askForSession, currentSession, subscribeToSession } from '#client/lib/session-store.ts'
import { ErrorPanel } from '#client/ui/error-panel.tsx'
import { LoadingScreen } from '#client/ui/loading-screen.tsx'
import { LandingPage } from './landing-page.tsx'
import { isLandingShown } from './landing-shown.ts'
import { forgetFetched, loadRoutedApp } from './load-screens.ts'

const RoutedApp = lazy(async () => ({ default: (await loadRoutedApp()).RoutedApp }))

/** Chooses between the landing page, the visitors' other screens and the signed-in users' by the session. */
export function App() {
  const session = useSyncExternalStore(subscribeToSession, currentSession)
  const signedOut = session.state === 'known' && session.user === null
  useEffect(() => {
    if (signedOut) void forgetFetched()
  }, [signedOut])
  if (session.state === 'failed') return <SessionFailed error={session.error} />
  const asking = session.state === 'asking'
  if (asking && !isLandingShown()) return <LoadingScreen />
  return (
    <Suspense fallback={<LoadingScreen />}>
      {asking || (signedOut && window.location.pathname === '/') ? (
        <LandingPage />
      ) : (
        <RoutedApp signedIn={!signedOut} />
      )}
    </Suspense>
  )
}

function SessionFailed({ error }: { error: unknown }) {
  const { t } = useTranslation()
  // Translated now: the failure may have come before the texts did.
  const said = error instanceof ApiError && error.code !== 'network' ? error.userMessage : ''
  const unreachable = error instanceof ApiError && error.code === 'network'
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center p-4">
      <ErrorPanel message={unreachable ? t('error.network') : said || undefined} onRetry={() => void askForSession()} />
    </main>
  )
}
