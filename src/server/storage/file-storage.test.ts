import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmdirSync } from 'node:fs'
import { type FileHandle, mkdtemp, open, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isDiskFull } from './disk-room.ts'
import { writeOnceDurably } from './durable-files.ts'
import { openFileStorage } from './file-storage.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dictum-storage-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(root, { recursive: true, force: true })
})

/** Records what is synced, by its path below the root, and which of the given files were in place by then. */
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

describe.skipIf(process.platform !== 'linux')('stored files survive a power cut', () => {
  it('because content, name and new folders are synced', async () => {
    const storage = await openFileStorage(root)
    const synced = await watchSyncs('notes/a/original')
    await storage.put('notes/a/original', Readable.from(['sound']))
    expect(synced).toEqual(['.incoming/notes-a-original', 'notes', '.', 'notes/a after notes/a/original'])
  })

  it('also when a finished file is moved in next to another', async () => {
    const storage = await openFileStorage(root)
    await storage.put('notes/a/original', Readable.from(['sound']))
    const synced = await watchSyncs('notes/a/playback')
    await storage.putFile('notes/a/playback', join(root, 'notes/a/original'))
    expect(synced).toEqual(['.incoming/notes-a-playback', 'notes/a after notes/a/playback'])
  })

  it('and so does a secret', async () => {
    const synced = await watchSyncs('secret')
    expect(await writeOnceDurably(join(root, 'secret'), 'first')).toBe(true)
    expect(synced.at(-1)).toBe('. after secret')
  })
})

/** Mounts a disk of a quarter of a megabyte in place of the root; only root may mount one. */
const mount = (folder: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder]).status === 0
const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'dictum-mount-'))
  const mounted = mount(folder)
  if (mounted) spawnSync('umount', [folder])
  rmdirSync(folder)
  return mounted
})()

describe.skipIf(!canMount)(`a full disk${canMount ? '' : ' (skipped: this user may not mount one)'}`, () => {
  afterEach(() => void spawnSync('umount', [root]))

  it('refuses a file without space, reports a distinct error, and keeps nothing of it', async () => {
    const source = join(root, '..', `${basename(root)}-source`)
    await writeFile(source, Buffer.alloc(1_000_000))
    mount(root)
    const storage = await openFileStorage(root)
    expect(await storage.hasRoom(0)).toBe(false)
    const failures = [
      await storage.put('notes/a/original', Readable.from([Buffer.alloc(1_000_000)])).catch((error: unknown) => error),
      await storage.putFile('notes/a/playback', source).catch((error: unknown) => error),
    ]
    expect(failures.map(isDiskFull)).toEqual([true, true])
    expect(await readdir(root, { recursive: true })).toEqual(['.incoming'])
    await storage.put('notes/b/original', Readable.from(['sound']))
    await rm(source)
  })
})

describe('a secret', () => {
  it('is created once, readable by its owner only, and leaves no other files', async () => {
    const path = join(root, 'secret')
    const made = await Promise.all(['a', 'b', 'c'].map((content) => writeOnceDurably(path, content)))
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(['a', 'b', 'c'][made.indexOf(true)]).toBe(await readFile(path, 'utf8'))
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await readdir(root)).toEqual(['secret'])
  })
})
