import { existsSync } from 'node:fs'
import { type FileHandle, mkdtemp, open, readdir, readFile, readlink, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeOnceDurably } from './durable-files.ts'
import { openFileStorage } from './storage.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dictum-storage-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(root, { recursive: true, force: true })
})

/** Notes what is synced, by its path below the root, and which of the files named was in its place by then. */
async function watchSyncs(...places: string[]) {
  const handle = await open(root)
  const prototype = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
  const synced: string[] = []
  const original = prototype.sync
  vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    const path = relative(root, await readlink(`/proc/self/fd/${this.fd}`))
    const there = places.filter((place) => existsSync(join(root, place)))
    synced.push(there.length > 0 ? `${path || '.'} after ${there.join()}` : path || '.')
    await original.call(this)
  })
  return synced
}

describe.skipIf(process.platform !== 'linux')('what is stored survives a power cut', () => {
  it('once its content, its name and its new folders are synced', async () => {
    const storage = await openFileStorage(root)
    const synced = await watchSyncs('notes/a/original')
    await storage.put('notes/a/original', Readable.from(['sound']))
    expect(synced).toEqual(['.incoming/notes-a-original', 'notes', '.', 'notes/a after notes/a/original'])
  })

  it('also where a finished file is taken over beside another', async () => {
    const storage = await openFileStorage(root)
    await storage.put('notes/a/original', Readable.from(['sound']))
    const synced = await watchSyncs('notes/a/playback')
    await storage.putFile('notes/a/playback', storage.localPath('notes/a/original'))
    expect(synced).toEqual(['.incoming/notes-a-playback', 'notes/a after notes/a/playback'])
  })

  it('and so does a secret', async () => {
    const synced = await watchSyncs('secret')
    expect(await writeOnceDurably(join(root, 'secret'), 'first')).toBe(true)
    expect(synced.at(-1)).toBe('. after secret')
  })
})

describe('a secret', () => {
  it('is made once, readable by its owner alone, and leaves nothing beside it', async () => {
    const path = join(root, 'secret')
    const made = await Promise.all(['a', 'b', 'c'].map((content) => writeOnceDurably(path, content)))
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(['a', 'b', 'c'][made.indexOf(true)]).toBe(await readFile(path, 'utf8'))
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await readdir(root)).toEqual(['secret'])
  })
})
