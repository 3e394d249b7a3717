import { expect, test, vi } from 'vitest'
import { type OfflineCopy, openOfflineCopy } from './offline-copy.ts'

let databases = 0
function open(limits?: { notes: number }) {
  databases += 1
  return openOfflineCopy(`offline-test-${databases}`, limits)
}

const save = (copy: OfflineCopy, hash: string, noteId: string | null, data: unknown, now = 1, userId = 'u1') =>
  copy.save(userId, { hash, noteId, data, now })
const dataOf = async (copy: OfflineCopy, hash: string, userId = 'u1') => (await copy.find(userId, hash))?.data ?? null

test('returns what was saved last, with its time', async () => {
  const copy = open()
  await save(copy, 'note', 'n1', { title: 'First' }, 1)
  await save(copy, 'note', 'n1', { title: 'Second' }, 2)
  expect(await copy.find('u1', 'note')).toEqual({ data: { title: 'Second' }, savedAt: 2 })
  expect(await copy.find('u1', 'other')).toBeNull()
})

test('returns nothing to another user, and deletes everything once something of theirs is saved', async () => {
  const copy = open()
  await save(copy, 'note', 'n1', 'of the first')
  expect(await dataOf(copy, 'note', 'u2')).toBeNull()
  expect(await copy.listNoteIds('u2')).toEqual([])
  await save(copy, 'recent', null, [], 2, 'u2')
  expect([await dataOf(copy, 'note', 'u1'), await dataOf(copy, 'note', 'u2')]).toEqual([null, null])
})

test('keeps the notes opened last, with all of their parts', async () => {
  const copy = open({ notes: 2 })
  await save(copy, 'note 1', 'n1', 'a', 1)
  await save(copy, 'text 1', 'n1', 'b', 2)
  await save(copy, 'note 2', 'n2', 'c', 3)
  await save(copy, 'note 1', 'n1', 'd', 4)
  await save(copy, 'note 3', 'n3', 'e', 5)
  const found = await Promise.all(['note 1', 'text 1', 'note 2', 'note 3'].map((hash) => dataOf(copy, hash)))
  expect(found).toEqual(['d', 'b', null, 'e'])
})

test('keeps no more than its limit of characters', async () => {
  const copy = open()
  const long = 'a'.repeat(11_000_000)
  await save(copy, 'note 1', 'n1', long, 1)
  await save(copy, 'note 2', 'n2', long, 2)
  expect([await dataOf(copy, 'note 1'), (await dataOf(copy, 'note 2')) === long]).toEqual([null, true])
  await save(copy, 'list', null, [], 3)
  await save(copy, 'list', null, [long], 4)
  expect(await dataOf(copy, 'list')).toBeNull()
})

test('deletes a note with all of its text, including in lists', async () => {
  const copy = open()
  const listed = { id: 'n1', transcription: 'Secret.' }
  await save(copy, 'note', 'n1', { title: 'Secret' })
  await save(copy, 'recent', null, [listed, { id: 'n2', transcription: '' }])
  await save(copy, 'odd', null, { n1: 'Secret.' })
  expect(await copy.listNoteIds('u1')).toEqual(['n1', 'n2'])
  await copy.removeNote('n1')
  const left = await Promise.all(['note', 'recent', 'odd'].map((hash) => dataOf(copy, hash)))
  expect(left).toEqual([null, [{ id: 'n2', transcription: '' }], null])
})

test('closes its database when that is deleted, and opens a new one', async () => {
  const copy = open()
  await save(copy, 'note', 'n1', 'a')
  const deleted = vi.fn()
  indexedDB.deleteDatabase(`offline-test-${databases}`).onsuccess = deleted
  await expect.poll(() => deleted.mock.calls.length).toBe(1)
  expect(await dataOf(copy, 'note')).toBeNull()
  await save(copy, 'note', 'n1', 'b')
  expect(await dataOf(copy, 'note')).toBe('b')
})
