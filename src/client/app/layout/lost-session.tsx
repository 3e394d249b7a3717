import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetUser } from '#client/api/query-client.ts'
import { signInAddress } from '#client/lib/addresses/sign-in-address.ts'
import { currentSession, subscribeToSession } from '#client/lib/session/session-store.ts'
import { showToast } from '#client/ui/overlays/toast-store.ts'

const SignInAgain = lazy(() =>
  import('#client/features/session/components/sign-in-again.tsx').then(
    (module) => ({ default: module.SignInAgain }),
    // If it can't be loaded, the user signs in on the sign-in page instead.
    () => ({ default: LeaveToSignIn }),
  ),
)

/** Tells users that their session ended while they were working, and asks for the password over the page. */
export function LostSession() {
  const session = useSyncExternalStore(subscribeToSession, currentSession)
  const isLost = session.state === 'known' && session.lost === true
  const { t } = useTranslation()
  useEffect(() => {
    if (!isLost) return
    showToast({ variant: 'destructive', title: t('session.unauthorized'), description: t('session.loggedOut') })
  }, [isLost, t])
  return isLost ? (
    <Suspense>
      <SignInAgain />
    </Suspense>
  ) : null
}

/** Leaves the page for the sign-in page, which leads back here afterwards. */
function LeaveToSignIn(): ReactNode {
  const client = useQueryClient()
  useEffect(() => forgetUser(client, signInAddress(window.location)), [client])
  return null
}
