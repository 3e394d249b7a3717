import { type InfiniteData, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { NoteAnalysis } from '#shared/contract/analysis.ts'
import { closingOffersQuery, dashboardStatsQuery, type FindingPage, findingKeys } from './finding-queries.ts'
import { noteKeys } from './note-queries.ts'

type Field = 'actionItems' | 'events'

/** Tasks or events: each is cached in the pages of lists and in the analysis of its note. */
export interface FindingKind<F extends Field> {
  field: F
  /** What the keys of its lists begin with. */
  listKey: QueryKey
  /** What else changes with them. */
  relatedKeys: readonly QueryKey[]
  /** Of all mutations that change them. */
  mutationKey: QueryKey
}

export type Finding<F extends Field> = NoteAnalysis[F][number]

export const TASKS: FindingKind<'actionItems'> = {
  field: 'actionItems',
  listKey: findingKeys.taskLists,
  relatedKeys: [findingKeys.taskCounts, dashboardStatsQuery.queryKey, closingOffersQuery.queryKey],
  mutationKey: ['task-changes'],
}

export const EVENTS: FindingKind<'events'> = {
  field: 'events',
  listKey: findingKeys.eventLists,
  relatedKeys: [],
  mutationKey: ['event-changes'],
}

const ANALYSES = [...noteKeys.all, 'analysis'] as const

/** Breaks off what is under way and would lay an older state over a change. */
export async function holdFindings<F extends Field>(client: QueryClient, { listKey }: FindingKind<F>): Promise<void> {
  await Promise.all([listKey, ANALYSES].map((queryKey) => client.cancelQueries({ queryKey })))
}

/** Lays a change over a task or event wherever it is cached. Returns it as it was. */
export function patchFinding<F extends Field>(
  client: QueryClient,
  kind: FindingKind<F>,
  id: string,
  change: Partial<Finding<F>>,
): Finding<F> | undefined {
  let before: Finding<F> | undefined
  mapFindings(client, kind, (items) =>
    items.map((item) => {
      if (item.id !== id) return item
      before = item
      return { ...item, ...change }
    }),
  )
  return before
}

/** Takes a task or event out of wherever it is cached. Returns what puts everything back as it was. */
export function dropFinding<F extends Field>(client: QueryClient, kind: FindingKind<F>, id: string): () => void {
  const before = [kind.listKey, ANALYSES].flatMap((queryKey) => client.getQueriesData({ queryKey }))
  mapFindings(client, kind, (items) => items.filter((item) => item.id !== id))
  return () => {
    for (const [queryKey, data] of before) client.setQueryData(queryKey, data)
  }
}

/**
 * Returns what fetches tasks or events anew, where they are shown; for when a mutation has ended. Only the last of
 * several at once does so: no answer may lay an earlier state over a later click.
 */
export function useRefreshAfterLast<F extends Field>({ listKey, relatedKeys, mutationKey }: FindingKind<F>) {
  const client = useQueryClient()
  return async () => {
    if (client.isMutating({ mutationKey }) > 1) return
    const keys = [listKey, ANALYSES, ...relatedKeys]
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  }
}

function mapFindings<F extends Field>(
  client: QueryClient,
  { field, listKey }: FindingKind<F>,
  map: (items: readonly Finding<F>[]) => Finding<F>[],
): void {
  client.setQueriesData<InfiniteData<FindingPage<Finding<F>>>>(
    { queryKey: listKey },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: map(page.items) })) },
  )
  client.setQueriesData<NoteAnalysis>(
    { queryKey: ANALYSES },
    (analysis) => analysis && { ...analysis, [field]: map(analysis[field]) },
  )
}
