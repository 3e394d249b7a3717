import { afterEach, expect, test, vi } from 'vitest'
import { MAX_CHECKED_NOTES } from '#shared/limits.ts'
import { checkCopies } from './check-copies.ts'

const asked: string[][] = []
const removed: string[] = []

function setUp(kept: string[], readable: (ids: string[]) => string[]) {
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { ids } = JSON.parse(body)
    asked.push(ids)
    return Response.json({ ids: readable(ids) })
  })
  const copy = { listNoteIds: async () => kept, removeNote: async (id: string) => void removed.push(id) }
  return checkCopies(copy, 'u1')
}
afterEach(() => {
  asked.length = 0
  removed.length = 0
})

test('deletes exactly what the user can no longer read', async () => {
  await setUp(['n1', 'n2', 'n3'], () => ['n1', 'n3'])
  expect(removed).toEqual(['n2'])
})

test('asks in parts about more notes than the server accepts at once', async () => {
  const kept = Array.from({ length: MAX_CHECKED_NOTES + 1 }, (_, place) => `n${place}`)
  await setUp(kept, (ids) => ids)
  expect(asked.map(({ length }) => length)).toEqual([MAX_CHECKED_NOTES, 1])
  expect(removed).toEqual([])
})

test('sends no request if there are no copies, and deletes nothing without an answer', async () => {
  await setUp([], () => [])
  expect(asked).toEqual([])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const copy = { listNoteIds: async () => ['n1'], removeNote: async (id: string) => void removed.push(id) }
  await expect(checkCopies(copy, 'u1')).rejects.toThrow()
  expect(removed).toEqual([])
})
