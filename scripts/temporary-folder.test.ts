import { access, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTemporaryFolder } from './temporary-folder.ts'

test('creates a folder that every user may enter and write to', async () => {
  const folder = await createTemporaryFolder()
  onTestFinished(() => rm(folder, { recursive: true }))

  expect((await stat(folder)).mode & 0o7777).toBe(0o1777)
  await expect(access(join(folder, 'program'))).rejects.toThrow('ENOENT')
})

test('uses the system’s temporary folder if there is no folder in memory', async () => {
  const folder = await createTemporaryFolder('/there/is/no/such/folder')
  onTestFinished(() => rm(folder, { recursive: true }))

  expect(dirname(folder)).toBe(tmpdir())
})

test('uses the system’s temporary folder if the one in memory has no room', async () => {
  const folder = await createTemporaryFolder('/proc')
  onTestFinished(() => rm(folder, { recursive: true }))

  expect(dirname(folder)).toBe(tmpdir())
})
