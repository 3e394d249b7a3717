import { type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * A query client that never trusts an answer that is older than its invalidation. The library lets the first request of
 * a query finish and takes its answer as fresh, although it may have been read before the change.
 */
export class FreshQueryClient extends QueryClient {
  override invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>): Promise<void> {
    if (filters?.refetchType !== 'none') this.#fetchPendingAgain(filters)
    return super.invalidateQueries(filters, options)
  }

  #fetchPendingAgain(filters: InvalidateQueryFilters | undefined): void {
    const pending = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
    for (const { queryKey, state, promise } of pending) {
      if (state.data !== undefined) continue
      const invalidate = () => super.invalidateQueries({ queryKey, exact: true })
      promise?.then(invalidate, invalidate)
    }
  }
}
