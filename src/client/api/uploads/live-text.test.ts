import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { LiveSegment } from '#shared/contract/uploads.ts'
import { addLiveSegment, liveTextQuery } from './live-text.ts'

const segment = (index: number): LiveSegment => ({ index, start: index * 5, text: `Sentence ${index}.` })
const add = (client: QueryClient, index: number, recording = 'a') =>
  addLiveSegment(client, { type: 'live_text', recording, segment: segment(index) })
const textsOf = (client: QueryClient, recording = 'a') =>
  client.getQueryData(liveTextQuery(recording).queryKey)?.map(({ text }) => text)

afterEach(() => vi.unstubAllGlobals())

test('keeps segments in order, however they arrive, and none of them twice', () => {
  const client = new QueryClient()
  for (const index of [2, 0, 1, 2]) add(client, index)
  expect(textsOf(client)).toEqual(['Sentence 0.', 'Sentence 1.', 'Sentence 2.'])
})

test('each recording has its own live text', () => {
  const client = new QueryClient()
  add(client, 0, 'a')
  add(client, 1, 'b')
  expect(textsOf(client, 'a')).toEqual(['Sentence 0.'])
  expect(textsOf(client, 'b')).toEqual(['Sentence 1.'])
})

test('an answer that was read before an event removes nothing', async () => {
  const client = new QueryClient()
  let answer: (response: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const fetching = client.fetchQuery(liveTextQuery('a'))
  await expect.poll(() => client.isFetching()).toBe(1)
  add(client, 1)
  answer(Response.json({ segments: [segment(0)] }))
  await fetching
  expect(textsOf(client)).toEqual(['Sentence 0.', 'Sentence 1.'])
})
