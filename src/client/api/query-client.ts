import { MutationCache, notifyManager, QueryCache, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { currentToast, showToast } from '#client/ui/overlays/toast-store.ts'
import { currentSession, markSessionLost } from '../lib/session/session-store.ts'
import { sessionQuery } from './account/session-query.ts'
import { ApiError, isOutOfReach } from './api-error.ts'
import { FreshQueryClient } from './fresh-query-client.ts'
import { networkFirst } from './offline/network-first.ts'

/** How to report a failure: as a toast with this title (and text, by default the server's), or not at all. */
interface FailureMeta extends Record<string, unknown> {
  errorToast?: { title: () => string; description?: (error: Error) => string } | false
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta
    mutationMeta: FailureMeta
  }
}

// Specification, section 9: unused data is kept for five minutes.
const KEEP_UNUSED_MS = 5 * 60_000

// The library's own timer runs after a click that is already queued: the second click of a double click would find its
// button not yet disabled, and create a second follow-up.
notifyManager.setScheduler(queueMicrotask)

/**
 * Creates the cache of everything fetched. Data never becomes stale by itself (live updates and mutations keep it
 * correct), and nothing is refetched on focus or retried. Without a network, notes come from the device
 * (offline/network-first.ts). A failed mutation shows a toast unless its meta says otherwise; a failed query does so
 * only if its meta asks for it and the server can be reached, since its panel shows the error. If a session turns out to have ended in the middle of
 * work, a dialog over the page asks the user to sign in again.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new FreshQueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (endLostSession(error)) return
        // That the server can't be reached is said by the frame and by the panel, which tries again.
        if (isOutOfReach(error) || tellsOfFailure()) return
        if (query.meta?.errorToast) showFailure(error, query.meta)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (endLostSession(error)) return
        if (mutation.meta?.errorToast !== false) showFailure(error, mutation.meta)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: KEEP_UNUSED_MS,
        refetchOnWindowFocus: false,
        retry: false,
        persister: networkFirst,
        // The browser may be wrong about the network, and the device has a copy.
        networkMode: 'always',
      },
      // Without a network, a change is refused at once. The library would hold it back until there is one, in a page
      // that may be closed before then.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

/** Returns what to tell users about an error: the server's message if there is one. */
export function describeError(error: unknown): string {
  return error instanceof ApiError ? error.userMessage : translate('error.unexpected')
}

/**
 * Whether a failure is being shown. What is refetched after a change fails with it, and must not replace its message, which
 * says more.
 */
function tellsOfFailure(): boolean {
  const toast = currentToast()
  return toast?.open === true && toast.variant === 'destructive'
}

function showFailure(error: Error, meta: FailureMeta | undefined): void {
  const toast = meta?.errorToast || undefined
  const reason = describeError(error)
  const description = toast?.description?.(error) ?? reason
  // If there is no network, that is what the user needs to know.
  const isComplete = description === reason || !(error instanceof ApiError) || error.code !== 'network'
  showToast({
    variant: 'destructive',
    title: toast?.title() ?? translate('error.short'),
    description: isComplete ? description : `${description} ${reason}`,
  })
}

/**
 * Switches to the visitor's routes, starting at the given address. The app then clears everything that was fetched for
 * the user.
 */
export function forgetUser(client: QueryClient, address: string): void {
  window.history.replaceState(null, '', address)
  client.setQueryData(sessionQuery.queryKey, null)
}

const allButSession = ({ queryKey }: { queryKey: QueryKey }) => queryKey[0] !== sessionQuery.queryKey[0]

/** Refetches everything on screen except the session. */
export function fetchAllAgain(client: QueryClient): void {
  void client.invalidateQueries({ predicate: allButSession })
}

/**
 * Clears everything fetched except the session. Call this only if nothing on screen uses the data, or if it is
 * refetched.
 */
export function clearFetched(client: QueryClient): void {
  client.removeQueries({ predicate: allButSession })
}

/**
 * Returns true if the error says that the session ended in the middle of work. The app then asks for the password over
 * the page, so that nothing on it is lost (app/layout/lost-session.tsx). A wrong password is a 401 too, but then nobody
 * is signed in. For errors that don't pass through queries or mutations (uploads).
 */
export function endLostSession(error: unknown): boolean {
  const refused = error instanceof ApiError && error.status === 401 && error.code === 'unauthorized'
  const session = currentSession()
  if (!refused || session.state !== 'known' || session.user === null) return false
  markSessionLost()
  return true
}
