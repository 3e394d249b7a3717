import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cloneDatabase } from '#test/database/clone-database.ts'
import { findFreePort } from '#test/find-free-port.ts'
import { HAS_PGBOUNCER, type PgBouncer, startPgBouncer } from '#test/pgbouncer.ts'
import { checkConnection } from './check-connection.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
beforeEach(async () => {
  database = await cloneDatabase()
})
afterEach(() => database.drop())

it('accepts PostgreSQL itself, for everything', async () => {
  const url = database.connectionString
  expect(await checkConnection(url)).toEqual({ url, directUrl: url })
})

it.each([
  ['DATABASE_URL', async (away: string) => checkConnection(away, null, { waitMs: 0 })],
  ['DATABASE_DIRECT_URL', async (away: string) => checkConnection(database.connectionString, away, { waitMs: 0 })],
])('names %s, but not the password, when nobody answers there', async (name, check) => {
  const url = `postgres://ada:secret@127.0.0.1:${await findFreePort()}/notes`
  const error = await check(url).catch((reason: unknown) => reason)
  expect(String(error)).toMatch(
    new RegExp(`^StartError: The database at 127\\.0\\.0\\.1:\\d+ can't be used .*ECONNREFUSED.*; check ${name}\\.$`),
  )
  expect(String(error)).not.toContain('secret')
})

it('says once which database it waits for, without the password, and goes on trying', async () => {
  const real = new URL(database.connectionString)
  const silent: Socket[] = []
  let answers = false
  const proxy = createServer((socket) => {
    if (!answers) return void silent.push(socket)
    const upstream = createConnection(Number(real.port), real.hostname)
    socket.pipe(upstream).pipe(socket)
    for (const end of [socket, upstream]) end.on('error', () => end.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  const url = new URL(real)
  url.host = `127.0.0.1:${port}`
  const said: string[] = []
  const checked = checkConnection(url.href, null, { waitMs: 600_000, silentMs: 1, say: (line) => said.push(line) })
  await expect.poll(() => [said.length, silent.length]).toEqual([1, 1])
  answers = true
  for (const socket of silent) socket.destroy()
  expect(await checked).toEqual({ url: url.href, directUrl: url.href })
  expect(said).toEqual([`Waiting for the database at 127.0.0.1:${port} (DATABASE_URL), which does not answer yet.`])
  await new Promise((resolve) => proxy.close(resolve))
})

it('refuses two addresses of different databases', async () => {
  const other = await cloneDatabase()
  await expect(checkConnection(database.connectionString, other.connectionString)).rejects.toThrow(
    'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.',
  )
  await other.drop()
})

describe.skipIf(!HAS_PGBOUNCER)(`behind PgBouncer${HAS_PGBOUNCER ? '' : ' (skipped: it is not installed)'}`, () => {
  let bouncer: PgBouncer | undefined
  afterEach(() => bouncer?.stop())

  async function startBouncer(mode: 'session' | 'transaction' | 'statement'): Promise<string> {
    bouncer = await startPgBouncer(database.connectionString, mode)
    return bouncer.url
  }

  it.each(['transaction', 'statement'] as const)(
    'refuses %s mode in one line that names both variables',
    async (mode) => {
      const url = await startBouncer(mode)
      await expect(checkConnection(url)).rejects.toThrow(
        /^DATABASE_URL leads to a pooler in transaction mode [^\n]+ DATABASE_DIRECT_URL\.$/,
      )
    },
  )

  it('accepts transaction mode with a direct address', async () => {
    const url = await startBouncer('transaction')
    const directUrl = database.connectionString
    expect(await checkConnection(url, directUrl)).toEqual({ url, directUrl })
  })

  it('refuses statement mode with a direct address too', async () => {
    const url = await startBouncer('statement')
    await expect(checkConnection(url, database.connectionString)).rejects.toThrow(
      /^DATABASE_URL leads to a pooler in statement mode; [^\n]+$/,
    )
  })

  it('refuses a pooler as the direct address', async () => {
    const url = await startBouncer('transaction')
    await expect(checkConnection(url, url)).rejects.toThrow(/^DATABASE_DIRECT_URL leads to a pooler [^\n]+$/)
  })

  it('accepts session mode, for everything', async () => {
    const url = await startBouncer('session')
    expect(await checkConnection(url)).toEqual({ url, directUrl: url })
  })
})
