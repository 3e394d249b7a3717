import { expect, test } from 'vitest'
import { openReceivedFiles, type ReceivedFile } from './received-files.ts'

const HOUR_MS = 3_600_000
const NOW = 100 * HOUR_MS

/** Stores a file as the service worker does. */
async function store(databaseName: string, id: string, receivedAt: number): Promise<void> {
  const opening = indexedDB.open(databaseName, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('files', { keyPath: 'id' })
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const received: ReceivedFile = { id, file: new File([id], `${id}.ogg`, { type: 'audio/ogg' }), receivedAt }
  const transaction = opening.result.transaction('files', 'readwrite')
  transaction.objectStore('files').put(received)
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  opening.result.close()
}

test('a received file is kept for a day, reads back unchanged, and is gone once it is removed', async () => {
  const name = 'received-files-test'
  await store(name, 'new', NOW)
  await store(name, 'older', NOW - 23 * HOUR_MS)
  await store(name, 'old', NOW - 25 * HOUR_MS)
  const received = openReceivedFiles(name)
  const files = await received.list(NOW)
  expect(files.map(({ id }) => id)).toEqual(['older', 'new'])
  expect([files[0]?.file.name, await files[0]?.file.text()]).toEqual(['older.ogg', 'older'])
  // The old file is deleted, not only left out.
  expect(await received.list(0)).toHaveLength(2)
  await received.remove(['older', 'new'])
  expect(await received.list(NOW)).toEqual([])
})

test('lists nothing if nothing was ever received', async () => {
  expect(await openReceivedFiles('received-files-test-empty').list(NOW)).toEqual([])
})
