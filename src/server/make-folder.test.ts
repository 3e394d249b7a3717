import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeFolder } from './make-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dictum-folder-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('creates a folder with those above it, and says which was the first', async () => {
  expect(await makeFolder(join(folder, 'a/b/c'), 0o700)).toBe(join(folder, 'a'))
  expect((await stat(join(folder, 'a/b/c'))).mode & 0o777).toBe(0o700)
  expect(await makeFolder(join(folder, 'a/b/d'), 0o700)).toBe(join(folder, 'a/b/d'))
  expect(await makeFolder(join(folder, 'a/b'), 0o700)).toBeNull()
  expect(await makeFolder('/', 0o700)).toBeNull()
})

it('does so at the same time as others', async () => {
  const paths = ['a/b/c', 'a/b/d', 'a/b/c'].map((path) => join(folder, path))
  await Promise.all(paths.map((path) => makeFolder(path, 0o700)))
  for (const path of paths) expect((await stat(path)).isDirectory()).toBe(true)
})

it('fails where a file is in the way', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(makeFolder(join(folder, 'file'), 0o700)).rejects.toThrow('EEXIST')
  await expect(makeFolder(join(folder, 'file/a'), 0o700)).rejects.toThrow('ENOTDIR')
})

it.runIf(process.platform === 'linux')('fails below /proc, where no folder can be created', async () => {
  await expect(makeFolder('/proc/dictum/data', 0o700)).rejects.toThrow('ENOENT')
})
