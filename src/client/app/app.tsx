import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { ApiError } from '#client/api/api-error.ts'
import { loadSharedNoteTexts } from '#client/i18n/i18n.ts'
import { readSharedToken } from '#client/lib/addresses/shared-address.ts'
import {
  currentSession,
  fetchSession,
  type SessionState,
  subscribeToSession,
} from '#client/lib/session/session-store.ts'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { LoadingScreen } from '#client/ui/feedback/loading-screen.tsx'
import { isLandingShown } from './landing-shown.ts'
import { forgetFetched, LandingPage, RoutedApp } from './load-screens.ts'

// Loaded separately: the page of a shared note needs little of the app.
const SharedPage = lazy(async () => {
  const [{ SharedPage }] = await Promise.all([import('./shared-page.tsx'), loadSharedNoteTexts()])
  return { default: SharedPage }
})

/** The session while the prerendered landing page is hydrated, when the user is not known yet. */
const ASKING: SessionState = { state: 'asking' }

/**
 * Chooses by session between the landing page, the visitors' other screens and the signed-in users' screens. A shared
 * note looks the same to everybody.
 */
export function App() {
  const session = useSyncExternalStore(subscribeToSession, currentSession, () => ASKING)
  const signedOut = session.state === 'known' && session.user === null
  useEffect(() => {
    if (signedOut) void forgetFetched()
  }, [signedOut])
  const sharedToken = readSharedToken(window.location.pathname)
  if (sharedToken !== null) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <SharedPage token={sharedToken} />
      </Suspense>
    )
  }
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
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center p-4">
      <ErrorPanel
        message={error instanceof ApiError ? error.userMessage : undefined}
        onRetry={() => void fetchSession()}
      />
    </main>
  )
}
