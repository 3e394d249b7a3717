import { type InfiniteData, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { NoteAnalysis } from '#shared/contract/analysis.ts'
import { noteKeys } from '../notes/note-queries.ts'
import { closingOffersQuery, dashboardStatsQuery, type ItemPage, itemKeys } from './item-queries.ts'

type Field = 'actionItems' | 'events'

/** Tasks or events. Each item is cached in the pages of lists and in the analysis of its note. */
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

export const TASKS: ItemKind<'actionItems'> = {
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

/** Applies a change to a task or event wherever it is cached. Returns the item as it was before. */
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

/** Removes a task or event wherever it is cached. Returns a function that restores everything. */
export function dropItem<F extends Field>(client: QueryClient, kind: ItemKind<F>, id: string): () => void {
  const before = [kind.listKey, ANALYSES].flatMap((queryKey) => client.getQueriesData({ queryKey }))
  mapItems(client, kind, (items) => items.filter((item) => item.id !== id))
  return () => {
    for (const [queryKey, data] of before) client.setQueryData(queryKey, data)
  }
}

/**
 * Returns a function that refetches the tasks or events on screen, to be called when a mutation has ended. Only the
 * last of several concurrent mutations refetches, so that no answer overwrites a later click with earlier data.
 */
export function useRefreshAfterLast<F extends Field>({ listKey, relatedKeys, mutationKey }: ItemKind<F>) {
  const client = useQueryClient()
  return async () => {
    if (client.isMutating({ mutationKey }) > 1) return
    const keys = [listKey, ANALYSES, ...relatedKeys]
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  }
}

/**
 * Refetches tasks and events that the user has changed on another page or device. While they are being changed here,
 * the refetch that follows these changes is enough.
 */
export function refreshItemsChangedElsewhere(client: QueryClient): void {
  for (const { listKey, relatedKeys, mutationKey } of [TASKS, EVENTS]) {
    if (client.isMutating({ mutationKey }) > 0) continue
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
