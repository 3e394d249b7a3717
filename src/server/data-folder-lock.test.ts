import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claimDataFolder } from './data-folder-lock.ts'
import type { LockTimes } from './file-lock.ts'
import { createLogger } from './logger.ts'

const logger = createLogger({ logLevel: 'silent' })
/** A holder sends a heartbeat every tenth of a second, and counts as dead only after a much longer time. */
const QUICK: LockTimes = { heartbeatMs: 100, staleMs: 60_000 }

let folder: string
let losses: string[] = []
beforeEach(async () => {
  losses = []
  folder = await mkdtemp(join(tmpdir(), 'dictum-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const claim = (times?: LockTimes) =>
  claimDataFolder(folder, { logger, onLost: () => void losses.push('lost'), ...(times ? { times } : {}) })
const lockFile = () => join(folder, 'dictum.lock')
const readLock = async () => JSON.parse(await readFile(lockFile(), 'utf8')) as Record<string, unknown>

/** Starts another process that claims the folder, reports it and keeps running. */
async function startHolder(before: string[] = []): Promise<ChildProcess> {
  const script = `
    const { claimDataFolder } = await import('${new URL('./data-folder-lock.ts', import.meta.url).href}')
    const logger = { info: () => undefined }
    await claimDataFolder('${folder}', { logger, onLost: () => process.exit(3), times: ${JSON.stringify(QUICK)} })
    process.stdout.write('claimed')
    setInterval(() => undefined, 1000)`
  const [program = process.execPath, ...rest] = [...before, process.execPath]
  const holder = spawn(program, [...rest, '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout as NodeJS.ReadableStream, 'data')
  return holder
}

async function kill(holder: ChildProcess): Promise<void> {
  const ended = once(holder, 'exit')
  holder.kill('SIGKILL')
  await ended
}

describe('claimDataFolder', () => {
  it('holds the folder until it is released', async () => {
    const release = await claim()
    await expect(claim()).rejects.toThrow(`process ${process.pid}`)
    await release()
    await (await claim())()
  })

  it('takes over at once from a killed process', async () => {
    const holder = await startHolder()
    await expect(claim()).rejects.toThrow(`process ${holder.pid}`)
    await kill(holder)
    // These are the real times: waiting for them would exceed the test's timeout.
    await (await claim({ heartbeatMs: 5_000, staleMs: 600_000 }))()
  })

  it.skipIf(process.platform !== 'linux')('is not misled by a process id that another program has now', async () => {
    await (await claim())()
    const release = await claim()
    const held = await readLock()
    await writeFile(lockFile(), JSON.stringify({ ...held, token: 'another', pid: process.ppid, startTime: '1' }))
    await (await claim())()
    await release()
  })

  it.each(['', 'nonsense', '{"pid":1}'])(
    'takes over a lock file containing %j once it is no longer updated',
    async (content) => {
      await writeFile(lockFile(), content)
      await (await claim({ heartbeatMs: 100, staleMs: 200 }))()
    },
  )

  it('notifies a holder that another process has taken the folder over', async () => {
    const release = await claim(QUICK)
    await writeFile(lockFile(), JSON.stringify({ ...(await readLock()), token: 'another' }))
    await expect.poll(() => losses).toEqual(['lost'])
    await release()
    expect(await readLock()).toMatchObject({ token: 'another' })
  })
})

const hasNamespaces = spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0

describe.skipIf(!hasNamespaces)(
  `a process in a PID namespace of its own${hasNamespaces ? '' : ' (skipped: this user may not make one)'}`,
  () => {
    const inNamespace = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']

    it('keeps its folder while it lives, though its process id is unknown here', async () => {
      const holder = await startHolder(inNamespace)
      await expect(claim(QUICK)).rejects.toThrow('Another Dictum')
      await kill(holder)
    })

    it('loses its folder after being silent for long enough', async () => {
      const holder = await startHolder(inNamespace)
      await kill(holder)
      await (await claim({ heartbeatMs: 100, staleMs: 1_000 }))()
    })
  },
)
