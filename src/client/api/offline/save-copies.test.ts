import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { networkError } from '../api-error.ts'
import { forgetNotes } from '../notes/note-cache.ts'
import { noteQuery, peaksQuery, recentNotesQuery } from '../notes/note-queries.ts'
import { createQueryClient } from '../query-client.ts'
import type { OfflineCopy } from './offline-copy.ts'
import { saveCopies } from './save-copies.ts'

vi.mock('./offline-copy.ts', () => ({
  offlineCopy: {
    find: async () => ({ data: { id: 'n1', title: 'As it was' }, savedAt: 1 }),
    removeNote: async () => {},
  },
  currentUserId: () => 'u1',
}))

const stops: Array<() => void> = []
const observed: Array<() => void> = []
function leave() {
  for (const stop of observed.splice(0)) stop()
}
afterEach(() => {
  leave()
  for (const stop of stops.splice(0)) stop()
})

function setUp(user: { id: string | null } = { id: 'u1' }) {
  const client = createQueryClient()
  const save = vi.fn<OfflineCopy['save']>().mockResolvedValue(undefined)
  const saving = saveCopies(client, { copy: { save }, currentUserId: () => user.id })
  stops.push(saving.stop, () => client.clear())
  const saved = () => save.mock.calls.map(([userId, { noteId, data }]) => ({ userId, noteId, data }))
  const watch = (options: { queryKey: readonly unknown[] }, data: () => Promise<unknown>) => {
    const observer = new QueryObserver<unknown>(client, { ...options, queryFn: data } as never)
    observed.push(observer.subscribe(() => {}))
    return expect.poll(() => client.isFetching()).toBe(0)
  }
  return { client, save, saving, saved, watch }
}

test('saves what is on screen, and again when it changes', async () => {
  const { client, saving, saved, watch } = setUp()
  await watch(noteQuery('n1'), async () => ({ title: 'First' }))
  await watch(recentNotesQuery, async () => [])
  await saving.saveNow()
  expect(saved()).toEqual([
    { userId: 'u1', noteId: 'n1', data: { title: 'First' } },
    { userId: 'u1', noteId: null, data: [] },
  ])
  client.setQueryData(noteQuery('n1').queryKey, { title: 'Second' } as never)
  await saving.saveNow()
  expect(saved().at(-1)).toEqual({ userId: 'u1', noteId: 'n1', data: { title: 'Second' } })
})

test('saves neither what no page shows nor what can’t be read offline', async () => {
  const { client, save, saving, watch } = setUp()
  client.setQueryData(noteQuery('n1').queryKey, { title: 'Elsewhere' } as never)
  await watch(peaksQuery('n1'), async () => ({ peaks: [] }))
  await saving.saveNow()
  expect(save).not.toHaveBeenCalled()
})

test('saves what a page showed when it is left, but not a note that was deleted meanwhile', async () => {
  const { client, saving, saved, watch } = setUp()
  await watch(noteQuery('n1'), async () => ({ title: 'Left' }))
  await watch(noteQuery('n2'), async () => ({ title: 'Deleted' }))
  forgetNotes(client, ['n2'])
  leave()
  await saving.saveNow()
  expect(saved()).toEqual([{ userId: 'u1', noteId: 'n1', data: { title: 'Left' } }])
})

test('never saves a copy again as if it were fresh', async () => {
  const { client, save, saving, watch } = setUp()
  await watch(noteQuery('n1'), () => Promise.reject(networkError()))
  expect(client.getQueryData(noteQuery('n1').queryKey)).toMatchObject({ title: 'As it was' })
  await saving.saveNow()
  expect(save).not.toHaveBeenCalled()
})

test('saves nothing once the session has ended', async () => {
  const user: { id: string | null } = { id: 'u1' }
  const { save, saving, watch } = setUp(user)
  await watch(noteQuery('n1'), async () => ({ title: 'First' }))
  user.id = null
  await saving.saveNow()
  expect(save).not.toHaveBeenCalled()
})
