import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ArchiveWriter } from './archive-writer.ts'
import { readPassphrase } from './encryption.ts'
import { readArchive, readText } from './read-archive.ts'
import { tarHeader } from './tar.ts'

const MANIFEST = { rows: {}, jobs: 0, audio: { files: 0, bytes: 0 }, missing: { files: 0, keys: [] } }
const OPTIONS = { passphrase: null, modified: new Date() }

async function* randomChunks(count: number) {
  for (let index = 0; index < count; index += 1) yield randomBytes(65_536)
}

describe('an archive', () => {
  it('holds entries of any size and name, and more of them than fit into one list of checksums', async () => {
    const sink = new PassThrough()
    const bytes = buffer(sink)
    const writer = new ArchiveWriter(sink, OPTIONS)
    const long = `audio/${'folder-'.repeat(15)}/${'file-'.repeat(15)}`
    const texts: Record<string, string> = { empty: '', [long]: 'x', block: 'y'.repeat(512), more: 'z'.repeat(513) }
    for (const [name, text] of Object.entries(texts)) await writer.addText(name, text)
    for (let index = 0; index < 5_100; index += 1) await writer.addText(`entry-${index}`, String(index))
    const size = await writer.finish(MANIFEST)
    const whole = await bytes
    expect(whole.length).toBe(size)
    const found: Record<string, string> = {}
    const manifest = await readArchive(Readable.from([whole]), null, async (entry) => {
      found[entry.name] = await readText(entry.body, entry.size)
    })
    expect(manifest.entries).toBe(5_104)
    expect(found).toMatchObject({ ...texts, 'entry-5099': '5099' })
  })

  it('refuses content of a different size than announced', async () => {
    const sink = new PassThrough().resume()
    const writer = new ArchiveWriter(sink, OPTIONS)
    await expect(writer.add('file', 4, [Buffer.from('abc')])).rejects.toThrow('file has 3 bytes in place of 4')
    writer.abort()
    expect(() => tarHeader(`${'x'.repeat(101)}`, 0, 0)).toThrow('too long')
  })

  it('fails with the error of its sink, in the middle or at the end', async () => {
    const broken = () => new Writable({ write: (_chunk, _encoding, done) => done(new Error('the disk is full')) })
    const large = new ArchiveWriter(broken(), OPTIONS)
    await expect(large.add('file', 200 * 65_536, randomChunks(200))).rejects.toThrow('the disk is full')
    const small = new ArchiveWriter(broken(), OPTIONS)
    await small.addText('file', 'text').catch(() => undefined)
    await expect(small.finish(MANIFEST)).rejects.toThrow('the disk is full')
  })

  it('is written no faster than it is read', async () => {
    const taken = new PassThrough()
    const writer = new ArchiveWriter(taken, OPTIONS)
    let produced = 0
    const counted = (async function* () {
      for await (const chunk of randomChunks(400)) {
        produced += chunk.length
        yield chunk
      }
    })()
    const adding = writer.add('file', 400 * 65_536, counted)
    // Nothing more is taken once the writer has stopped by itself.
    for (let before = -1; before !== produced; ) {
      before = produced
      for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate)
    }
    expect(produced).toBeGreaterThan(0)
    expect(produced).toBeLessThan(2_000_000)
    taken.resume()
    await adding
    await writer.finish(MANIFEST)
    expect(produced).toBe(400 * 65_536)
  })

  it('passes on unchanged the error of whoever reads an entry', async () => {
    const sink = new PassThrough()
    const bytes = buffer(sink)
    const writer = new ArchiveWriter(sink, OPTIONS)
    await writer.add('file', 20 * 65_536, randomChunks(20))
    await writer.finish(MANIFEST)
    const reading = readArchive(Readable.from([await bytes]), null, async () => {
      throw new Error('the database has gone')
    })
    await expect(reading).rejects.toThrow('the database has gone')
  })
})

describe('a passphrase', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dictum-passphrase-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('is the first line of its file, or else the one configured', async () => {
    const path = join(folder, 'passphrase')
    await writeFile(path, 'a long walk\r\nby the sea\n')
    expect(await readPassphrase(path, 'something else')).toBe('a long walk')
    expect(await readPassphrase(undefined, 'something else')).toBe('something else')
    expect(await readPassphrase(undefined, undefined)).toBeNull()
    expect(await readPassphrase(undefined, '')).toBeNull()
  })

  it('is never silently left out, even if its file is empty or missing', async () => {
    const path = join(folder, 'empty')
    await writeFile(path, '\n')
    await expect(readPassphrase(path, undefined)).rejects.toThrow('fewer than 8 characters')
    await expect(readPassphrase(join(folder, 'missing'), undefined)).rejects.toThrow('ENOENT')
  })
})
