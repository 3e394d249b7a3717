import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { readFixture } from '#test/audio-fixtures.ts'
import { multipart } from '#test/multipart.ts'

/** The timeout of a request, in milliseconds. */
const REQUEST_MS = 60_000

/** A note as in the list of notes, with the fields checked here. */
export interface ListedNote {
  id: string
  status: string
  transcription: string
}

/** A user with a browser, whose requests go to the server address of the moment. */
export class Visitor {
  acknowledged = 0
  answers: Record<string, number> = {}
  private readonly address: () => string
  private cookie = ''

  constructor(address: () => string) {
    this.address = address
  }

  async register(): Promise<void> {
    const response = await fetch(`${this.address()}/api/register`, {
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

  /** Uploads one note and retries until the server has acknowledged it. */
  async upload(): Promise<void> {
    const key = randomUUID()
    const form = multipart([
      { name: 'language', value: 'en' },
      { name: 'audio', fileName: 'speech.ogg', content: await readFixture('speech.ogg') },
    ])
    for (;;) {
      const status = await this.ask('/api/voice-notes', {
        method: 'POST',
        body: form.payload,
        headers: { ...form.headers, 'idempotency-key': key },
      })
      if (status === 200 || status === 201) break
      if (status !== 0 && status < 500) throw new Error(`an upload was refused with ${status}`)
      await pause(250)
    }
    this.acknowledged += 1
  }

  /** Reads and uploads concurrently until it is stopped. */
  loadUntilStopped({ uploaders = 1, readers = 8 } = {}): {
    stop(): Promise<void>
    failed: Promise<never>
  } {
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
    const all = Promise.all([
      ...Array.from({ length: uploaders }, uploading),
      ...Array.from({ length: readers }, reading),
    ])
    return {
      failed: all.then(() => new Promise<never>(() => undefined)),
      stop: async () => {
        stopped = true
        await all
      },
    }
  }

  /**
   * Follows the event stream as a browser does, reconnects whenever it ends, and counts notes reported as ready.
   * `until` resolves once there are this many; `opened` once it has been connected.
   */
  follow(): { opened: Promise<void>; until(count: number, timeoutMs: number): Promise<void>; stop(): Promise<number> } {
    const stop = new AbortController()
    const opened = Promise.withResolvers<void>()
    const ready = new Set<string>()
    const listen = async () => {
      while (!stop.signal.aborted) {
        const response = await fetch(`${this.address()}/api/stream`, {
          headers: { cookie: this.cookie },
          signal: stop.signal,
        }).catch(() => null)
        const text = response?.ok ? response.body?.pipeThrough(new TextDecoderStream()) : undefined
        if (text) opened.resolve()
        try {
          for await (const piece of text ?? [])
            for (const [, id] of piece.matchAll(/"type":"note","note":\{"id":"([^"]+)"[^\n]*?"status":"ready"/g))
              if (id) ready.add(id)
        } catch {
          // Disconnected, or stopped.
        }
        if (!stop.signal.aborted) await pause(200)
      }
    }
    const listening = listen()
    return {
      opened: opened.promise,
      until: async (count, timeoutMs) => {
        for (const began = performance.now(); ready.size < count && performance.now() - began < timeoutMs; )
          await pause(50)
      },
      stop: async () => {
        stop.abort()
        await listening
        return ready.size
      },
    }
  }

  /** Waits until no note is being processed, or until the timeout; returns the number of notes by status. */
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

  /** Returns all notes, page by page; null if the server can't answer. */
  async listAll(): Promise<ListedNote[] | null> {
    const all: ListedNote[] = []
    for (let path: string | undefined = '/api/voice-notes?limit=50'; path; ) {
      const response: Response | null = await fetch(new URL(path, this.address()), {
        headers: { cookie: this.cookie },
      }).catch(() => null)
      if (!response?.ok) return null
      all.push(...((await response.json()) as ListedNote[]))
      path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
    }
    return all
  }

  /** Returns the status of the answer; 0 without one. */
  async ask(path: string, init: RequestInit = {}): Promise<number> {
    const status = await fetch(`${this.address()}${path}`, {
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
