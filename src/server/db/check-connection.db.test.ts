import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cloneDatabase } from '#test/database/clone-database.ts'
import { findFreePort } from '#test/find-free-port.ts'
import { checkConnection } from './check-connection.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
beforeEach(async () => {
  database = await cloneDatabase()
})
afterEach(() => database.drop())

it('accepts PostgreSQL itself', async () => {
  await checkConnection(database.connectionString)
})

it('names the variable, but not the password, when nobody answers', async () => {
  const url = `postgres://ada:secret@127.0.0.1:${await findFreePort()}/notes`
  const error = await checkConnection(url, 0).catch((reason: unknown) => reason)
  expect(String(error)).toMatch(
    /^StartError: The database at 127\.0\.0\.1:\d+ can't be used .*ECONNREFUSED.*DATABASE_URL\.$/,
  )
  expect(String(error)).not.toContain('secret')
})

const hasBouncer = spawnSync('pgbouncer', ['--version']).status === 0

describe.skipIf(!hasBouncer)(`behind PgBouncer${hasBouncer ? '' : ' (skipped: it is not installed)'}`, () => {
  let folder: string
  let bouncer: ChildProcess | undefined
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dictum-bouncer-'))
    await chmod(folder, 0o755)
  })
  afterEach(async () => {
    if (bouncer?.exitCode === null) {
      const ended = once(bouncer, 'exit')
      bouncer.kill('SIGKILL')
      await ended
    }
    await rm(folder, { recursive: true, force: true })
  })

  async function startBouncer(mode: string): Promise<string> {
    const { hostname, port, username, password, pathname } = new URL(database.connectionString)
    const ownPort = await findFreePort()
    const path = join(folder, 'pgbouncer.ini')
    await writeFile(
      path,
      [
        '[databases]',
        `notes = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}`,
        '[pgbouncer]',
        'listen_addr = 127.0.0.1',
        `listen_port = ${ownPort}`,
        'unix_socket_dir =',
        'auth_type = any',
        `pool_mode = ${mode}`,
        'default_pool_size = 5',
        // PgBouncer refuses to run as root.
        ...(process.getuid?.() === 0 ? ['user = nobody'] : []),
      ].join('\n'),
      { mode: 0o644 },
    )
    bouncer = spawn('pgbouncer', [path], { stdio: 'ignore' })
    return `postgres://anybody@127.0.0.1:${ownPort}/notes`
  }

  it.each(['transaction', 'statement'])('refuses %s mode in one line that names the variable', async (mode) => {
    const url = await startBouncer(mode)
    await expect(checkConnection(url)).rejects.toThrow(/^DATABASE_URL leads to a pooler in transaction mode [^\n]+$/)
  })

  it('accepts session mode', async () => {
    await checkConnection(await startBouncer('session'))
  })
})
