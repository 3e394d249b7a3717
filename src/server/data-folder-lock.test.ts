import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claimDataFolder } from './data-folder-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dictum-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const lockFile = () => join(folder, 'dictum.pid')

describe('claimDataFolder', () => {
  it('holds the folder until it is given up', async () => {
    const release = await claimDataFolder(folder)
    await expect(claimDataFolder(folder)).rejects.toThrow(`process ${process.pid}`)
    await release()
    await (await claimDataFolder(folder))()
  })

  it('takes over what a process that is gone has left', async () => {
    const gone = spawn(process.execPath, ['-e', ''])
    await new Promise((resolve) => gone.once('exit', resolve))
    await writeFile(lockFile(), `${gone.pid} 12345\n`)
    await claimDataFolder(folder)
    expect(await readFile(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  })

  it.skipIf(process.platform !== 'linux')('is not misled by a number that another program has now', async () => {
    await writeFile(lockFile(), `${process.ppid} 1\n`)
    await expect(claimDataFolder(folder)).resolves.toBeTypeOf('function')
  })

  it.each(['', 'nonsense', '-1 5', '0 0'])('takes over a file that says %j', async (content) => {
    await writeFile(lockFile(), content)
    await expect(claimDataFolder(folder)).resolves.toBeTypeOf('function')
  })
})
