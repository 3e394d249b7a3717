import { currentSession, fetchSession, setSessionUser } from './session-store.ts'

const CHANNEL = 'dictum.session'

/** Tells this browser's other tabs that somebody has signed in here (with their id), or has signed out (null). */
export function notifyOtherTabs(userId: string | null): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(userId)
  channel.close()
}

/**
 * Follows sign-ins and sign-outs in other tabs. A sign-out there signs out here too. Signing in again there closes the
 * sign-in dialog here. A sign-in of another user there restarts this tab.
 * @returns a function that stops listening
 */
export function followOtherTabs({ history, location }: Pick<Window, 'history' | 'location'>): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<string | null>) => {
    const session = currentSession()
    const known = session.state === 'known' ? session.user : null
    if (data === null && known) {
      history.replaceState(null, '', '/')
      setSessionUser(null)
    } else if (data !== null && known && known.id !== data) location.assign('/')
    else if (data !== null) void fetchSession()
  }
  return () => channel.close()
}
