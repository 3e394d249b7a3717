import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOTHING_SENT, type SentSoFar } from '#client/lib/recordings/sent-so-far.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { ApiError, networkError } from '../api-error.ts'
import { createPieceSender } from './piece-sender.ts'
import type { UploadCalls } from './upload-calls.ts'

/** What may happen to a request: it arrives, it is lost on the way, or its answer is lost. */
type Fate = 'arrives' | 'is lost' | 'is answered in vain'

const refuse = (status: number, code: string) => new ApiError(status, code, { code })
type Bytes = Uint8Array<ArrayBuffer>

async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

function join(pieces: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

async function digestOf(pieces: readonly Bytes[]): Promise<string> {
  let digest: Bytes = new Uint8Array()
  for (const piece of pieces) digest = await sha256(join([digest, await sha256(piece)]))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Behaves as `shared/contract/uploads.ts` says, over a network controlled by the test. */
function makeServer(fateOf: (call: string) => Fate = () => 'arrives') {
  let upload: { id: string; pieces: Bytes[]; note: string | null } | null = null
  let ids = 0
  let bytesReceived = 0
  const notes = new Map<string, Bytes>()
  const stored = () => join(upload?.pieces ?? [])

  async function answer<T>(call: string, act: () => T | Promise<T>): Promise<T> {
    const fate = fateOf(call)
    if (fate === 'is lost') throw networkError()
    const result = await act()
    if (fate === 'is answered in vain') throw networkError()
    return result
  }
  function find(id: string) {
    if (upload?.id !== id) throw refuse(404, 'upload_not_found')
    return upload
  }

  const calls: UploadCalls = {
    create: () =>
      answer('create', () => {
        if (!upload) {
          ids += 1
          upload = { id: `upload ${ids}`, pieces: [], note: null }
        }
        return { id: upload.id, offset: stored().length, noteId: upload.note }
      }),
    send: async (id, { offset, bytes, checksum }) => {
      const piece = new Uint8Array(bytes)
      return answer('send', async () => {
        const hash = btoa(String.fromCharCode(...(await sha256(piece))))
        bytesReceived += piece.length
        const found = find(id)
        if (offset !== stored().length) throw refuse(409, 'upload_conflict')
        if (hash !== checksum) throw refuse(460, 'piece_damaged')
        found.pieces.push(piece)
        return { offset: stored().length }
      })
    },
    touch: (id) => answer('touch', () => void find(id)),
    discard: (id) =>
      answer('discard', () => {
        find(id)
        upload = null
      }),
    finish: (id, { sizeBytes, pieces, digest: stated }) =>
      answer('finish', async () => {
        const found = find(id)
        if (sizeBytes !== stored().length) throw refuse(409, 'upload_incomplete')
        const isSame = pieces === found.pieces.length && stated === (await digestOf(found.pieces))
        if (pieces !== undefined && !isSame) throw refuse(422, 'upload_damaged')
        found.note ??= `note ${notes.size + 1}`
        notes.set(found.note, stored())
        return { id: found.note } as VoiceNote
      }),
    getNote: (id) => answer('getNote', () => ({ id }) as VoiceNote),
    deleteNote: (id) => answer('deleteNote', () => void notes.delete(id)),
  }
  return {
    calls,
    notes,
    stored,
    bytesReceived: () => bytesReceived,
    /** Makes the server's bytes differ from those that were sent. */
    damage: () => void upload?.pieces.splice(0, 1, new Uint8Array(upload.pieces[0]?.length ?? 0)),
    lose: () => {
      upload = null
    },
    closeAs: (note: string) => {
      if (upload) upload.note = note
      notes.set(note, stored())
    },
  }
}

const SIGNAL = new AbortController().signal
const ignore = () => {}

/** Random bytes, so that no two pieces are alike. */
function makeAudio(size: number): Bytes {
  const bytes = new Uint8Array(size)
  for (let at = 0; at < size; at += 1) bytes[at] = (at * 2_654_435_761) >>> 13
  return bytes
}

function makeDevice(calls: UploadCalls) {
  let sent: SentSoFar = NOTHING_SENT
  return {
    sent: () => sent,
    /** Opens a page, which only knows what is stored on the device. */
    open: () =>
      createPieceSender({
        calls,
        metadata: { idempotencyKey: 'k' },
        sent,
        remember: async (next) => {
          sent = next
        },
      }),
  }
}

describe('a recording sent in pieces', () => {
  it('arrives whole on the server, whatever is lost on the way, and however often the page is closed', async () => {
    const fate = fc.constantFrom<Fate>('arrives', 'arrives', 'is lost', 'is answered in vain')
    const steps = fc.array(fc.record({ grows: fc.integer({ min: 0, max: 1_200_000 }), reopens: fc.boolean() }), {
      minLength: 1,
      maxLength: 6,
    })
    await fc.assert(
      fc.asyncProperty(steps, fc.array(fate, { maxLength: 40 }), async (growth, fates) => {
        const server = makeServer(() => fates.shift() ?? 'arrives')
        const device = makeDevice(server.calls)
        let sender = device.open()
        let size = 1
        for (const { grows, reopens } of growth) {
          size += grows
          if (reopens) sender = device.open()
          await sender.sendAll(new Blob([makeAudio(size)]), SIGNAL, ignore).catch(ignore)
        }
        const whole = makeAudio(size)
        for (;;) {
          const note = await sender.finish(new Blob([whole]), undefined, SIGNAL, ignore).catch(() => null)
          if (!note) continue
          expect(await digestOf([server.notes.get(note.id) ?? new Uint8Array()])).toBe(await digestOf([whole]))
          return
        }
      }),
      { numRuns: 30 },
    )
  })

  it('is sent only once, even if every second answer is lost', async () => {
    let turn = 0
    const server = makeServer((call) => (call === 'send' && turn++ % 2 === 0 ? 'is answered in vain' : 'arrives'))
    const device = makeDevice(server.calls)
    const audio = new Blob([makeAudio(3_000_000)])
    for (;;) {
      // Each attempt is made from a new page.
      if (
        await device
          .open()
          .finish(audio, undefined, SIGNAL, ignore)
          .catch(() => null)
      )
        break
    }
    expect(server.bytesReceived()).toBe(3_000_000)
    expect(device.sent().pieces?.count).toBe(6)
  })

  it('is sent again if what the server has is damaged', async () => {
    const server = makeServer()
    const sender = makeDevice(server.calls).open()
    const whole = makeAudio(700_000)
    await sender.sendAll(new Blob([whole.subarray(0, 600_000)]), SIGNAL, ignore)
    server.damage()
    const note = await sender.finish(new Blob([whole]), undefined, SIGNAL, ignore)
    expect(await digestOf([server.notes.get(note.id) ?? new Uint8Array()])).toBe(await digestOf([whole]))
  })

  it('is sent again if the server no longer knows it', async () => {
    const server = makeServer()
    const sender = makeDevice(server.calls).open()
    const whole = makeAudio(700_000)
    await sender.sendAll(new Blob([whole.subarray(0, 600_000)]), SIGNAL, ignore)
    server.lose()
    const note = await sender.finish(new Blob([whole]), undefined, SIGNAL, ignore)
    expect(await digestOf([server.notes.get(note.id) ?? new Uint8Array()])).toBe(await digestOf([whole]))
  })

  it('becomes a note of all that the server has, if the device has lost its end', async () => {
    const server = makeServer()
    const device = makeDevice(server.calls)
    const whole = makeAudio(700_000)
    await device.open().sendAll(new Blob([whole]), SIGNAL, ignore)
    // The battery was empty before the browser had written the last seconds to disk.
    const left = new Blob([whole.subarray(0, 650_000)])
    const note = await device.open().finish(left, undefined, SIGNAL, ignore)
    expect(server.notes.get(note.id)?.length).toBe(700_000)
  })

  it('reports how much the server has', async () => {
    const offsets: number[] = []
    const sender = makeDevice(makeServer().calls).open()
    await sender.sendAll(new Blob([makeAudio(1_200_000)]), SIGNAL, (bytes) => offsets.push(bytes))
    expect(offsets).toEqual([0, 524_288, 1_048_576, 1_200_000])
  })

  it('is removed from the server once it is discarded, with the note that was made of it meanwhile', async () => {
    const server = makeServer()
    const device = makeDevice(server.calls)
    const sender = device.open()
    await sender.discard(SIGNAL)
    await sender.sendAll(new Blob([makeAudio(1_000)]), SIGNAL, ignore)
    server.closeAs('note 1')
    await device.open().discard(SIGNAL)
    expect([server.stored().length, server.notes.size]).toEqual([0, 0])
  })

  it('fails with the server’s own reason if it can never become a note', async () => {
    const server = makeServer()
    const calls = { ...server.calls, send: () => Promise.reject(refuse(415, 'unsupported_audio')) }
    const sender = makeDevice(calls).open()
    const failure = await sender.finish(new Blob(['?']), undefined, SIGNAL, ignore).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'unsupported_audio' })
  })
})
