import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readFixture } from '#test/audio-fixtures.ts'
import { startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { multipart } from '#test/multipart.ts'
import { type SpawnedServer, spawnServer } from '#test/spawned-server.ts'
import { type OwnPostgres, type StopMode, startOwnPostgres } from './own-postgres.ts'

/** One way of losing the database. */
export type Loss = { restart: StopMode; awayMs?: number } | 'terminate'

export interface CampaignResult {
  /** Uploads that were acknowledged, and the notes that came of them. */
  acknowledged: number
  /** Notes by status in the end. */
  statuses: Record<string, number>
  /** Notes that the event stream told of being ready after the last loss. */
  toldOf: number
  /** Answers by status while the database came and went; 0 for a request that got none. */
  answers: Record<string, number>
  /** How processes ended that should not have; empty when all is well. */
  ended: string[]
  /** Milliseconds from the last return of the database until all notes were ready. */
  caughtUpAfter: number
}

/** How long a request may take at all, and how long all work may take after the last loss. */
const REQUEST_MS = 60_000
const CATCH_UP_MS = 240_000

/**
 * A web and a worker process at work on a PostgreSQL server that comes and goes, while somebody uploads and reads all
 * the time, each upload tried again with the same key until it is acknowledged, as the client does.
 */
export async function runLossCampaign(losses: readonly Loss[], log: (line: string) => void): Promise<CampaignResult> {
  const service = await startTranscriptionServer()
  service.hear({ text: 'Call the bank tomorrow.' })
  const postgres = await startOwnPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'dictum-loss-'))
  const environment = {
    ...{ DATABASE_URL: postgres.connectionString, DATA_DIR: dataDir },
    ...{ TRANSCRIPTION_BASE_URL: service.baseUrl, TRANSCRIPTION_ENGINE: 'remote' },
  }
  const web = await spawnServer({ ...environment, ROLE: 'web' })
  const worker = await spawnServer({ ...environment, ROLE: 'worker' })
  try {
    const visitor = new Visitor(web.url)
    await visitor.register()
    // The Free plan takes fifty notes.
    await postgres.run('update users set is_premium = true, premium_granted = true')
    const load = visitor.loadUntilStopped()
    for (const [index, loss] of losses.entries()) {
      await pause(500)
      log(`${index + 1}/${losses.length} ${JSON.stringify(loss)}`)
      await Promise.race([lose(postgres, loss), load.failed])
      if (web.ended() !== null || worker.ended() !== null) break
    }
    const began = performance.now()
    await load.stop()
    const told = visitor.follow()
    const statuses = await visitor.waitUntilDone(CATCH_UP_MS)
    const caughtUpAfter = performance.now() - began
    await visitor.upload()
    const after = await visitor.waitUntilDone(CATCH_UP_MS)
    const ended = describeEnded({ web, worker })
    return {
      ...{ acknowledged: visitor.acknowledged, statuses: after ?? statuses, toldOf: await told.stop() },
      ...{ answers: visitor.answers, ended, caughtUpAfter },
    }
  } finally {
    await web.stop()
    await worker.stop()
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

/** Somebody with a browser. */
class Visitor {
  acknowledged = 0
  answers: Record<string, number> = {}
  private readonly url: string
  private cookie = ''

  constructor(url: string) {
    this.url = url
  }

  async register(): Promise<void> {
    const response = await fetch(`${this.url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'correct horse battery' }),
    })
    if (!response.ok) throw new Error(await response.text())
    this.cookie = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  }

  /** Uploads one note, again and again until the server has acknowledged it. */
  async upload(): Promise<void> {
    const key = randomUUID()
    const form = multipart([
      { name: 'language', value: 'en' },
      { name: 'audio', fileName: 'speech.ogg', content: await readFixture('speech.ogg') },
    ])
    for (;;) {
      const status = await this.ask('/api/voice-notes', {
        ...{ method: 'POST', body: form.payload },
        headers: { ...form.headers, 'idempotency-key': key },
      })
      if (status === 200 || status === 201) break
      if (status !== 0 && status < 500) throw new Error(`an upload was refused with ${status}`)
      await pause(250)
    }
    this.acknowledged += 1
  }

  /** Reads and uploads side by side until it is told to stop. */
  loadUntilStopped(): { stop(): Promise<void>; failed: Promise<never> } {
    let stopped = false
    const uploading = async () => {
      while (!stopped) {
        await this.upload()
        await pause(1_000)
      }
    }
    const reading = async () => {
      while (!stopped) {
        await this.ask('/api/voice-notes?limit=20')
        await pause(20)
      }
    }
    const all = Promise.all([uploading(), ...Array.from({ length: 8 }, reading)])
    return {
      failed: all.then(() => new Promise<never>(() => undefined)),
      stop: async () => {
        stopped = true
        await all
      },
    }
  }

  /** Follows the event stream as a browser does, connecting again whenever it ends; counts notes told to be ready. */
  follow(): { stop(): Promise<number> } {
    const stop = new AbortController()
    const ready = new Set<string>()
    const listen = async () => {
      while (!stop.signal.aborted) {
        const response = await fetch(`${this.url}/api/stream`, {
          ...{ headers: { cookie: this.cookie }, signal: stop.signal },
        }).catch(() => null)
        const text = response?.ok ? response.body?.pipeThrough(new TextDecoderStream()) : undefined
        try {
          for await (const piece of text ?? [])
            for (const [, id] of piece.matchAll(/"type":"note","note":\{"id":"([^"]+)"[^\n]*?"status":"ready"/g))
              if (id) ready.add(id)
        } catch {
          // Cut, or stopped.
        }
        if (!stop.signal.aborted) await pause(200)
      }
    }
    const listening = listen()
    return {
      stop: async () => {
        stop.abort()
        await listening
        return ready.size
      },
    }
  }

  /** Waits until no note is under way; the notes by status then, or when the time is up. */
  async waitUntilDone(timeoutMs: number): Promise<Record<string, number>> {
    const deadline = performance.now() + timeoutMs
    for (;;) {
      const notes = await this.listAll()
      const statuses: Record<string, number> = {}
      for (const { status } of notes ?? []) statuses[status] = (statuses[status] ?? 0) + 1
      const done = (statuses.ready ?? 0) + (statuses.failed ?? 0)
      if (notes && done === notes.length) return statuses
      if (performance.now() > deadline) return statuses
      await pause(250)
    }
  }

  /** All notes, page by page; null when the server can't say. */
  private async listAll(): Promise<Array<{ status: string }> | null> {
    const all: Array<{ status: string }> = []
    for (let path: string | undefined = '/api/voice-notes?limit=50'; path; ) {
      const response: Response | null = await fetch(new URL(path, this.url), {
        headers: { cookie: this.cookie },
      }).catch(() => null)
      if (!response?.ok) return null
      all.push(...((await response.json()) as Array<{ status: string }>))
      path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
    }
    return all
  }

  /** The status of the answer; 0 without one. */
  private async ask(path: string, init: RequestInit = {}): Promise<number> {
    const status = await fetch(`${this.url}${path}`, {
      ...init,
      headers: { ...init.headers, cookie: this.cookie },
      signal: AbortSignal.timeout(REQUEST_MS),
    }).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => 0,
    )
    this.answers[status] = (this.answers[status] ?? 0) + 1
    return status
  }
}
