import { randomBytes } from 'node:crypto'
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type FakeS3, startS3Server } from '#test/fakes/s3-server.ts'
import { readStored } from '#test/stored-audio.ts'
import { openFileStorage } from '../file-storage.ts'
import { openStorage } from '../open-storage.ts'
import type { Storage } from '../storage.ts'
import { openMoveJournal } from './move-journal.ts'
import { copyStorage, deleteSource } from './move-storage.ts'

let root: string
let s3: FakeS3
let folder: Storage
let bucket: Storage
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dictum-move-'))
  s3 = await startS3Server()
  folder = await openFileStorage(join(root, 'audio'))
  bucket = await openStorage(readConfig(s3.environment), root)
})
afterEach(async () => {
  await s3.close()
  await rm(root, { recursive: true, force: true })
})

const journalPath = () => join(root, 'journal')
const fill = async (storage: Storage, notes: number) => {
  for (let note = 0; note < notes; note += 1) {
    await storage.put(`notes/${note}/original`, Readable.from([randomBytes(1000 + note)]))
  }
}
async function copy(source: Storage, target: Storage, { isTargetInUse = false } = {}) {
  const signal = new AbortController().signal
  const journal = await openMoveJournal(journalPath())
  return copyStorage(source, target, { journal, isTargetInUse, signal, onProgress: () => {} })
}
async function contentOf(storage: Storage): Promise<Record<string, string>> {
  const content: Record<string, string> = {}
  for await (const { key } of storage.list()) content[key] = (await readStored(storage, key)).toString('base64')
  return content
}
const writes = () => s3.requests.filter((request) => request.startsWith('PUT') && request.includes('/notes/')).length

describe.each([
  ['to a bucket', () => [folder, bucket] as const],
  ['to a folder', () => [bucket, folder] as const],
])('moving %s', (_where, places) => {
  it('copies everything with its owner, and deletes the source once all is verified', async () => {
    const [source, target] = places()
    await source.belongsTo('the database')
    await fill(source, 20)
    await source.put('uploads/1/0-a', Readable.from([randomBytes(11_000_000)]))
    const before = await contentOf(source)
    expect(await copy(source, target)).toMatchObject({ files: 21, copied: 21 })
    expect(await contentOf(target)).toEqual(before)
    expect(await contentOf(source)).toEqual(before)
    expect(await target.readOwner()).toBe('the database')

    await deleteSource(source, target, await openMoveJournal(journalPath()))
    expect(await contentOf(source)).toEqual({})
    expect(await contentOf(target)).toEqual(before)
  })

  it('copies what has been stored or written again since then, and nothing twice', async () => {
    const [source, target] = places()
    await fill(source, 3)
    await copy(source, target)
    expect(await copy(source, target)).toMatchObject({ files: 3, copied: 0 })
    await source.put('notes/9/original', Readable.from(['new']))
    await source.put('notes/0/original', Readable.from(['written again']))
    expect(await copy(source, target)).toMatchObject({ files: 4, copied: 2 })
    expect(await contentOf(target)).toEqual(await contentOf(source))
  })

  it('deletes nothing while a file is not verified', async () => {
    const [source, target] = places()
    await fill(source, 3)
    await copy(source, target)
    await source.put('notes/9/original', Readable.from(['new']))
    const before = await contentOf(source)
    await expect(deleteSource(source, target, await openMoveJournal(journalPath()))).rejects.toThrow(
      'notes/9/original has changed since it was copied, so nothing is deleted',
    )
    expect(await contentOf(source)).toEqual(before)
    await copy(source, target)
    await target.deleteAll('notes/1')
    await expect(deleteSource(source, target, await openMoveJournal(journalPath()))).rejects.toThrow('notes/1/original')
    expect(await contentOf(source)).toEqual(before)
  })

  it('leaves alone what the target has got since it is in use', async () => {
    const [source, target] = places()
    // Stores give their times in whole seconds.
    const old: Storage = {
      ...source,
      list: async function* () {
        for await (const file of source.list())
          yield { ...file, modified: new Date(file.modified.getTime() - 3_600_000) }
      },
    }
    await fill(source, 2)
    await copy(old, target)
    await target.put('notes/0/original', Readable.from(['a longer playback copy']))
    const before = await contentOf(target)
    expect(await copy(old, target, { isTargetInUse: true })).toMatchObject({ files: 2, copied: 0, replaced: 1 })
    expect(await contentOf(target)).toEqual(before)
    await deleteSource(old, target, await openMoveJournal(journalPath()))
    expect(await contentOf(source)).toEqual({})
    expect(await contentOf(target)).toEqual(before)
  })

  it('refuses a target that belongs to another database', async () => {
    const [source, target] = places()
    await source.belongsTo('the database')
    await fill(source, 1)
    await target.belongsTo('another')
    await expect(copy(source, target)).rejects.toThrow('belongs to another database')
    expect(await contentOf(target)).toEqual({})
  })
})

it('resumes where it was interrupted', async () => {
  await fill(folder, 30)
  s3.fail({ status: 403, code: 'AccessDenied' }, { part: 'notes/17/' })
  await expect(copy(folder, bucket)).rejects.toThrow('AccessDenied')
  s3.heal()
  const before = writes()
  const { copied } = await copy(folder, bucket)
  expect(copied).toBeLessThan(30)
  expect(writes() - before).toBe(copied)
  expect(await contentOf(bucket)).toEqual(await contentOf(folder))
  // After a line that a kill has cut, and after a journal is lost, the files that are there are compared, and not sent again.
  await appendFile(journalPath(), '{"key":"notes/1/orig')
  expect(await copy(folder, bucket)).toMatchObject({ copied: 0 })
  await rm(journalPath())
  expect(await copy(folder, bucket)).toMatchObject({ copied: 0 })
  expect((await readFile(journalPath(), 'utf8')).trim().split('\n')).toHaveLength(30)
})

it('detects a copy that differs from what was written', async () => {
  await fill(folder, 1)
  const bad = { ...bucket, read: async () => Readable.from([Buffer.alloc(1000)]) }
  await expect(copy(folder, bad)).rejects.toThrow('notes/0/original is not in the target as it was written')
  expect(await contentOf(bucket)).toEqual({})
  // A file of an interrupted move, with the right size.
  await bucket.put('notes/0/original', Readable.from([Buffer.alloc(1000)]))
  expect(await copy(folder, bucket)).toMatchObject({ copied: 1 })
  expect(await contentOf(bucket)).toEqual(await contentOf(folder))
})

it('leaves out a file that is deleted meanwhile', async () => {
  await fill(folder, 3)
  const deleting = {
    ...folder,
    read: async (key: string) => {
      await folder.deleteAll('notes/1')
      return folder.read(key)
    },
  }
  await copy(deleting, bucket)
  expect(Object.keys(await contentOf(bucket)).sort()).toEqual(['notes/0/original', 'notes/2/original'])
})
