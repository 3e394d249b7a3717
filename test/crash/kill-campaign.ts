import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startOwnPostgres } from '#test/database/own-postgres.ts'
import { startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { makeRandom } from '#test/make-random.ts'
import { type SpawnedServer, spawnServer } from '#test/spawned-server.ts'
import { findFaults } from './find-faults.ts'
import { type ListedNote, Visitor } from './visitor.ts'

export interface KillResult {
  /** The number of times that each part was killed. */
  kills: Record<string, number>
  /** Number of acknowledged uploads. */
  acknowledged: number
  /** The final number of notes by status. */
  statuses: Record<string, number>
  /** Notes that exist more than once, or whose text is missing or duplicated; one line each. */
  faults: string[]
  /** Number of audio folders that belong to no note, before any clean-up. */
  orphans: number
  /** Number of answers by status during the campaign; 0 stands for requests without an answer. */
  answers: Record<string, number>
  /** Milliseconds from the last kill until all notes were ready. */
  caughtUpAfter: number
}

interface Options {
  rounds: number
  /** The same seed kills the same parts in the same order. */
  seed: number
  log(line: string): void
}

/** The fake service's text for every recording. */
const SAID = 'Call the bank tomorrow.'
const SERVERS = ['web 1', 'web 2', 'worker 1', 'worker 2']
const PARTS = [...SERVERS, 'database']
/** Pause between two kills, in milliseconds. */
const PAUSE_MS = { least: 200, most: 2_500 }
const CATCH_UP_MS = 300_000

/**
 * Kills web processes, workers and the database at random with SIGKILL, while a client uploads and reads all the time.
 * Each part is restarted at once, as a supervisor would do. There are two web processes, two workers and a separate
 * PostgreSQL server.
 */
export async function runKillCampaign({ rounds, seed, log }: Options): Promise<KillResult> {
  const random = makeRandom(seed)
  const order = shuffle(PARTS, random)
  const service = await startTranscriptionServer()
  service.respondWith({ text: SAID })
  const postgres = await startOwnPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'dictum-kills-'))
  const environment = {
    DATABASE_URL: postgres.connectionString,
    DATA_DIR: dataDir,
    TRANSCRIPTION_BASE_URL: service.baseUrl,
    TRANSCRIPTION_ENGINE: 'remote',
  }
  const start = (role: 'web' | 'worker') => spawnServer({ ...environment, ROLE: role })
  const servers = Object.fromEntries(SERVERS.map((name) => [name, new Replaceable(name, () => start(roleOf(name)))]))
  const kills: Record<string, number> = {}
  const webs = () => Object.values(servers).flatMap(({ name, url }) => (roleOf(name) === 'web' && url ? [url] : []))
  let turn = 0
  try {
    await Promise.all(Object.values(servers).map((server) => server.ready()))
    const visitor = new Visitor(() => {
      const addresses = webs()
      turn += 1
      return addresses[turn % addresses.length] ?? 'http://127.0.0.1:9'
    })
    await visitor.register()
    // The Free plan stores fifty notes.
    await postgres.run('update users set is_premium = true, premium_granted = true')
    const load = visitor.loadUntilStopped({ uploaders: 3, readers: 2 })
    for (let round = 1; round <= rounds; round++) {
      await pause(PAUSE_MS.least + random() * (PAUSE_MS.most - PAUSE_MS.least))
      // Each part is killed once first, so that a short campaign leaves none out.
      const victim = order.shift() ?? PARTS[Math.floor(random() * PARTS.length)] ?? 'database'
      kills[victim] = (kills[victim] ?? 0) + 1
      log(`${round}/${rounds} ${victim}`)
      const server = servers[victim]
      await Promise.race([server ? server.killAndReplace() : postgres.restart('kill'), load.failed])
    }
    await Promise.all(Object.values(servers).map((server) => server.ready()))
    const began = performance.now()
    await load.stop()
    const statuses = await visitor.waitUntilDone(CATCH_UP_MS)
    const caughtUpAfter = performance.now() - began
    const notes = (await visitor.listAll()) ?? []
    return {
      kills,
      acknowledged: visitor.acknowledged,
      statuses,
      faults: findFaults(notes, visitor.acknowledged, SAID),
      orphans: await countOrphans(dataDir, notes),
      answers: visitor.answers,
      caughtUpAfter,
    }
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()))
    await postgres.close()
    await service.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const roleOf = (name: string) => (name.startsWith('web') ? 'web' : 'worker')

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** A server process that is restarted whenever it is killed. */
class Replaceable {
  readonly name: string
  private readonly start: () => Promise<SpawnedServer>
  private current: SpawnedServer | null = null
  private starting: Promise<SpawnedServer>

  constructor(name: string, start: () => Promise<SpawnedServer>) {
    this.name = name
    this.start = start
    this.starting = this.replace()
  }

  /** The process's address; undefined while nothing answers. */
  get url(): string | undefined {
    return this.current?.url
  }

  ready(): Promise<SpawnedServer> {
    return this.starting
  }

  /** @throws Error if the process has exited on its own or can't be restarted */
  async killAndReplace(): Promise<void> {
    const server = await this.starting
    if (server.ended() !== null) throw new Error(`${this.name} ended by itself:\n${server.output().slice(-2000)}`)
    this.current = null
    const closed = once(server.process, 'close')
    server.process.kill('SIGKILL')
    await closed
    this.starting = this.replace()
    // The error is thrown at the next use.
    this.starting.catch(() => undefined)
  }

  async stop(): Promise<void> {
    await (await this.starting).stop()
  }

  private async replace(): Promise<SpawnedServer> {
    this.current = await this.start()
    return this.current
  }
}

async function countOrphans(dataDir: string, notes: readonly ListedNote[]): Promise<number> {
  const known = new Set(notes.map(({ id }) => id))
  const folders = await readdir(join(dataDir, 'audio', 'notes')).catch(() => [])
  return folders.filter((folder) => !known.has(folder)).length
}
