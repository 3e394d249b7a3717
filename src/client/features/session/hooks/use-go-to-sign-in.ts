import { useNavigate } from 'react-router'
import { currentSession, setSessionUser } from '#client/lib/session/session-store.ts'

/**
 * Returns a function that goes to the sign-in page, for users whose sessions have all ended, including this browser's.
 * @param address of the sign-in page, with the way back
 */
export function useGoToSignIn(): (address: string) => Promise<void> {
  const navigate = useNavigate()
  return async (address) => {
    const session = currentSession()
    if (session.state !== 'known' || session.user === null) return navigate(address, { replace: true })
    // The app shows the visitor's routes once it knows that the session is over, and they start at this address.
    window.history.replaceState(null, '', address)
    setSessionUser(null)
  }
}
