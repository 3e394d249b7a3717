import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { RESERVE_BYTES } from '#server/storage/disk-room.ts'
import { connectionStringOf } from '#test/database/embedded-address.ts'
import { startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { type SpawnedServer, spawnServer } from '#test/spawned-server.ts'
import { findFaults } from './find-faults.ts'
import { mountSmallDisk } from './small-disk.ts'
import { Visitor } from './visitor.ts'

export interface FullDiskResult {
  /** Number of acknowledged uploads. */
  acknowledged: number
  /** The final number of notes by status. */
  statuses: Record<string, number>
  /** Notes that exist more than once, or whose text is missing or duplicated; one line each. */
  faults: string[]
  /** Number of uploads that were refused with 507 while there was little room. */
  refused: number
  /** What `/readyz` said about the disk while there was little room, and at the end. */
  reported: { little: unknown; again: unknown }
  /** The database's error when there was no room left to write. */
  failure: string
  /** How often the server exited on its own and was started again. */
  restarts: number
}

/** The fake service's text for every recording. */
const SAID = 'Call the bank tomorrow.'
const DISK_BYTES = 800_000_000
const CATCH_UP_MS = 300_000
/**
 * Timeout of a step of the campaign, in milliseconds. Without it, a step that never ends would not show what caused it.
 */
const STEP_MS = 300_000
/** Number of uploads that are acknowledged before the disk fills up, and again after it has been freed. */
const UPLOADS = 4
/** Number of answers to wait for while there is no room, so that uploads and queries are tried in that state. */
const ANSWERS = 40

/**
 * Fills the server's disk while a client uploads and reads: first below the reserve, then to the last byte, when the
 * database can't write either. Then it frees the disk. A server that has exited is started again, as a supervisor would
 * do.
 */
export async function runFullDiskCampaign(log: (line: string) => void): Promise<FullDiskResult> {
  const service = await startTranscriptionServer()
  service.respondWith({ text: SAID })
  const dataDir = await mkdtemp(join(tmpdir(), 'dictum-full-disk-'))
  const disk = await mountSmallDisk(dataDir, DISK_BYTES)
  const environment = {
    DATA_DIR: dataDir,
    TRANSCRIPTION_BASE_URL: service.baseUrl,
    TRANSCRIPTION_ENGINE: 'remote',
  }
  let server: SpawnedServer | undefined
  let restarts = 0
  try {
    server = await spawnServer(environment, disk.enter)
    const visitor = new Visitor(() => server?.url ?? '')
    await visitor.register()
    const load = visitor.loadUntilStopped({ uploaders: 2, readers: 1 })
    const describe = () => `${JSON.stringify(visitor.answers)}\n${server?.output()}`
    const reach = (step: string, isReached: () => boolean) =>
      Promise.race([within(step, waitFor(isReached), describe), load.failed])
    const total = () => Object.values(visitor.answers).reduce((sum, count) => sum + count, 0)

    await reach('uploads', () => visitor.acknowledged >= UPLOADS)
    await disk.fillUpTo(RESERVE_BYTES / 2)
    log(`half of the reserve is free, ${visitor.acknowledged} uploads were acknowledged`)
    await reach('refusals', () => (visitor.answers[507] ?? 0) >= UPLOADS)
    const refused = visitor.answers[507] ?? 0
    const little = await readDisk(server.url)
    await disk.fillUpTo(0)
    log(`nothing is free, ${refused} uploads were refused`)
    const failure = await writeUntilRefused(await connectionStringOf(disk.folder))
    log(`the database can’t write: ${failure}`)
    const before = total()
    await reach('answers without room', () => total() >= before + ANSWERS)
    await disk.free()
    log(`there is room again, answers so far: ${JSON.stringify(visitor.answers)}`)
    const supervision = superviseServer(
      () => server,
      async () => {
        restarts += 1
        server = await spawnServer(environment, disk.enter)
      },
    )
    const acknowledged = visitor.acknowledged
    await reach('uploads with room again', () => visitor.acknowledged >= acknowledged + UPLOADS)
    const again = await readDisk(server.url)
    await within('the end of all uploads', load.stop(), describe)
    const statuses = await visitor.waitUntilDone(CATCH_UP_MS)
    await supervision.stop()
    const notes = (await visitor.listAll()) ?? []
    const faults = findFaults(notes, visitor.acknowledged, SAID)
    return {
      acknowledged: visitor.acknowledged,
      statuses,
      faults,
      refused,
      reported: { little, again },
      failure,
      restarts,
    }
  } finally {
    await server?.stop()
    await disk.close()
    await service.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Returns whether the server says that its disk is full. */
async function readDisk(url: string): Promise<unknown> {
  const { diskFull } = (await (await fetch(`${url}/readyz`)).json()) as { diskFull?: unknown }
  return diskFull
}

/** Makes the database write more than its log has room for; returns its error. */
async function writeUntilRefused(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  // The connection may end before a statement does.
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (;;) await client.query(`select pg_logical_emit_message(true, 'full', repeat('x', 1000000))`)
  } catch (error) {
    return String(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Starts the server again whenever it has exited, until it is stopped. */
function superviseServer(
  current: () => SpawnedServer | undefined,
  restart: () => Promise<void>,
): { stop(): Promise<void> } {
  let stopped = false
  const watching = (async () => {
    while (!stopped) {
      if (current()?.ended() !== null) await restart()
      await pause(50)
    }
  })()
  return {
    stop: async () => {
      stopped = true
      await watching
    },
  }
}

async function waitFor(isReached: () => boolean): Promise<void> {
  while (!isReached()) await pause(50)
}

/** @throws Error with the description if the step does not end in time */
async function within(step: string, done: Promise<void>, describe: () => string): Promise<void> {
  const stop = new AbortController()
  const late = pause(STEP_MS, undefined, { signal: stop.signal }).then(
    () => Promise.reject(new Error(`${step}: not within ${STEP_MS} ms; answers: ${describe()}`)),
    () => undefined,
  )
  await Promise.race([done, late])
  stop.abort()
}
