import { MutationCache, notifyManager, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { currentSession, markSessionLost } from '../lib/session/session-store.ts'
import { sessionQuery } from './account/session-query.ts'
import { ApiError } from './api-error.ts'

/** How a failure is told: by a toast with this title (and text, else the server's), or not at all. */
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

// The library's own timer runs after a click that is already waiting: the second of a double click would find its button
// not yet busy, and make a second task.
notifyManager.setScheduler(queueMicrotask)

/**
 * The cache of everything fetched. Data never goes stale by itself (live updates and mutations keep it right), nothing
 * is fetched again on focus, nothing is retried. A failed mutation shows a toast unless its meta says otherwise; a
 * failed query only when its meta asks for one, since its panel shows the error.
 * A session that turns out to have ended in the middle of work is asked for anew, above what is being written.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (endLostSession(error)) return
        if (query.meta?.errorToast) tellFailure(error, query.meta)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (endLostSession(error)) return
        if (mutation.meta?.errorToast !== false) tellFailure(error, mutation.meta)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: KEEP_UNUSED_MS,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
  return client
}

/** What to tell people about an error: the server's message where there is one. */
export function describeError(error: unknown): string {
  if (error instanceof ApiError) {
    // Translated now: the error may have come before the texts did.
    return error.code === 'network' ? translate('error.network') : error.userMessage || translate('error.unexpected')
  }
  return translate('error.unexpected')
}

function tellFailure(error: Error, meta: FailureMeta | undefined): void {
  const toast = meta?.errorToast || undefined
  showToast({
    variant: 'destructive',
    title: toast?.title() ?? translate('error.short'),
    description: toast?.description?.(error) ?? describeError(error),
  })
}

/**
 * Shows the visitor's routes from now on, which begin at the address given; the app then clears everything that was
 * fetched for the user.
 */
export function forgetUser(client: QueryClient, address: string): void {
  window.history.replaceState(null, '', address)
  client.setQueryData(sessionQuery.queryKey, null)
}

const allButSession = ({ queryKey }: { queryKey: QueryKey }) => queryKey[0] !== sessionQuery.queryKey[0]

/** Fetches what is shown again, all but the session. */
export function fetchAllAgain(client: QueryClient): void {
  void client.invalidateQueries({ predicate: allButSession })
}

/** Clears everything fetched but the session. Only once nothing shown asks for it, or it would be fetched again. */
export function clearFetched(client: QueryClient): void {
  client.removeQueries({ predicate: allButSession })
}

/**
 * If the error says that the session ended in the middle of work, returns true; the app then asks for the password above
 * the page, so that nothing on it is lost (app/layout/lost-session.tsx).
 * A wrong password is a 401 too, but then nobody is signed in. For errors that don't pass through queries or mutations
 * (uploads).
 */
export function endLostSession(error: unknown): boolean {
  const refused = error instanceof ApiError && error.status === 401 && error.code === 'unauthorized'
  const session = currentSession()
  if (!refused || session.state !== 'known' || session.user === null) return false
  markSessionLost()
  return true
}
