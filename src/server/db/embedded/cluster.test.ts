import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startEmbeddedCluster } from './cluster.ts'
import { isRunningPostgres } from './postmaster.ts'
import { canReach } from './system-user.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dictum-cluster-'))
  await chmod(dataDir, 0o755)
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const start = () => startEmbeddedCluster({ dataDir, logger: pino({ level: 'silent' }) })

async function ask(connectionString: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}

describe('the embedded cluster', { timeout: 60_000 }, () => {
  it('keeps its data between starts, syncs it, and is reached with its password only', async () => {
    const first = await start()
    await ask(first.connectionString, 'create table kept as select 42 as answer')
    expect(await ask(first.connectionString, 'show fsync')).toEqual([{ fsync: 'on' }])
    expect(await ask(first.connectionString, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    const stranger = new URL(first.connectionString)
    stranger.password = 'guessed'
    await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed')
    expect((await stat(join(dataDir, 'database-password'))).mode & 0o777).toBe(0o600)
    await first.stop()

    const second = await start()
    expect(second.adopted).toBe(false)
    expect(await ask(second.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }])
    await second.stop()
  })

  it('takes over a server that an earlier process left running, and stops it in the end', async () => {
    const left = await start()
    await ask(left.connectionString, 'create table kept as select 42 as answer')
    const found = await start()
    expect(found.adopted).toBe(true)
    expect(await ask(found.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }])
    const pid = Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
    await found.stop()
    expect(await isRunningPostgres(pid, join(dataDir, 'postgres'))).toBe(false)
  })

  it('is not misled by a file that names another program', async () => {
    await (await start()).stop()
    await writeFile(join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n${dataDir}\n0\n5432\n`)
    const cluster = await start()
    expect(cluster.adopted).toBe(false)
    await cluster.stop()
  })

  it('is made anew where its making was interrupted', async () => {
    await mkdir(join(dataDir, 'postgres/base'), { recursive: true })
    await writeFile(join(dataDir, 'postgres/half-written'), '')
    const cluster = await start()
    expect(await ask(cluster.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    await cluster.stop()
  })
})

describe('canReach', () => {
  const nobody = { uid: 65_534, gid: 65_534 }

  it('says whether every folder on the way is open', async () => {
    const open = join(dataDir, 'open')
    await mkdir(open, { mode: 0o755 })
    expect(await canReach(open, nobody)).toBe(true)
    await chmod(dataDir, 0o700)
    expect(await canReach(open, nobody)).toBe(false)
  })
})
