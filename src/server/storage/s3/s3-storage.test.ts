import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { isConnectionLoss } from '#server/db/connection-loss.ts'
import { type FakeS3, type S3Fault, startS3Server } from '#test/fakes/s3-server.ts'
import { readStored } from '#test/stored-audio.ts'
import { isDiskFull } from '../disk-room.ts'
import type { S3Settings } from '../s3-settings.ts'
import type { Storage } from '../storage.ts'
import { isMissing, isStorageUnavailable } from '../storage-error.ts'
import { openS3Storage } from './s3-storage.ts'

const PART_BYTES = 5 * 1024 * 1024
const LARGE = randomBytes(2 * PART_BYTES + 1000)
const HOUR_MS = 3600 * 1000
/** For a store that answers, however busy this machine is, and for one that never will. */
const PATIENT = { connect: 60_000, upload: 60_000, answer: 60_000, idle: 60_000 }
const IMPATIENT = { connect: 5000, upload: 200, answer: 200, idle: 100 }

let workDir: string
let s3: FakeS3
let settings: S3Settings
let storage: Storage
beforeEach(async () => {
  workDir = await mkdtemp(join(tmpdir(), 'dictum-work-'))
  s3 = await startS3Server()
  settings = readConfig(s3.environment).s3 as S3Settings
  storage = openS3Storage(settings, { workDir })
})
afterEach(async () => {
  await s3.close()
  await rm(workDir, { recursive: true, force: true })
})

const put = (key: string, content: Buffer) => storage.put(key, Readable.from([content]))
const errorOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error)

/** Checks that an error says that the store can't be used, and nothing else that would be wrong. */
function expectUnavailable(error: unknown): void {
  expect(error).not.toBeNull()
  expect({
    unavailable: isStorageUnavailable(error),
    missing: isMissing(error),
    databaseLost: isConnectionLoss(error),
    diskFull: isDiskFull(error),
  }).toEqual({ unavailable: true, missing: false, databaseLost: false, diskFull: false })
}

describe('reading', () => {
  beforeEach(() => put('a', LARGE))

  it.each<[string, S3Fault, number]>([
    ['was cut', 'cut', PATIENT.idle],
    ['sends no more', 'stall', 1000],
  ])('resumes where a connection %s', async (_what, fault, idle) => {
    storage = openS3Storage(settings, { workDir, times: { ...PATIENT, idle } })
    s3.requests.splice(0)
    s3.fail(fault, { method: 'GET', times: 2 })
    expect((await readStored(storage, 'a')).equals(LARGE)).toBe(true)
    expect(s3.requests.length).toBeGreaterThanOrEqual(3)
    // This machine itself may send nothing for a second.
    if (fault === 'cut') expect(s3.requests).toHaveLength(3)
    s3.fail(fault, { method: 'GET', times: 1 })
    const range = await (await storage.read('a', { start: 1000, end: 900_000 })).toArray()
    expect(Buffer.concat(range).equals(LARGE.subarray(1000, 900_001))).toBe(true)
  })

  it('does not mix two objects if the second takes the place of the first', async () => {
    const content = await storage.read('a')
    s3.fail('cut', { method: 'GET', times: 1 })
    const cut = await storage.read('a')
    await put('a', randomBytes(LARGE.length))
    content.destroy()
    expectUnavailable(await errorOf(cut.toArray()))
  })

  it('retries failures that may be temporary', async () => {
    s3.fail({ status: 503, code: 'SlowDown' }, { times: 1 })
    s3.fail({ status: 500, code: 'InternalError' }, { times: 1 })
    expect(await storage.size('a')).toBe(LARGE.length)
  })

  it.each<[string, S3Fault]>([
    ['fails', { status: 500, code: 'InternalError' }],
    ['is overloaded', { status: 503, code: 'SlowDown' }],
    ['refuses the key', { status: 403, code: 'AccessDenied' }],
    ['has lost the bucket', { status: 404, code: 'NoSuchBucket' }],
    ['cuts every connection', 'cut'],
    ['does not answer', 'silent'],
    ['stops in the middle', 'stall'],
  ])('does not treat a recording as missing when the store %s', async (_what, fault) => {
    storage = openS3Storage(settings, { workDir, times: IMPATIENT })
    s3.fail(fault)
    expectUnavailable(await errorOf(readStored(storage, 'a')))
    expectUnavailable(await errorOf(storage.openLocal('a')))
    // A small answer is complete even if the connection ends with it.
    if (fault !== 'stall') expectUnavailable(await errorOf(storage.size('a')))
    expect(await readdir(workDir)).toEqual([])
    s3.heal()
    expect((await readStored(openS3Storage(settings, { workDir }), 'a')).equals(LARGE)).toBe(true)
  })

  it('does not treat a recording as missing when the store is down', async () => {
    await s3.stop()
    for (const work of [
      () => storage.size('a'),
      () => readStored(storage, 'a'),
      () => storage.listFolders('notes', 0),
    ]) {
      expectUnavailable(await errorOf(work()))
    }
    expect(await storage.isReachable()).toBe(false)
    await s3.start()
    expect(await storage.size('a')).toBe(LARGE.length)
  })

  it('fetches no file for which the disk has no room', async () => {
    // A petabyte, of which only the size is requested.
    s3.objects.set('huge', { body: { length: 1e15 } as Buffer, etag: '"huge"', modified: new Date() })
    expect(isDiskFull(await errorOf(storage.openLocal('huge')))).toBe(true)
    expect(s3.requests.some((request) => request.startsWith('GET') && request.includes('/huge'))).toBe(false)
  })

  it('leaves no copy when it is aborted', async () => {
    const aborted = new AbortController()
    s3.fail('stall', { method: 'GET' })
    const opening = errorOf(storage.openLocal('a', aborted.signal))
    await expect.poll(() => s3.requests.some((request) => request.startsWith('GET'))).toBe(true)
    aborted.abort()
    expect(await opening).toMatchObject({ name: 'AbortError' })
    expect(await readdir(workDir)).toEqual([])
  })
})

describe('writing', () => {
  it('keeps little of a large file in memory', async () => {
    let passed = 0
    let most = 0
    async function* content() {
      const chunk = randomBytes(64 * 1024)
      for (let sent = 0; sent < 60_000_000; sent += chunk.length) {
        passed += chunk.length
        const [upload] = s3.uploads.values()
        const stored = [...(upload?.parts.values() ?? [])].reduce((sum, part) => sum + part.length, 0)
        most = Math.max(most, passed - stored)
        yield chunk
      }
    }
    await storage.put('a', Readable.from(content()))
    expect(await storage.size('a')).toBe(passed)
    expect(most).toBeLessThan(4 * PART_BYTES)
  })

  it('sends again what was lost on the way', async () => {
    s3.fail('cut_request', { method: 'PUT', times: 1 })
    s3.fail('lost', { method: 'PUT', times: 1 })
    await put('a', LARGE)
    await put('b', Buffer.from('sound'))
    expect((await readStored(storage, 'a')).equals(LARGE)).toBe(true)
    expect((await readStored(storage, 'b')).toString()).toBe('sound')
  })

  it.each<[string, S3Fault]>([
    ['a part is refused', { status: 403, code: 'AccessDenied' }],
    ['a part fails', { status: 500, code: 'InternalError' }],
    ['the connection is cut', 'cut_request'],
    ['answers are lost', 'lost'],
  ])('leaves nothing when %s', async (_what, fault) => {
    for (const content of [LARGE, Buffer.from('sound')]) {
      s3.fail(fault, { method: 'PUT' })
      expectUnavailable(await errorOf(put('a', content)))
      expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0])
      s3.heal()
    }
  })

  it('stops reading a source once the store no longer needs it', async () => {
    s3.fail({ status: 403, code: 'AccessDenied' }, { method: 'PUT' })
    const source = Readable.from(
      (async function* () {
        for (;;) yield randomBytes(64 * 1024)
      })(),
    )
    expectUnavailable(await errorOf(storage.put('a', source)))
    expect(source.destroyed).toBe(true)
  })

  it('keeps the earlier file if the new one can’t be stored', async () => {
    await put('a', Buffer.from('first'))
    const path = join(workDir, 'second')
    await writeFile(path, 'second')
    s3.fail({ status: 403, code: 'AccessDenied' }, { method: 'PUT' })
    expectUnavailable(await errorOf(storage.putFile('a', path)))
    s3.heal()
    expect((await readStored(storage, 'a')).toString()).toBe('first')
  })
})

describe('deleting', () => {
  it('handles a thousand objects at once', async () => {
    for (let piece = 0; piece < 2500; piece += 1) {
      s3.objects.set(`uploads/1/${piece}`, { body: Buffer.alloc(1), etag: '"x"', modified: new Date() })
    }
    s3.requests.splice(0)
    await storage.deleteAll('uploads/1')
    expect(s3.objects.size).toBe(0)
    expect(s3.requests.filter((request) => request.startsWith('POST'))).toHaveLength(3)
  })

  it('fails if the store does', async () => {
    await put('a', Buffer.from('sound'))
    s3.fail({ status: 503, code: 'SlowDown' })
    expectUnavailable(await errorOf(storage.deleteAll('a')))
  })

  it('is given up in time, attempts included, if the store does not answer', async () => {
    storage = openS3Storage(settings, { workDir, times: { ...IMPATIENT, upload: 60_000, idle: 60_000 } })
    s3.fail('silent')
    expectUnavailable(await errorOf(storage.deleteAll('a')))
    expect(s3.requests.length).toBeLessThan(2)
  })

  it('sweeps uploads and copies that nobody finished, but not those under way', async () => {
    const begin = (key: string, ageMs: number) =>
      s3.uploads.set(key, { key, initiated: new Date(Date.now() - ageMs), parts: new Map() })
    begin('notes/old', 3 * HOUR_MS)
    begin('notes/new', 0.5 * HOUR_MS)
    const copies = ['fetched-old', 'fetched-new', 'other'].map((name) => join(workDir, name))
    for (const copy of copies) await writeFile(copy, '')
    const then = new Date(Date.now() - 3 * HOUR_MS)
    for (const copy of [copies[0], copies[2]]) await utimes(copy ?? '', then, then)
    expect(await storage.sweepIncoming(2 * HOUR_MS)).toBe(1)
    expect([...s3.uploads.keys()]).toEqual(['notes/new'])
    expect((await readdir(workDir)).sort()).toEqual(['fetched-new', 'other'])
    // Somebody may be moving audio here.
    expect(await storage.sweepIncoming(0)).toBe(0)
  })
})

describe('a store without conditional writes', () => {
  it.each(['ignored', 'refused'] as const)('is refused when conditions are %s', async (conditions) => {
    s3.conditions = conditions
    await expect(storage.belongsTo('a database')).rejects.toThrow(/does not support conditional writes/)
  })
})
