import { callApi } from '#client/api/api-client.ts'
import { ApiError } from '#client/api/api-error.ts'
import { createStore } from '#client/lib/store.ts'
import type { User } from '#shared/contract/accounts.ts'
import { cacheUser, readCachedUser } from './cached-user.ts'

/**
 * Who uses this page. Not in the query cache, which visitors don't load; the cache takes it over from here
 * (app/query-layer.ts).
 */
export type SessionState =
  | { state: 'asking' }
  | { state: 'failed'; error: unknown }
  /** `user` is null for a visitor. `lost`: their session has ended under them, and nothing of theirs is given up yet. */
  | { state: 'known'; user: User | null; lost?: true }

const store = createStore<SessionState>({ state: 'asking' })

export const currentSession = store.get

/** Calls back when it changes; returns the way to stop. */
export const subscribeToSession = store.subscribe

/** Somebody has signed in or changed (their account as it is now), or has signed out (null). */
export function setSessionUser(user: User | null): void {
  const session = store.get()
  if (session.state === 'known' && session.user === user && !session.lost) return
  cacheUser(localStorage, user)
  store.set({ state: 'known', user })
}

/**
 * The server no longer knows the session of whoever is signed in here.
 * @returns false when that was known already, or nobody is.
 */
export function markSessionLost(): boolean {
  const session = store.get()
  if (session.state !== 'known' || session.user === null || session.lost) return false
  store.set({ ...session, lost: true })
  return true
}

/**
 * Asks the server who is signed in. Without a network, or while the server has no database, whoever was signed in last on this device is taken to be so
 * still: they may record, and the server will judge what is sent to it.
 */
export async function fetchSession(): Promise<void> {
  try {
    const user = await callApi('GET /api/user', {})
    // Nobody has signed out here: what they were doing is not given up.
    if (user === null && readCachedUser(localStorage) && markSessionLost()) return
    setSessionUser(user)
  } catch (error) {
    // What is known already is not forgotten for a question that failed.
    if (store.get().state === 'known') return
    const outOfReach = error instanceof ApiError && (error.code === 'network' || error.status === 503)
    const kept = outOfReach ? readCachedUser(localStorage) : null
    store.set(kept ? { state: 'known', user: kept } : { state: 'failed', error })
  }
}
