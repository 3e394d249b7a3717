import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type OwnPostgres, type StopMode, startOwnPostgres } from '#test/database/own-postgres.ts'
import { startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { type SpawnedServer, spawnServer } from '#test/spawned-server.ts'
import { Visitor } from './visitor.ts'

/** One way of losing the database. */
export type Loss = { restart: StopMode; awayMs?: number } | 'terminate'

export interface CampaignResult {
  /** Number of acknowledged uploads, and of the notes created from them. */
  acknowledged: number
  /** The final number of notes by status. */
  statuses: Record<string, number>
  /** Number of notes that the event stream reported as ready after the last loss. */
  toldOf: number
  /** Number of answers by status while the database came and went; 0 stands for requests without an answer. */
  answers: Record<string, number>
  /** How processes exited that should not have; empty if there are none. */
  ended: string[]
  /** Milliseconds from the last return of the database until all notes were ready. */
  caughtUpAfter: number
}

/** How long all work may take after the last loss, in milliseconds. */
const CATCH_UP_MS = 240_000

/**
 * Runs a web and a worker process on a PostgreSQL server that comes and goes, while a client uploads and reads all the
 * time. Each upload is retried with the same key until it is acknowledged, as the real client does.
 * @param readers the number of concurrent readers, which keep the processors busy
 */
export async function runLossCampaign(
  losses: readonly Loss[],
  log: (line: string) => void,
  { readers = 8 } = {},
): Promise<CampaignResult> {
  const service = await startTranscriptionServer()
  service.respondWith({ text: 'Call the bank tomorrow.' })
  const postgres = await startOwnPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'dictum-loss-'))
  const environment = {
    DATABASE_URL: postgres.connectionString,
    DATA_DIR: dataDir,
    TRANSCRIPTION_BASE_URL: service.baseUrl,
    TRANSCRIPTION_ENGINE: 'remote',
  }
  const [web, worker] = await Promise.all([
    spawnServer({ ...environment, ROLE: 'web' }),
    spawnServer({ ...environment, ROLE: 'worker' }),
  ])
  try {
    const visitor = new Visitor(() => web.url)
    await visitor.register()
    // The Free plan stores fifty notes.
    await postgres.run('update users set is_premium = true, premium_granted = true')
    const load = visitor.loadUntilStopped({ readers })
    const hasEnded = () => web.ended() !== null || worker.ended() !== null
    for (const [index, loss] of losses.entries()) {
      const goal = visitor.acknowledged + 1
      while (visitor.acknowledged < goal && !hasEnded()) await Promise.race([pause(50), load.failed])
      log(`${index + 1}/${losses.length} ${JSON.stringify(loss)}`)
      await Promise.race([lose(postgres, loss), load.failed])
      if (hasEnded()) break
    }
    const began = performance.now()
    await load.stop()
    const statuses = await visitor.waitUntilDone(CATCH_UP_MS)
    const caughtUpAfter = performance.now() - began
    const stream = visitor.follow()
    await stream.opened
    await visitor.upload()
    const after = await visitor.waitUntilDone(CATCH_UP_MS)
    await stream.until(1, CATCH_UP_MS)
    const ended = describeEnded({ web, worker })
    return {
      acknowledged: visitor.acknowledged,
      statuses: after ?? statuses,
      toldOf: await stream.stop(),
      answers: visitor.answers,
      ended,
      caughtUpAfter,
    }
  } finally {
    await Promise.all([web.stop(), worker.stop()])
    await postgres.close()
    await service.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function lose(postgres: OwnPostgres, loss: Loss): Promise<void> {
  if (loss === 'terminate') await postgres.terminateConnections()
  else await postgres.restart(loss.restart, loss.awayMs)
}

function describeEnded(servers: Record<string, SpawnedServer>): string[] {
  return Object.entries(servers).flatMap(([name, server]) =>
    server.ended() === null ? [] : [`${name} ended with ${server.ended()}:\n${server.output().slice(-2000)}`],
  )
}
