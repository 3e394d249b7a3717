import { expect, test, vi } from 'vitest'
import { openPendingRecordings, type PendingRecording } from './pending-recordings.ts'
import { NOTHING_SENT } from './sent-so-far.ts'

const RECORDING: PendingRecording = {
  id: 'a',
  userId: 'u',
  startedAt: '2026-03-02T10:00:00.000Z',
  timezone: 'UTC',
  language: 'en',
  mime: 'audio/webm',
  seconds: 0,
}
const SENT = { ...NOTHING_SENT, uploadId: 'upload', offset: 5 }

let databases = 0
/** Opens a store with one recording of two chunks. */
async function setUp() {
  databases += 1
  const store = openPendingRecordings(`recordings-test-${databases}`)
  await store.begin(RECORDING)
  await store.append('a', 0, new Blob(['hello ']), { seconds: 1 })
  await store.append('a', 1, new Blob(['world']), { seconds: 2 })
  return store
}

test('stores what was sent with the recording, and keeps it when the recording grows', async () => {
  const store = await setUp()
  await store.noteSent('a', SENT)
  await store.append('a', 2, new Blob(['!']), { seconds: 3 })
  expect(await store.find('a')).toEqual({ ...RECORDING, seconds: 3, sent: SENT })
  expect(await (await store.read('a'))?.text()).toBe('hello world!')
})

test('deletes the audio of a discarded recording, which is remembered until the server knows', async () => {
  const store = await setUp()
  await store.noteSent('a', SENT)
  await store.discard('a')
  await store.append('a', 2, new Blob(['!']), { seconds: 3 })
  expect([await store.list('u'), await store.read('a')]).toEqual([[], null])
  expect(await store.listDiscarded('u')).toMatchObject([{ id: 'a', sent: SENT }])
  expect(await store.listDiscarded('other')).toEqual([])
  await store.remove('a')
  expect(await store.listDiscarded('u')).toEqual([])
})

test('remembers nothing about a recording that is gone', async () => {
  const store = await setUp()
  await store.remove('a')
  await store.noteSent('a', SENT)
  await store.discard('a')
  expect([await store.find('a'), await store.listDiscarded('u')]).toEqual([null, []])
})

test('refuses a chunk of a recording that is gone, because it would be stored nowhere', async () => {
  const store = await setUp()
  await store.remove('a')
  const appended = await store.append('a', 2, new Blob(['!']), { seconds: 3 }).catch((error: unknown) => error)
  expect(appended).toBeInstanceOf(Error)
})

test('a device can store recordings unless it is full or writing is forbidden', async () => {
  const store = await setUp()
  expect(await store.canStore()).toBe(true)
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValueOnce({ quota: 1_000_000_000, usage: 960_000_000 })
  expect(await store.canStore()).toBe(false)
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(await openPendingRecordings('recordings-test-forbidden').canStore()).toBe(false)
})
