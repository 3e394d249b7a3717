import { type ExecFileException, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { markRestoring } from '#server/backup/restore-marker.ts'
import { spawnServer } from '#test/spawned-server.ts'

const run = promisify(execFile)
const LAUNCH = fileURLToPath(new URL('launch.mjs', import.meta.url))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dictum-operator-'))
  // As root, the database runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const inFolder = (name: string) => join(folder, name)

/** Runs a command as an operator would. */
async function command(dataDir: string, args: string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, npm_lifecycle_event: '', DATA_DIR: dataDir, ...environment }
  const options = { env, encoding: 'buffer', maxBuffer: 2 ** 26 } as const
  return run(process.execPath, [LAUNCH, ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, said: stderr.toString() }),
    (error: ExecFileException & { stdout: Buffer; stderr: Buffer }) => ({
      code: error.code,
      stdout: error.stdout,
      said: error.stderr.toString(),
    }),
  )
}

const post = (url: string, payload: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) })

it('backs up a running and a stopped Dictum, restores it elsewhere, and reports its health', async () => {
  const [original, copy] = [inFolder('original'), inFolder('copy')]
  const person = { email: 'ada@example.com', password: 'correct horse battery', firstName: 'Ada', lastName: 'Moreau' }
  const server = await spawnServer({ DATA_DIR: original, ADMIN_PASSWORD: '' })
  expect((await post(`${server.url}/api/register`, person)).status).toBe(201)
  const running = await command(original, ['backup', '-'])
  await writeFile(inFolder('running.dictum'), running.stdout)
  expect(running.said).toContain('It holds 1 users, 0 notes')
  expect(running.code).toBe(0)
  expect(await server.stop()).toBe(0)

  await writeFile(inFolder('passphrase'), 'a long walk by the sea\n')
  const protect = ['--passphrase-file', inFolder('passphrase')]
  const stopped = await command(original, ['backup', inFolder('stopped.dictum'), ...protect])
  expect(stopped.said).toContain('is complete and encrypted')
  const again = await command(original, ['backup', inFolder('stopped.dictum')])
  expect([again.code, again.said]).toEqual([1, `${inFolder('stopped.dictum')} exists; a backup replaces no file.\n`])

  const refused = await command(copy, ['restore', inFolder('stopped.dictum')], { BACKUP_PASSPHRASE: 'something else' })
  expect([refused.code, refused.said]).toEqual([
    1,
    'The passphrase is wrong: the backup was encrypted with another one.\n',
  ])
  await expect(access(copy)).rejects.toThrow('ENOENT')
  const restored = await command(copy, ['restore', inFolder('stopped.dictum'), ...protect])
  expect(restored.said).toContain(`${copy} is ready: 1 users, 0 notes`)
  expect(restored.code).toBe(0)
  const twice = await command(copy, ['restore', inFolder('running.dictum')])
  expect([twice.code, twice.said]).toEqual([1, expect.stringContaining('The place is not empty')])
  expect(await readFile(join(copy, 'admin-password'))).toEqual(await readFile(join(original, 'admin-password')))

  const place = await spawnServer({ DATA_DIR: copy, ADMIN_PASSWORD: '' })
  expect((await post(`${place.url}/api/login`, person)).status).toBe(200)
  expect(await place.stop()).toBe(0)

  const healthy = await command(copy, ['doctor'])
  expect(healthy.stdout.toString()).toMatch(/^ok {7}Dictum .* on Node .* and PostgreSQL /)
  expect(healthy.code).toBe(0)
  await markRestoring(copy)
  const ill = await command(copy, ['doctor', '--json'])
  expect(JSON.parse(ill.stdout.toString()).findings).toContainEqual(
    expect.objectContaining({ check: 'restore', status: 'problem' }),
  )
  expect(ill.code).toBe(1)

  const third = await command(inFolder('third'), ['restore', inFolder('running.dictum')])
  expect(third.said).toContain('1 users, 0 notes')
})

it('says in one line what is wrong', async () => {
  const nowhere = inFolder('nowhere')
  const backup = await command(nowhere, ['backup', inFolder('none')])
  expect([backup.code, backup.said]).toEqual([1, `There is no Dictum in ${nowhere}; set DATA_DIR or DATABASE_URL.\n`])
  await expect(access(nowhere)).rejects.toThrow('ENOENT')
  const restore = await command(nowhere, ['restore', inFolder('missing')])
  expect([restore.code, restore.said]).toEqual([1, `${inFolder('missing')} can't be read.\n`])
  expect(await command(nowhere, ['backup'])).toMatchObject({ code: 2, said: expect.stringContaining('npm run backup') })
  expect(await command(nowhere, ['restore', 'a', 'b'])).toMatchObject({ code: 2 })
  const npm = { npm_lifecycle_event: 'backup', npm_config_loglevel: 'error' }
  expect((await command(nowhere, ['backup', '-'], npm)).said).toContain('use npm run --silent backup')
})

it('leaves a data folder as it was if a restore into it is refused', async () => {
  await writeFile(inFolder('no-backup'), 'something else')
  await mkdir(inFolder('used'))
  await writeFile(join(inFolder('used'), 'notes.txt'), 'of the operator')
  const refused = await command(inFolder('used'), ['restore', inFolder('no-backup')])
  expect([refused.code, refused.said]).toEqual([1, 'This is not a backup of Dictum.\n'])
  expect(await readdir(inFolder('used'))).toEqual(['notes.txt'])
})

it.each([
  ['Ctrl+C, which every process of the terminal gets', 'SIGINT', 'group'],
  ['a signal to the command alone', 'SIGTERM', 'command'],
] as const)(
  'leaves nothing if a restore is stopped by %s while the database is being created',
  async (_how, signal, to) => {
    const place = inFolder(`stopped-${to}`)
    const env = { ...process.env, npm_lifecycle_event: '', DATA_DIR: place, DATABASE_URL: '' }
    // Its standard input stays open, so that only the signal can end it.
    const restore = spawn(process.execPath, [LAUNCH, 'restore', '-'], {
      env,
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    const closed = once(restore, 'close')
    let said = ''
    restore.stderr.on('data', (chunk: Buffer) => {
      said += chunk
    })
    const pid = restore.pid ?? 0
    try {
      // The password is made just before the database.
      await vi.waitFor(() => access(join(place, 'database-password')), { timeout: 60_000 })
      process.kill(to === 'group' ? -pid : pid, signal)
      expect(await closed).toEqual([1, null])
    } finally {
      restore.kill('SIGKILL')
    }
    expect(said).toBe('The restore was stopped; the place is as it was before.\n')
    await expect(access(place)).rejects.toThrow('ENOENT')
  },
)

it('keeps a server from starting where a restore was killed', async () => {
  const place = inFolder('half')
  await mkdir(place)
  await markRestoring(place)
  await expect(spawnServer({ DATA_DIR: place })).rejects.toThrow(`A restore into ${place} has not been completed`)
})
