import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { Settings } from '#shared/contract/settings.ts'
import { settingsMutation, settingsQuery } from './settings-query.ts'

afterEach(() => vi.unstubAllGlobals())

/** Answers each request when the test tells it to. */
function holdAnswers() {
  const requests: { change: Partial<Settings>; answer: (settings: Partial<Settings> | null) => void }[] = []
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const held = Promise.withResolvers<Response>()
    const answer = (settings: Partial<Settings> | null) =>
      held.resolve(settings ? Response.json(settings) : new Response('', { status: 500 }))
    requests.push({ change: JSON.parse(body), answer })
    return held.promise
  })
  return requests
}

function startWith(settings: Partial<Settings>) {
  const client = new QueryClient()
  client.setQueryData(settingsQuery.queryKey, settings as Settings)
  const change = (wanted: Partial<Settings>) =>
    new MutationObserver(client, settingsMutation(client)).mutate(wanted).catch(() => undefined)
  return { change, shown: () => client.getQueryData(settingsQuery.queryKey) }
}

test('an earlier answer does not undo a later choice', async () => {
  const requests = holdAnswers()
  const { change, shown } = startWith({ audioRetentionDays: null, noteRetentionDays: null })
  const first = change({ audioRetentionDays: 90 })
  const second = change({ noteRetentionDays: 365 })
  await expect.poll(() => requests.length).toBe(1)
  requests[0]?.answer({ audioRetentionDays: 90, noteRetentionDays: null })
  await first
  expect(shown()).toEqual({ audioRetentionDays: 90, noteRetentionDays: 365 })
  // The second was sent only afterwards, so that the server receives them in the order in which they were chosen.
  await expect.poll(() => requests.length).toBe(2)
  requests[1]?.answer({ audioRetentionDays: 90, noteRetentionDays: 365, taskReminders: false })
  await second
  expect(shown()).toEqual({ audioRetentionDays: 90, noteRetentionDays: 365, taskReminders: false })
})

test('a failed change undoes only itself', async () => {
  const requests = holdAnswers()
  const { change, shown } = startWith({ audioRetentionDays: null, noteRetentionDays: null })
  const first = change({ audioRetentionDays: 90 })
  const second = change({ noteRetentionDays: 365 })
  await expect.poll(() => requests.length).toBe(1)
  requests[0]?.answer(null)
  await first
  expect(shown()).toEqual({ audioRetentionDays: null, noteRetentionDays: 365 })
  await expect.poll(() => requests.length).toBe(2)
  requests[1]?.answer({ audioRetentionDays: null, noteRetentionDays: 365 })
  await second
  expect(shown()).toEqual({ audioRetentionDays: null, noteRetentionDays: 365 })
})
