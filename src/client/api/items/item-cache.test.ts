import { type InfiniteData, QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeNoteFollowUp } from '#client/testing/make-items.ts'
import type { NoteAnalysis, NoteFollowUp } from '#shared/contract/analysis.ts'
import { noteKeys } from '../notes/note-queries.ts'
import { dropItem, FOLLOW_UPS, patchItem, refreshAfterLast, refreshItemsChangedElsewhere } from './item-cache.ts'
import { followUpListQuery, type ItemPage, itemKeys } from './item-queries.ts'

const named = (id: string) => makeNoteFollowUp({ id, title: id })

const ALL = followUpListQuery().queryKey
const FIRST = followUpListQuery({ limit: 5 }).queryKey

function makeClient() {
  const client = new QueryClient()
  const pages = (...ids: string[]) => ({
    pages: ids.map((id) => ({ items: [named(id)], nextCursor: null, total: ids.length })),
    pageParams: [],
  })
  client.setQueryData<unknown>(ALL, pages('a', 'b'))
  client.setQueryData<unknown>(FIRST, pages('b'))
  client.setQueryData(itemKeys.reviewItems, { items: [], total: 0 })
  client.setQueryData(noteKeys.analysis('n'), { actionItems: [named('b')], events: [] })
  const listed = (key: QueryKey) =>
    client
      .getQueryData<InfiniteData<ItemPage<NoteFollowUp>>>(key)
      ?.pages.flatMap(({ items }) => items.map(({ title }) => title))
  const titles = () => ({
    all: listed(ALL),
    first: listed(FIRST),
    note: client.getQueryData<NoteAnalysis>(noteKeys.analysis('n'))?.actionItems.map(({ title }) => title),
  })
  return { client, titles }
}

test('shows a change in every list and in the note, and can undo it', () => {
  const { client, titles } = makeClient()
  const before = patchItem(client, FOLLOW_UPS, 'b', { title: 'changed' })
  expect(titles()).toEqual({ all: ['a', 'changed'], first: ['changed'], note: ['changed'] })
  patchItem(client, FOLLOW_UPS, 'b', before ?? {})
  expect(titles()).toEqual({ all: ['a', 'b'], first: ['b'], note: ['b'] })
})

test('removes an item everywhere and can restore it, without filling caches that were never fetched', () => {
  const { client, titles } = makeClient()
  const putBack = dropItem(client, FOLLOW_UPS, 'b')
  expect(titles()).toEqual({ all: ['a'], first: [], note: [] })
  putBack()
  expect(titles()).toEqual({ all: ['a', 'b'], first: ['b'], note: ['b'] })
  const empty = new QueryClient()
  expect(patchItem(empty, FOLLOW_UPS, 'a', { title: 'x' })).toBeUndefined()
  expect(empty.getQueryData(ALL)).toBeUndefined()
})

test('refetches what was changed elsewhere, unless it is being changed here', async () => {
  const { client } = makeClient()
  const isStale = () => client.getQueryState(ALL)?.isInvalidated
  const saved = Promise.withResolvers<void>()
  const saving = client
    .getMutationCache()
    .build(client, { mutationKey: FOLLOW_UPS.mutationKey, mutationFn: () => saved.promise })
    .execute(undefined)
  refreshItemsChangedElsewhere(client)
  expect(isStale()).toBe(false)
  saved.resolve()
  await saving
  refreshItemsChangedElsewhere(client)
  expect(isStale()).toBe(true)
  for (const queryKey of [noteKeys.analysis('n'), itemKeys.reviewItems]) {
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  }
})

/** A client with a list on screen, whose requests stay pending until they are answered. */
function showList() {
  const client = new QueryClient()
  const requests: PromiseWithResolvers<string>[] = []
  const queryFn = () => {
    const request = Promise.withResolvers<string>()
    requests.push(request)
    return request.promise
  }
  new QueryObserver(client, { queryKey: FOLLOW_UPS.listKey, queryFn }).subscribe(() => undefined)
  /** Starts a mutation. Returns a function that ends its call. */
  const mutate = () => {
    const call = Promise.withResolvers<void>()
    const mutation = client.getMutationCache().build(client, {
      mutationKey: FOLLOW_UPS.mutationKey,
      mutationFn: () => call.promise,
      onSettled: () => refreshAfterLast(client, FOLLOW_UPS),
    })
    void mutation.execute(undefined)
    return call.resolve
  }
  return { client, requests, mutate }
}

test('only the last of several concurrent mutations refetches', async () => {
  const { client, requests, mutate } = showList()
  requests[0]?.resolve('before')
  const [endFirst, endSecond] = [mutate(), mutate()]
  endFirst()
  await expect.poll(() => client.isMutating()).toBe(1)
  expect(requests).toHaveLength(1)
  endSecond()
  await expect.poll(() => requests).toHaveLength(2)
})

test('a mutation that ends while an earlier one still refetches is followed by a refetch', async () => {
  const { requests, mutate } = showList()
  requests[0]?.resolve('before')
  mutate()()
  await expect.poll(() => requests).toHaveLength(2)
  mutate()()
  await expect.poll(() => requests).toHaveLength(3)
})

test('what was changed elsewhere during a refetch is fetched again', async () => {
  const { client, requests, mutate } = showList()
  requests[0]?.resolve('before')
  mutate()()
  await expect.poll(() => requests).toHaveLength(2)
  refreshItemsChangedElsewhere(client)
  await expect.poll(() => requests).toHaveLength(3)
})
