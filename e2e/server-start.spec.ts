import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '#test/find-free-port.ts'
import { DictumServer } from './support/dictum-server.ts'
import { expect, test } from './support/test.ts'

const START = fileURLToPath(new URL('../scripts/start.ts', import.meta.url))

/** Runs a start that is expected to exit without being stopped. */
function runStart(environment: Record<string, string>): Promise<{ code: number | null; errors: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [START], {
      env: { ...process.env, SETUP_SYSTEM_PACKAGES: '0', LOG_LEVEL: 'warn', ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString()
    })
    child.once('exit', (code) => resolve({ code, errors }))
  })
}

test('reports in one line that the port is taken', async () => {
  const blocker = createServer()
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve))
  const address = blocker.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const dataDir = await mkdtemp(join(tmpdir(), 'dictum-start-'))
  try {
    const { code, errors } = await runStart({ PORT: String(port), DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(errors.trim()).toBe(`Dictum can't start. Port ${port} is taken; stop what uses it or set PORT.`)
  } finally {
    blocker.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('reports in one line that the data folder can’t be written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dictum-start-'))
  // A file in place of a folder stops even root, whom permissions don't stop.
  const dataDir = join(folder, 'occupied')
  await writeFile(dataDir, '')
  try {
    const { code, errors } = await runStart({ PORT: '0', DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(errors.trim()).toBe(
      `Dictum can't start. The data folder ${dataDir} can't be written; change its permissions or set DATA_DIR.`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('reports in one line that the data folder can’t be created below /proc', async () => {
  test.skip(process.platform !== 'linux', 'other systems have no /proc')
  const { code, errors } = await runStart({ PORT: '0', DATA_DIR: '/proc/dictum/data' })
  expect(code).toBe(1)
  expect(errors.trim()).toBe(
    "Dictum can't start. The data folder /proc/dictum/data can't be written; change its permissions or set DATA_DIR.",
  )
})

test('names the variable with an invalid value', async () => {
  const { code, errors } = await runStart({ ROLE: 'boss' })
  expect(code).toBe(1)
  expect(errors).toMatch(/^Dictum can't start\. ROLE: .+\n$/)
})

test('refuses a second process on the same data folder, and starts again after the first has ended', async () => {
  const server = await DictumServer.create()
  try {
    await server.start()
    const second = await runStart({ PORT: '0', DATA_DIR: server.dataDir })
    expect(second.code).toBe(1)
    expect(second.errors).toContain('Another Dictum')
    await server.stop()
    await expect(readFile(join(server.dataDir, 'dictum.pid'), 'utf8')).rejects.toThrow('ENOENT')
    await server.start()
    const ready = { status: 'ready', database: 'ready', diskFull: false, storage: 'ready', stalledQueues: [] }
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual(ready)
  } finally {
    await server.dispose()
  }
})

test('shuts down cleanly when the shell started by npm ends', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dictum-start-'))
  // Same permissions as in DictumServer. Otherwise the database would be stored elsewhere, and would be left there.
  await chmod(dataDir, 0o755)
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${START}"; exit $?`], {
    env: {
      ...process.env,
      npm_lifecycle_event: 'start',
      SETUP_SYSTEM_PACKAGES: '0',
      PORT: String(await findFreePort()),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    let output = ''
    shell.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    await expect.poll(() => output).toContain('Dictum is ready')
    shell.kill('SIGTERM')
    // Both files are deleted last: the first by the database when it has stopped, the second by Dictum when everything
    // has stopped.
    for (const file of ['postgres/postmaster.pid', 'dictum.pid']) {
      await expect.poll(() => existsSync(join(dataDir, file))).toBe(false)
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})
