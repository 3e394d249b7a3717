import { type InfiniteData, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { NoteAnalysis } from '#shared/contract/analysis.ts'
import { noteKeys } from '../notes/note-queries.ts'
import { closingOffersQuery, dashboardStatsQuery, type ItemPage, itemKeys } from './item-queries.ts'

type Field = 'actionItems' | 'events'

/** Follow-ups or events. Each item is cached in the pages of lists and in its note's analysis. */
export interface ItemKind<F extends Field> {
  field: F
  /** The prefix of the query keys of its lists. */
  listKey: QueryKey
  /** Other query keys that change with them. */
  relatedKeys: readonly QueryKey[]
  /** The key of all mutations that change them. */
  mutationKey: QueryKey
}

export type Item<F extends Field> = NoteAnalysis[F][number]

export const FOLLOW_UPS: ItemKind<'actionItems'> = {
  field: 'actionItems',
  listKey: itemKeys.taskLists,
  relatedKeys: [itemKeys.taskCounts, dashboardStatsQuery.queryKey, closingOffersQuery.queryKey],
  mutationKey: ['task-changes'],
}

export const EVENTS: ItemKind<'events'> = {
  field: 'events',
  listKey: itemKeys.eventLists,
  relatedKeys: [],
  mutationKey: ['event-changes'],
}

const ANALYSES = [...noteKeys.all, 'analysis'] as const

/** Cancels requests under way that would overwrite a change with older data. */
export async function cancelItemRequests<F extends Field>(
  client: QueryClient,
  { listKey }: ItemKind<F>,
): Promise<void> {
  await Promise.all([listKey, ANALYSES].map((queryKey) => client.cancelQueries({ queryKey })))
}

/** Applies a change to a follow-up or event wherever it is cached. Returns the item as it was before. */
export function patchItem<F extends Field>(
  client: QueryClient,
  kind: ItemKind<F>,
  id: string,
  change: Partial<Item<F>>,
): Item<F> | undefined {
  let before: Item<F> | undefined
  mapItems(client, kind, (items) =>
    items.map((item) => {
      if (item.id !== id) return item
      before = item
      return { ...item, ...change }
    }),
  )
  return before
}

/** Removes a follow-up or event wherever it is cached. Returns a function that restores everything. */
export function dropItem<F extends Field>(client: QueryClient, kind: ItemKind<F>, id: string): () => void {
  const before = [kind.listKey, ANALYSES].flatMap((queryKey) => client.getQueriesData({ queryKey }))
  mapItems(client, kind, (items) => items.filter((item) => item.id !== id))
  return () => {
    for (const [queryKey, data] of before) client.setQueryData(queryKey, data)
  }
}

/** The number of finished mutations that are waiting for their refetch, by the key of the mutations. */
const refetching = new WeakMap<QueryClient, Map<QueryKey, number>>()

/**
 * Counts the mutations whose change the server may not have applied yet. A mutation that is refetching is still
 * pending, so it is subtracted.
 */
function countUnderWay(client: QueryClient, mutationKey: QueryKey): number {
  return client.isMutating({ mutationKey }) - (refetching.get(client)?.get(mutationKey) ?? 0)
}

/**
 * Refetches the follow-ups or events on screen. To be called by a finished mutation, which waits for it. Only the last
 * of several concurrent mutations refetches, so that no answer overwrites a later click with earlier data.
 */
export async function refreshAfterLast<F extends Field>(
  client: QueryClient,
  { listKey, relatedKeys, mutationKey }: ItemKind<F>,
): Promise<void> {
  if (countUnderWay(client, mutationKey) > 1) return
  const counts = refetching.get(client) ?? new Map<QueryKey, number>()
  refetching.set(client, counts)
  const add = (count: number) => counts.set(mutationKey, (counts.get(mutationKey) ?? 0) + count)
  add(1)
  try {
    const keys = [listKey, ANALYSES, ...relatedKeys]
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  } finally {
    add(-1)
  }
}

/** Returns `refreshAfterLast` for the app's cache. */
export function useRefreshAfterLast<F extends Field>(kind: ItemKind<F>): () => Promise<void> {
  const client = useQueryClient()
  return () => refreshAfterLast(client, kind)
}

/**
 * Refetches follow-ups and events that the user has changed on another page or device. If they are being changed here
 * too, the refetch that follows these changes is enough.
 */
export function refreshItemsChangedElsewhere(client: QueryClient): void {
  for (const { listKey, relatedKeys, mutationKey } of [FOLLOW_UPS, EVENTS]) {
    if (countUnderWay(client, mutationKey) > 0) continue
    for (const queryKey of [listKey, ANALYSES, ...relatedKeys]) void client.invalidateQueries({ queryKey })
  }
  void client.invalidateQueries({ queryKey: itemKeys.reviewItems })
}

function mapItems<F extends Field>(
  client: QueryClient,
  { field, listKey }: ItemKind<F>,
  map: (items: readonly Item<F>[]) => Item<F>[],
): void {
  client.setQueriesData<InfiniteData<ItemPage<Item<F>>>>(
    { queryKey: listKey },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: map(page.items) })) },
  )
  client.setQueriesData<NoteAnalysis>(
    { queryKey: ANALYSES },
    (analysis) => analysis && { ...analysis, [field]: map(analysis[field]) },
  )
}
