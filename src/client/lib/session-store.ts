import type { User } from '#shared/contract/accounts.ts'
import { callApi } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { keepUser, readKeptUser } from './kept-user.ts'

/**
 * Who uses this page. Not in the query cache, which visitors don't load; the cache takes it over from here
 * (app/query-layer.ts).
 */
export type SessionState =
  | { state: 'asking' }
  | { state: 'failed'; error: unknown }
  /** `user` is null for a visitor. */
  | { state: 'known'; user: User | null }

const listeners = new Set<() => void>()
let session: SessionState = { state: 'asking' }

export function currentSession(): SessionState {
  return session
}

/** Calls back when it changes; returns the way to stop. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Somebody has signed in or changed (their account as it is now), or has signed out (null). */
export function setSessionUser(user: User | null): void {
  if (session.state === 'known' && session.user === user) return
  keepUser(localStorage, user)
  set({ state: 'known', user })
}

/**
 * Asks the server who is signed in. Without a network whoever was signed in last on this device is taken to be so
 * still: they may record, and the server will judge what is sent to it.
 */
export async function askForSession(): Promise<void> {
  try {
    setSessionUser(await callApi('GET /api/user', {}))
  } catch (error) {
    // What is known already is not forgotten for a question that failed.
    if (session.state === 'known') return
    const kept = error instanceof ApiError && error.code === 'network' ? readKeptUser(localStorage) : null
    set(kept ? { state: 'known', user: kept } : { state: 'failed', error })
  }
}

function set(next: SessionState): void {
  session = next
  for (const listener of listeners) listener()
}
