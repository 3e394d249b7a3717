import { callApi } from '#client/api/api-client.ts'
import { isOutOfReach } from '#client/api/api-error.ts'
import { createStore } from '#client/lib/store.ts'
import type { User } from '#shared/contract/accounts.ts'
import { cacheUser, readCachedUser } from './cached-user.ts'

/**
 * The user of this page. It is not in the query cache, which is not loaded for visitors; the cache copies it from here
 * (app/query-layer.ts).
 */
export type SessionState =
  | { state: 'asking' }
  | { state: 'failed'; error: unknown }
  /**
   * `user` is null for a visitor. `lost` means that the session ended while the user was working, and their page is
   * still open.
   */
  | { state: 'known'; user: User | null; lost?: true }

const store = createStore<SessionState>({ state: 'asking' })

export const currentSession = store.get

/** Calls back when the session changes; returns a function that unsubscribes. */
export const subscribeToSession = store.subscribe

/** Sets the user after a sign-in or a change of the account, or null after a sign-out. */
export function setSessionUser(user: User | null): void {
  const session = store.get()
  if (session.state === 'known' && session.user === user && !session.lost) return
  cacheUser(localStorage, user)
  store.set({ state: 'known', user })
}

/**
 * Records that the server no longer knows the signed-in user's session.
 * @returns false if that was known already, or nobody is signed in
 */
export function markSessionLost(): boolean {
  const session = store.get()
  if (session.state !== 'known' || session.user === null || session.lost) return false
  store.set({ ...session, lost: true })
  return true
}

function isSignedIn(): boolean {
  const session = store.get()
  return session.state === 'known' && session.user !== null
}

/** Time without an answer after which the user is assumed to have no network, in milliseconds. */
const ANSWER_TIMEOUT_MS = 4_000

/**
 * Asks the server who is signed in. Without a network, while the server has no database, when only a proxy answers, or
 * until there is any answer, assumes that it is the user who was last signed in on this device: they may record, and
 * read what is on the device. The server checks later uploads.
 */
export async function fetchSession(): Promise<void> {
  const timer = setTimeout(() => {
    const user = store.get().state === 'asking' ? readCachedUser(localStorage) : null
    if (user) store.set({ state: 'known', user })
  }, ANSWER_TIMEOUT_MS)
  try {
    const user = await callApi('GET /api/user', {})
    // The user has not signed out here, so their work is not discarded, however often the loss is noticed.
    if (user === null && isSignedIn() && readCachedUser(localStorage)) markSessionLost()
    else setSessionUser(user)
  } catch (error) {
    // A failed request does not erase what is already known.
    if (store.get().state === 'known') return
    const kept = isOutOfReach(error) ? readCachedUser(localStorage) : null
    store.set(kept ? { state: 'known', user: kept } : { state: 'failed', error })
  } finally {
    clearTimeout(timer)
  }
}
