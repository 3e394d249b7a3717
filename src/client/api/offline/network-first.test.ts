import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, networkError } from '../api-error.ts'
import { noteQuery, peaksQuery } from '../notes/note-queries.ts'
import { createQueryClient } from '../query-client.ts'
import { copiesShown } from './copies-shown.ts'

const offlineCopy = vi.hoisted(() => ({ find: vi.fn(), removeNote: vi.fn() }))
vi.mock('./offline-copy.ts', () => ({ offlineCopy, currentUserId: () => 'u1' }))

const COPY = { data: { id: 'n1', title: 'As it was' }, savedAt: 1_000 }
const { queryKey } = noteQuery('n1')

let client = createQueryClient()
beforeEach(() => {
  client = createQueryClient()
  offlineCopy.find.mockReset().mockResolvedValue(COPY)
  offlineCopy.removeNote.mockReset().mockResolvedValue(undefined)
})
afterEach(() => vi.useRealTimers())

const fetchNote = (queryFn: () => Promise<unknown>) => client.fetchQuery({ queryKey, queryFn })
const shown = () => [...copiesShown.get().values()]

test('returns the device’s copy if the server can’t be reached, and says from when it is', async () => {
  expect(await fetchNote(() => Promise.reject(networkError()))).toEqual(COPY.data)
  expect(offlineCopy.find).toHaveBeenCalledWith('u1', JSON.stringify(queryKey))
  expect(shown()).toEqual([1_000])
  await client.refetchQueries({ queryKey })
  expect(shown()).toEqual([1_000])

  client.getQueryCache().clear()
  await fetchNote(() => Promise.resolve({ id: 'n1', title: 'As it is' }))
  expect(shown()).toEqual([])
})

test('never returns the device’s copy of what the server refuses', async () => {
  const refused = new ApiError(403, 'x', { code: 'forbidden' })
  await expect(fetchNote(() => Promise.reject(refused))).rejects.toBe(refused)
  expect(offlineCopy.find).not.toHaveBeenCalled()
  expect(offlineCopy.removeNote).not.toHaveBeenCalled()
})

test('deletes the device’s copy of a note that is gone', async () => {
  const gone = new ApiError(404, 'x', { code: 'note_not_found' })
  await expect(fetchNote(() => Promise.reject(gone))).rejects.toBe(gone)
  await expect.poll(() => offlineCopy.removeNote).toHaveBeenCalledWith('n1')
})

test('keeps what is on screen rather than the copy, which is never newer', async () => {
  client.setQueryData(queryKey, { id: 'n1', title: 'On screen' } as never)
  await expect(
    client.fetchQuery({ queryKey, queryFn: () => Promise.reject(networkError()), staleTime: 0 }),
  ).rejects.toBeInstanceOf(ApiError)
  expect(client.getQueryData(queryKey)).toMatchObject({ title: 'On screen' })
  expect(offlineCopy.find).not.toHaveBeenCalled()
})

test('fails with the same error if the device has no copy, or can’t store any', async () => {
  const error = networkError()
  offlineCopy.find.mockResolvedValueOnce(null)
  await expect(fetchNote(() => Promise.reject(error))).rejects.toBe(error)
  offlineCopy.find.mockRejectedValueOnce(new DOMException('x', 'InvalidStateError'))
  await expect(fetchNote(() => Promise.reject(error))).rejects.toBe(error)
})

test('shows the copy while a slow network is silent, and the server’s answer once it arrives', async () => {
  vi.useFakeTimers()
  const answer = Promise.withResolvers<unknown>()
  const fetching = fetchNote(() => answer.promise)
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.poll(() => client.getQueryData(queryKey)).toEqual(COPY.data)
  expect([shown(), client.isFetching({ queryKey })]).toEqual([[1_000], 1])
  answer.resolve({ id: 'n1', title: 'As it is' })
  await fetching
  expect([client.getQueryData(queryKey), shown()]).toEqual([{ id: 'n1', title: 'As it is' }, []])
})

test('looks for copies only of what can be read offline', async () => {
  const error = networkError()
  const peaks = { ...peaksQuery('n1'), queryFn: () => Promise.reject(error) }
  await expect(client.fetchQuery(peaks)).rejects.toBe(error)
  expect(offlineCopy.find).not.toHaveBeenCalled()
})
