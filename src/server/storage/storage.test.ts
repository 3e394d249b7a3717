import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type FakeS3, startS3Server } from '#test/fakes/s3-server.ts'
import { readStored } from '#test/stored-audio.ts'
import { openStorage } from './open-storage.ts'
import type { Storage, StoredFile } from './storage.ts'
import { isMissing } from './storage-error.ts'

/** Larger than one part of a multipart upload, and not a multiple of it. */
const LARGE = randomBytes(12_000_000)
const DAY_MS = 24 * 3600 * 1000

interface Place {
  storage: Storage
  /** Opens the same place for another process. */
  open(): Promise<Storage>
  /** Everything that is in the place, including our own files. */
  content(): Promise<string[]>
  /** Gives a stored file this age. */
  age(key: string, ageMs: number): Promise<void>
}

let root: string
let s3: FakeS3 | null
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dictum-storage-'))
  await mkdir(join(root, 'work'))
  s3 = null
})
afterEach(async () => {
  await s3?.close()
  await rm(root, { recursive: true, force: true })
})

async function placeInFolder(): Promise<Place> {
  const audio = join(root, 'audio')
  const open = () => openStorage(readConfig({ DATA_DIR: root }), join(root, 'work'))
  return {
    storage: await open(),
    open,
    content: async () =>
      (await readdir(audio, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(audio.length + 1)),
    age: async (key, ageMs) => {
      const then = new Date(Date.now() - ageMs)
      for (const path of [join(audio, key), join(audio, key, '..')]) await utimes(path, then, then)
    },
  }
}

async function placeInBucket(prefix = ''): Promise<Place> {
  const server = await startS3Server()
  s3 = server
  const open = () =>
    openStorage(readConfig({ DATA_DIR: root, ...server.environment, S3_PREFIX: prefix }), join(root, 'work'))
  return {
    storage: await open(),
    open,
    content: async () => [...server.objects.keys(), ...[...server.uploads.values()].map(({ key }) => `part of ${key}`)],
    age: async (key, ageMs) => {
      const object = server.objects.get(prefix ? `${prefix}/${key}` : key)
      if (object) object.modified = new Date(Date.now() - ageMs)
    },
  }
}

describe.each([
  ['a folder', placeInFolder],
  ['a bucket', placeInBucket],
  ['a part of a bucket', () => placeInBucket('dictum/audio')],
])('storage in %s', (_name, openPlace) => {
  let place: Place
  let storage: Storage
  beforeEach(async () => {
    place = await openPlace()
    storage = place.storage
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a small file', Buffer.from('sound')],
    ['a large file', LARGE],
  ])('returns %s as it was stored', async (_content, content) => {
    await storage.put('notes/a/original', Readable.from(content.length > 0 ? [content] : []))
    expect(await storage.size('notes/a/original')).toBe(content.length)
    expect((await readStored(storage, 'notes/a/original')).equals(content)).toBe(true)
  })

  it('returns a range, as far as it exists', async () => {
    await storage.put('a', Readable.from([Buffer.from('0123456789')]))
    const read = async (start: number, end: number) => {
      const parts = await (await storage.read('a', { start, end })).toArray()
      return Buffer.concat(parts).toString()
    }
    expect([await read(0, 0), await read(3, 5), await read(8, 100)]).toEqual(['0', '345', '89'])
  })

  it('passes a stream through steps, and stores nothing if one of them or the stream fails', async () => {
    const upper = () =>
      new Transform({ transform: (chunk: Buffer, _encoding, done) => done(null, chunk.toString().toUpperCase()) })
    await storage.put('a', Readable.from([Buffer.from('sound')]), [upper()])
    expect((await readStored(storage, 'a')).toString()).toBe('SOUND')
    const before = await place.content()

    const refusal = new Error('not audio')
    const refusing = () => new Transform({ transform: (_chunk, _encoding, done) => done(refusal) })
    await expect(storage.put('b', Readable.from([Buffer.from('x')]), [refusing()])).rejects.toBe(refusal)
    const cut = new Error('cut')
    const broken = () =>
      Readable.from(
        (async function* () {
          yield LARGE
          throw cut
        })(),
      )
    await expect(storage.put('b', broken())).rejects.toBe(cut)
    await expect(storage.put('b', broken(), [upper()])).rejects.toBe(cut)
    expect(await place.content()).toEqual(before)
  })

  it('says that a key is missing', async () => {
    expect(await storage.size('notes/a/original')).toBeNull()
    // One after the other: a promise that is rejected before it is waited for is an error of its own.
    for (const ask of [() => storage.read('notes/a/original'), () => storage.openLocal('notes/a/original')]) {
      expect(isMissing(await ask().catch((error: unknown) => error))).toBe(true)
    }
    await storage.deleteAll('notes/a')
  })

  it('opens a file for programs, and leaves no copy of it', async () => {
    await storage.put('a', Readable.from([LARGE]))
    let path: string
    {
      await using file = await storage.openLocal('a')
      path = file.path
      expect((await readFile(path)).equals(LARGE)).toBe(true)
    }
    expect(await readdir(join(root, 'work'))).toEqual([])
    expect((await readStored(storage, 'a')).equals(LARGE)).toBe(true)
  })

  it('stores a local file in place of what was there', async () => {
    const path = join(root, 'playback')
    for (const content of ['first', 'second']) {
      await writeFile(path, content)
      await storage.putFile('notes/a/playback', path)
    }
    expect((await readStored(storage, 'notes/a/playback')).toString()).toBe('second')
    expect(existsSync(path)).toBe(true)
  })

  it('deletes a key with everything below it, and nothing else', async () => {
    for (const key of ['notes/1/original', 'notes/1/playback', 'notes/12/original', 'uploads/1/0-a']) {
      await storage.put(key, Readable.from([Buffer.from(key)]))
    }
    await storage.deleteAll('notes/1')
    await storage.deleteAll('uploads/1/0-a')
    expect(await keysOf(storage)).toEqual(['notes/12/original'])
  })

  it('lists everything with its size, except the storage’s own files', async () => {
    await storage.belongsTo('the database')
    await storage.put('notes/a/original', Readable.from([Buffer.from('sound')]))
    const [file, ...others] = await collect(storage)
    expect(file).toMatchObject({ key: 'notes/a/original', size: 5 })
    expect(Math.abs((file?.modified.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(others).toEqual([])
  })

  it('lists one folder', async () => {
    for (const key of ['notes/a/original', 'notes2/a/original', 'uploads/a/0-a']) {
      await storage.put(key, Readable.from([Buffer.from(key)]))
    }
    const files: string[] = []
    for await (const { key } of storage.list('notes')) files.push(key)
    for await (const { key } of storage.list('nothing')) files.push(key)
    expect(files).toEqual(['notes/a/original'])
  })

  it('lists what is left if folders are deleted meanwhile', async () => {
    // More than are read ahead.
    const folders = Array.from({ length: 100 }, (_, index) => `notes/${index}`)
    for (const folder of folders) await storage.put(`${folder}/original`, Readable.from([Buffer.from(folder)]))
    const files: string[] = []
    for await (const { key } of storage.list('notes')) {
      if (files.length === 0) {
        for (const folder of folders) if (!key.startsWith(`${folder}/`)) await storage.deleteAll(folder)
      }
      files.push(key)
    }
    expect(files.length).toBeGreaterThan(0)
  })

  it('lists folders and files by age', async () => {
    for (const key of ['notes/old/original', 'notes/new/original', 'notes/new/playback']) {
      await storage.put(key, Readable.from([Buffer.from(key)]))
    }
    await place.age('notes/old/original', DAY_MS)
    expect(await storage.listFolders('notes', DAY_MS / 2)).toEqual(['old'])
    expect((await storage.listFolders('notes', 0)).sort()).toEqual(['new', 'old'])
    expect(await storage.listFolders('uploads', 0)).toEqual([])
    expect(await storage.listFiles('notes/old', DAY_MS / 2)).toEqual(['notes/old/original'])
    expect(await storage.listFiles('notes/new', DAY_MS / 2)).toEqual([])
    expect((await storage.listFiles('notes/new', 0)).sort()).toEqual(['notes/new/original', 'notes/new/playback'])
    expect(await storage.listFiles('notes', 0)).toEqual([])
  })

  it('belongs to the first database that asks', async () => {
    expect(await storage.readOwner()).toBeNull()
    const other = await place.open()
    const answers = await Promise.all([storage.belongsTo('first'), other.belongsTo('second')])
    expect(answers.filter(Boolean)).toHaveLength(1)
    const owner = answers[0] ? 'first' : 'second'
    expect(await (await place.open()).readOwner()).toBe(owner)
    expect(await (await place.open()).belongsTo(owner)).toBe(true)
  })

  it('is reachable, and has room for a small file', async () => {
    expect([await storage.isReachable(), await storage.hasRoom(1)]).toEqual([true, true])
  })
})

async function collect(storage: Storage): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  for await (const file of storage.list()) files.push(file)
  return files
}

async function keysOf(storage: Storage): Promise<string[]> {
  return (await collect(storage)).map(({ key }) => key).sort()
}
