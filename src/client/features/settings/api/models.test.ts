import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { modelsQuery } from '#client/api/system/models-queries.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { modelMutation } from './models.ts'

afterEach(() => vi.unstubAllGlobals())

test('a poll sent before a download started does not hide it', async () => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
  const calls = holdCalls()
  const client = new QueryClient()
  const observer = new QueryObserver(client, modelsQuery)
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => calls.length).toBe(1)
  const download = new MutationObserver(client, modelMutation(client)).mutate({ name: 'tiny', act: 'download' })
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.answer(200, { models: [{ name: 'tiny', state: { status: 'downloading' } }] })
  await download
  calls[0]?.answer(200, { models: [{ name: 'tiny', state: { status: 'absent' } }] })
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(observer.getCurrentResult().data?.models[0]?.state.status).toBe('downloading')
  stop()
})
