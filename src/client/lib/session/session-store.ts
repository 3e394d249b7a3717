import { callApi } from '#client/api/api-client.ts'
import { ApiError } from '#client/api/api-error.ts'
import { createStore } from '#client/lib/store.ts'
import type { User } from '#shared/contract/accounts.ts'
import { cacheUser, readCachedUser } from './cached-user.ts'

/**
 * The user of this page. It is not in the query cache, which visitors don't load; the cache copies it from here
 * (app/query-layer.ts).
 */
export type SessionState =
  | { state: 'asking' }
  | { state: 'failed'; error: unknown }
  /**
   * `user` is null for a visitor. `lost`: the session has ended while the user was working, and their page is still
   * open.
   */
  | { state: 'known'; user: User | null; lost?: true }

const store = createStore<SessionState>({ state: 'asking' })

export const currentSession = store.get

/** Calls back when it changes; returns a function that unsubscribes. */
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
 * @returns false if that was known already, or nobody is signed in.
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

/** No answer at all, the sign-in page of a network, or a proxy that has no answer from the server. */
const OUT_OF_REACH = new Set([0, 200, 502, 503, 504])

/**
 * Asks the server who is signed in. Without a network, while the server has no database, or when only a proxy answers,
 * assumes the user who was last signed in on this device: they may record, and the server checks what is uploaded later.
 */
export async function fetchSession(): Promise<void> {
  try {
    const user = await callApi('GET /api/user', {})
    // Nobody has signed out here, so the user's work is not discarded, however often the loss is noticed.
    if (user === null && isSignedIn() && readCachedUser(localStorage)) markSessionLost()
    else setSessionUser(user)
  } catch (error) {
    // A failed request does not erase what is already known.
    if (store.get().state === 'known') return
    const outOfReach = error instanceof ApiError && OUT_OF_REACH.has(error.status)
    const kept = outOfReach ? readCachedUser(localStorage) : null
    store.set(kept ? { state: 'known', user: kept } : { state: 'failed', error })
  }
}
