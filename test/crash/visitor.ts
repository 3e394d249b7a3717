import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { PIECE_TYPE } from '#shared/upload-protocol.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { multipart } from '#test/multipart.ts'
import { sha256, TUS, writeMetadata } from '#test/uploads.ts'

/** The timeout of a request, in milliseconds. */
const REQUEST_MS = 60_000

/** Length of a piece in bytes. A recording has four or more pieces. */
const PIECE_BYTES = 4000

/** A note as in the list of notes, with the fields that are checked here. */
export interface ListedNote {
  id: string
  status: string
  transcription: string
}

/** A user with a browser, whose requests go to the current address of the server. */
export class Visitor {
  acknowledged = 0
  private begun = 0
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

  /** Uploads one note, every other one in pieces, and retries until the server has acknowledged it. */
  async upload(): Promise<void> {
    this.begun += 1
    const key = randomUUID()
    const content = await readFixture('speech.ogg')
    const isInPieces = this.begun % 2 === 0
    while (!(isInPieces ? await this.sendInPieces(key, content) : await this.sendAtOnce(key, content))) await pause(250)
    this.acknowledged += 1
  }

  /** Returns whether the server has acknowledged the note. */
  private async sendAtOnce(key: string, content: Buffer): Promise<boolean> {
    const form = multipart([
      { name: 'language', value: 'en' },
      { name: 'audio', fileName: 'speech.ogg', content },
    ])
    const status = await this.ask('/api/voice-notes', {
      method: 'POST',
      body: form.payload,
      headers: { ...form.headers, 'idempotency-key': key },
    })
    return isDone(status, 'an upload')
  }

  /** Sends what the server does not have yet. Returns whether the server has given a receipt. */
  private async sendInPieces(key: string, content: Buffer): Promise<boolean> {
    const metadata = writeMetadata({ source: 'recorder', language: 'en', filename: 'speech.ogg', idempotencyKey: key })
    const created = await this.request('/api/uploads', {
      method: 'POST',
      headers: { ...TUS, 'upload-defer-length': '1', 'upload-metadata': metadata },
    })
    if (!isDone(created.status, 'an upload in pieces')) return false
    const url = created.headers?.get('location') ?? ''
    for (let offset = Number(created.headers?.get('upload-offset')); offset < content.length; ) {
      const piece = content.subarray(offset, offset + PIECE_BYTES)
      const checksum = `sha256 ${sha256(piece).toString('base64')}`
      const headers = {
        ...TUS,
        'content-type': PIECE_TYPE,
        'upload-offset': String(offset),
        'upload-checksum': checksum,
      }
      const status = await this.ask(url, { method: 'PATCH', headers, body: Uint8Array.from(piece) })
      // A status of 409 means that it is stored, although the answer was lost.
      if (status === 409 || !isDone(status, 'a piece')) return false
      offset += piece.length
    }
    const claim = { sizeBytes: content.length, pieces: Math.ceil(content.length / PIECE_BYTES) }
    const headers = { 'content-type': 'application/json' }
    const status = await this.ask(`${url}/finish`, { method: 'POST', headers, body: JSON.stringify(claim) })
    return isDone(status, 'the end of an upload')
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
   * Follows the event stream as a browser does, reconnects whenever it ends, and counts the notes reported as ready.
   * `until` resolves once there are this many; `opened` resolves once it has been connected.
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
          // An event may arrive in several pieces.
          let unfinished = ''
          for await (const piece of text ?? []) {
            const lines = (unfinished + piece).split('\n')
            unfinished = lines.pop() ?? ''
            for (const line of lines) {
              const id = /"type":"note","note":\{"id":"([^"]+)".*?"status":"ready"/.exec(line)?.[1]
              if (id) ready.add(id)
            }
          }
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

  /** Returns the status of the answer; 0 if there is none. */
  async ask(path: string, init: RequestInit = {}): Promise<number> {
    return (await this.request(path, init)).status
  }

  /** Returns the status of the answer, 0 if there is none, and its headers. */
  private async request(path: string, init: RequestInit): Promise<{ status: number; headers?: Headers }> {
    const answer = await fetch(`${this.address()}${path}`, {
      ...init,
      headers: { ...init.headers, cookie: this.cookie },
      signal: AbortSignal.timeout(REQUEST_MS),
    }).then(
      async (response) => {
        await response.arrayBuffer()
        return response
      },
      () => ({ status: 0 }),
    )
    this.answers[answer.status] = (this.answers[answer.status] ?? 0) + 1
    return answer
  }
}

/** Returns whether a request has succeeded, and false if it may be sent again. @throws Error if it never will */
function isDone(status: number, what: string): boolean {
  if (status >= 200 && status < 300) return true
  if (status !== 0 && status < 500) throw new Error(`${what} was refused with ${status}`)
  return false
}
