import { useNavigate } from 'react-router'
import { currentSession, setSessionUser } from '#client/lib/session/session-store.ts'

/** Returns the way to the sign-in, for whoever's sessions have all ended, the one in this browser included. */
export function useGoToSignIn(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const session = currentSession()
    if (session.state !== 'known' || session.user === null) return navigate('/auth', { replace: true })
    // The visitor's routes, which the app shows once the session is known to be over, begin at this address.
    window.history.replaceState(null, '', '/auth')
    setSessionUser(null)
  }
}
