import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { showToast } from '#client/ui/toast-store.ts'
import { ApiError } from './api-error.ts'
import { sessionQuery } from './session-query.ts'

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

/**
 * The cache of everything fetched. Data never goes stale by itself (live updates and mutations keep it right), nothing
 * is fetched again on focus, nothing is retried. A failed mutation shows a toast unless its meta says otherwise; a
 * failed query only when its meta asks for one, since its panel shows the error.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (endLostSession(client, error)) return
        if (query.meta?.errorToast) tellFailure(error, query.meta)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (endLostSession(client, error)) return
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
  return error instanceof ApiError ? error.userMessage : translate('error.unexpected')
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
 * When the session ended in the middle of work, says so and shows the visitor's routes; true if it was that. A wrong
 * password at sign-in is a 401 too, but nobody is signed in then.
 */
export function endLostSession(client: QueryClient, error: unknown): boolean {
  const lost = error instanceof ApiError && error.status === 401 && error.code === 'unauthorized'
  if (!lost || !client.getQueryData(sessionQuery.queryKey)) return false
  showToast({
    variant: 'destructive',
    title: translate('session.unauthorized'),
    description: translate('session.loggedOut'),
  })
  client.setQueryData(sessionQuery.queryKey, null)
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] })
  return true
}
