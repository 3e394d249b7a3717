import { execFile, spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { locateBinaries } from './binaries.ts'
import { startEmbeddedCluster } from './cluster.ts'
import type { RestartPolicy } from './keep-running.ts'
import { isRunningPostgres } from './postmaster.ts'
import { connectionString, launchServer } from './server-process.ts'
import { canReach, findDatabaseUser } from './system-user.ts'
import { type RecoveryWatch, readChildTitles } from './watch-recovery.ts'

const hasFlock = spawnSync('flock', ['--version']).stdout?.includes('util-linux') ?? false

/** The folder of a stopped cluster, created once because that takes longer than everything else here. */
let madeDir: string
let dataDir: string
beforeAll(async () => {
  dataDir = await makeFolder()
  madeDir = dataDir
  await (await start()).stop()
})
afterAll(() => rm(madeDir, { recursive: true, force: true }))
beforeEach(async () => {
  lost = []
  lines = []
  dataDir = await makeFolder()
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dictum-cluster-'))
  await chmod(folder, 0o755)
  return folder
}

/** Copies the existing cluster into the data folder with `cp`, because Node's own copy would lose its owner. */
async function placeMade(): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${madeDir}/.`, dataDir])
}

/** Why the database was given up, if it was. */
let lost: Error[] = []
let lines: string[] = []
const start = (restarts?: RestartPolicy, watch?: RecoveryWatch) =>
  startEmbeddedCluster({
    dataDir,
    logger: pino({ base: null }, { write: (line: string) => void lines.push(line) }),
    onLost: (error) => void lost.push(error),
    ...(restarts ? { restarts } : {}),
    ...(watch ? { watch } : {}),
  })

/** Starts a server and abandons it, as a killed process does. Returns its address. */
async function leaveServer(): Promise<string> {
  await placeMade()
  const options = await launchOptions()
  const { port } = await launchServer(options)
  return connectionString(port, options.password, 'dictum')
}

async function launchOptions() {
  const user = await findDatabaseUser()
  const password = (await readFile(join(dataDir, 'database-password'), 'utf8')).trim()
  return {
    binaries: await locateBinaries(user),
    folder: join(dataDir, 'postgres'),
    user,
    password,
    settings: [],
    logPath: join(dataDir, 'another.log'),
  }
}

/** Returns the process id of the running server. */
async function findServer(): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
}

async function ask(connectionString: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}

describe('the embedded cluster', () => {
  it('keeps its data between starts, syncs it, and requires its password', async () => {
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

  it('takes over a server that an earlier process left running, and stops it at the end', async () => {
    await ask(await leaveServer(), 'create table kept as select 42 as answer')
    const found = await start()
    expect(found.adopted).toBe(true)
    expect(await ask(found.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }])
    const pid = await findServer()
    await found.stop()
    expect(await isRunningPostgres(pid, join(dataDir, 'postgres'))).toBe(false)
  })

  it('is not misled by a pid file that names another program', async () => {
    await placeMade()
    await writeFile(join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n${dataDir}\n0\n5432\n`)
    const cluster = await start()
    expect(cluster.adopted).toBe(false)
    await cluster.stop()
  })

  it.each(['SIGKILL', 'SIGQUIT', 'SIGINT'] as const)('restarts at the same address after %s', async (signal) => {
    await placeMade()
    const cluster = await start()
    await ask(cluster.connectionString, 'create table kept as select 42 as answer')
    const first = await findServer()
    process.kill(first, signal)
    await expect
      .poll(() => ask(cluster.connectionString, 'select answer from kept').catch(() => null))
      .toEqual([{ answer: 42 }])
    expect(await findServer()).not.toBe(first)
    expect(lost).toEqual([])
    await cluster.stop()
  })

  it('restarts a server that it had taken over', async () => {
    await leaveServer()
    const cluster = await start()
    expect(cluster.adopted).toBe(true)
    process.kill(await findServer(), 'SIGKILL')
    await expect.poll(() => ask(cluster.connectionString, 'select 1 as one').catch(() => null)).toEqual([{ one: 1 }])
    await cluster.stop()
  })

  it.skipIf(process.platform !== 'linux')('has a process that writes the log while it runs', async () => {
    await placeMade()
    const cluster = await start()
    const server = await findServer()
    await expect.poll(() => readChildTitles(server)).toContainEqual(expect.stringMatching(/^postgres: walwriter\b/))
    await cluster.stop()
  })

  it('restarts a server that neither recovers nor answers', async () => {
    await placeMade()
    const stuck = new Set<number>()
    const cluster = await start(undefined, {
      everyMs: 10,
      // The state that PostgreSQL left when its recovery failed on a full disk.
      titlesOf: async (pid) =>
        stuck.has(pid) ? ['postgres: checkpointer ', 'postgres: io worker 0'] : ['postgres: walwriter '],
    })
    const first = await findServer()
    stuck.add(first)
    await expect.poll(() => lines.some((line) => line.includes('runs again'))).toBe(true)
    expect(await findServer()).not.toBe(first)
    expect(await ask(cluster.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    await cluster.stop()
  })

  it('gives up once when the server keeps dying', async () => {
    await placeMade()
    const cluster = await start({ pausesMs: [0, 0], stableMs: 3_600_000, startTimeoutMs: 300_000 })
    for (const restarts of [0, 1, 2]) {
      await expect.poll(() => lines.filter((line) => line.includes('runs again')).length).toBe(restarts)
      process.kill(await findServer(), 'SIGKILL')
    }
    await expect.poll(() => lost.map(String)).toEqual(['Error: the database has ended again and again'])
    await cluster.stop()
  })

  it('gives up when the server can’t be restarted', async () => {
    await placeMade()
    const cluster = await start({ pausesMs: [0], stableMs: 3_600_000, startTimeoutMs: 500 })
    await rm(join(dataDir, 'postgres/global/pg_control'))
    process.kill(await findServer(), 'SIGKILL')
    await expect
      .poll(() => lost.map(String))
      .toEqual([expect.stringContaining(`The database did not start; see ${dataDir}/postgres.log`)])
    await cluster.stop()
  })

  it.skipIf(!hasFlock)('starts no second server on a folder whose first one can’t be seen', async () => {
    await placeMade()
    const cluster = await start()
    const file = join(dataDir, 'postgres/postmaster.pid')
    // Seen from another container, which has its own process ids.
    await rename(file, `${file}.hidden`)
    const second = launchServer({ ...(await launchOptions()), timeoutMs: 500 })
    await expect(second).rejects.toThrow('The database did not start')
    expect(await readFile(join(dataDir, 'another.log'), 'utf8')).toBe('')
    await rename(`${file}.hidden`, file)
    await cluster.stop()
  })

  it('is created again after an interrupted creation', async () => {
    await mkdir(join(dataDir, 'postgres/base'), { recursive: true })
    await writeFile(join(dataDir, 'postgres/half-written'), '')
    const cluster = await start()
    expect(await ask(cluster.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    await cluster.stop()
  })
})

describe('canReach', () => {
  const nobody = { uid: 65_534, gid: 65_534 }

  it('reports whether every folder on the path is accessible', async () => {
    const open = join(dataDir, 'open')
    await mkdir(open, { mode: 0o755 })
    expect(await canReach(open, nobody)).toBe(true)
    await chmod(dataDir, 0o700)
    expect(await canReach(open, nobody)).toBe(false)
  })
})
