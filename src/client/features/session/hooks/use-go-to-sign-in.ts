import { useNavigate } from 'react-router'
import { currentSession, setSessionUser } from '#client/lib/session/session-store.ts'

/**
 * Returns a function that goes to the sign-in page, for users whose sessions have all ended, including this browser's.
 */
export function useGoToSignIn(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const session = currentSession()
    if (session.state !== 'known' || session.user === null) return navigate('/auth', { replace: true })
    // The app shows the visitor's routes once it knows that the session is over, and they start at this address.
    window.history.replaceState(null, '', '/auth')
    setSessionUser(null)
  }
}
