// Over 250 lines: one whole backup, damaged, encrypted, aged and restored in every way.
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Encrypter } from 'age-encryption'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { openPool } from '#server/db/open-pool.ts'
import { migrateTo, readMigrations, readSchemaVersion } from '#server/db/schema-version.ts'
import { createLogger } from '#server/logger.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { createPlace, type NewPlace, placeOf } from '#test/backup-places.ts'
import { fillTables } from '#test/database/fill-tables.ts'
import { readRows } from '#test/database/read-rows.ts'
import { startS3Server } from '#test/fakes/s3-server.ts'
import { uploadNote } from '#test/notes.ts'
import { signUp, startTestServer, type TestServer } from '#test/server.ts'
import { ArchiveWriter } from './archive-writer.ts'
import { backUpToFile } from './backup-to-file.ts'
import { FORMAT, HEADER, MANIFEST } from './manifest.ts'
import { connect } from './place.ts'
import { readArchive, readText } from './read-archive.ts'
import { restoreBackup } from './restore-backup.ts'
import { isRestoring, markRestoring } from './restore-marker.ts'

const SILENT = createLogger({ logLevel: 'silent' })

let server: TestServer
let folder: string
let whole: string
let content: Buffer
let place: NewPlace
beforeAll(async () => {
  server = await startTestServer()
  await uploadNote(await signUp(server.app))
  folder = await mkdtemp(join(tmpdir(), 'dictum-restore-'))
  whole = join(folder, 'whole')
  await backUpToFile(placeOf(server), whole, { dataDir: server.dataDir, passphrase: null })
  content = await readFile(whole)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  place = await createPlace()
})
afterEach(() => place.close())

async function expectEmpty(): Promise<void> {
  expect(await readRows(place.connectionString)).toEqual({})
  expect((await readdir(join(place.dataDir, 'audio'), { recursive: true })).sort()).toEqual(['.incoming'])
  expect(await isRestoring(place.dataDir)).toBe(false)
  const client = await connect(place.connectionString)
  const { rows } = await client.query("select to_regnamespace('pgboss') as jobs")
  await client.end()
  expect(rows).toEqual([{ jobs: null }])
}

const changedAt = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 0x10
  return copy
}
const read = (bytes: Buffer, passphrase: string | null = null) => {
  const source = (async function* () {
    for (let start = 0; start < bytes.length; start += 10_000) yield bytes.subarray(start, start + 10_000)
  })()
  return readArchive(source, passphrase, async ({ body }) => {
    for await (const _ of body);
  })
}

describe('a damaged backup', () => {
  it('is recognised, wherever it is changed', async () => {
    expect(await read(content)).toMatchObject({ audio: { files: 1 } })
    const places = [
      ...Array(20).keys(),
      ...Array.from({ length: 60 }, (_, part) => Math.floor((content.length * part) / 60)),
    ]
    const ends = Array.from({ length: 45 }, (_, back) => content.length - 1 - back)
    for (const at of [...places, ...ends]) {
      await expect(read(changedAt(content, at)), `changed at ${at}`).rejects.toThrow(/damaged|not a backup/)
    }
  })

  it('is recognised, wherever it is cut, and if something follows it', async () => {
    for (let part = 0; part < 40; part += 1) {
      const end = Math.floor((content.length * part) / 40)
      await expect(read(content.subarray(0, end)), `cut at ${end}`).rejects.toThrow(/damaged|not a backup/)
    }
    await expect(read(content.subarray(0, -1))).rejects.toThrow('damaged')
    await expect(read(Buffer.concat([content, Buffer.from('x')]))).rejects.toThrow('damaged')
  })

  it.each([
    ['cut', async (path: string) => truncate(path, content.length - 100)],
    ['changed', async (path: string) => writeFile(path, changedAt(content, Math.floor(content.length / 2)))],
  ])('leaves the place empty if it is %s, so that another can be restored into it', async (_kind, damage) => {
    const path = join(folder, 'damaged')
    await writeFile(path, content)
    await damage(path)
    await expect(place.restore(path)).rejects.toThrow('The backup is damaged')
    await expectEmpty()
    await place.restore(whole)
    expect((await readRows(place.connectionString)).notes).toHaveLength(1)
  })

  it('is not restored without its last rows, even if its checksums agree', async () => {
    const path = join(folder, 'fewer')
    const writer = new ArchiveWriter(createWriteStream(path), { passphrase: null, modified: new Date() })
    const manifest = await readArchive(createReadStream(whole), null, async ({ name, size, body }) => {
      const chunks: Uint8Array[] = []
      for await (const chunk of body) chunks.push(chunk)
      if (!name.startsWith('tables/notes/')) await writer.add(name, size, chunks)
    })
    await writer.finish(manifest)
    await expect(place.restore(path)).rejects.toThrow(/damaged|foreign key/)
    await expectEmpty()
  })
})

describe('an encrypted backup', () => {
  const passphrase = 'a long walk by the sea'

  it('is restored with its passphrase', async () => {
    const path = join(folder, 'encrypted')
    await backUpToFile(placeOf(server), path, { dataDir: server.dataDir, passphrase })
    expect((await readFile(path)).includes('audio/notes')).toBe(false)
    await place.restore(path, passphrase)
    expect((await readRows(place.connectionString)).notes).toHaveLength(1)
  })

  it('is refused without its passphrase, with another one, and if it is damaged', async () => {
    const path = join(folder, 'encrypted-quickly')
    const encrypter = new Encrypter()
    encrypter.setPassphrase(passphrase)
    // Each attempt to decrypt a backup of ours takes a second of processor time.
    encrypter.setScryptWorkFactor(10)
    const bytes = Buffer.from(await encrypter.encrypt(content))
    await writeFile(path, bytes)
    await expect(place.restore(path)).rejects.toThrow('The backup is encrypted: give its passphrase')
    await expect(place.restore(path, 'a long walk by the lake')).rejects.toThrow('The passphrase is wrong')
    for (const at of [40, bytes.length - 20, Math.floor(bytes.length / 2)]) {
      await expect(read(changedAt(bytes, at), passphrase), `changed at ${at}`).rejects.toThrow(/damaged|wrong/)
    }
    await expect(read(bytes.subarray(0, -30), passphrase)).rejects.toThrow('damaged')
    await expectEmpty()
    // The backup is whole, so each refusal was due to the change.
    expect(await read(bytes, passphrase)).toMatchObject({ audio: { files: 1 } })
  })
})

describe('a backup of another program', () => {
  async function writeWith(change: (header: { format: number; schema: { version: number; hash: string } }) => void) {
    const path = join(folder, `other-${Math.random()}`)
    const writer = new ArchiveWriter(createWriteStream(path), { passphrase: null, modified: new Date() })
    const manifest = await readArchive(createReadStream(whole), null, async ({ name, size, body }) => {
      const text = await readText(body, size)
      const header = name === HEADER ? JSON.parse(text) : null
      if (header) change(header)
      await writer.addText(name, header ? JSON.stringify(header) : text)
    })
    await writer.finish(manifest)
    return path
  }
  const known = readMigrations().length

  it('is refused with both versions if its schema is newer', async () => {
    const path = await writeWith((header) => {
      header.schema.version += 1
    })
    await expect(place.restore(path)).rejects.toThrow(
      `The backup has schema version ${known + 1}, and this program knows only ${known}; restore it with the newer program.`,
    )
    await expectEmpty()
  })

  it.each([1, 20, known - 1])('is restored at its own schema %i, and migrated at the next start', async (version) => {
    const original = await createPlace()
    const client = await connect(original.connectionString)
    try {
      await migrateTo(client, readMigrations().slice(0, version))
      await fillTables(client)
      // The backup is recorded after its snapshot.
      const { secrets, ...before } = await readRows(original.connectionString)
      const path = join(folder, `schema-${version}`)
      const summary = await backUpToFile(original, path, { dataDir: original.dataDir, passphrase: null })
      expect(summary.schemaVersion).toBe(version)
      await place.restore(path)
      expect(await readRows(place.connectionString)).toMatchObject(before)
      const pool = openPool('tests', { connectionString: place.connectionString }, SILENT)
      await migrateDatabase(pool)
      expect(await readSchemaVersion(pool)).toBe(known)
      await pool.end()
      expect((await readRows(place.connectionString)).notes).toHaveLength(2)
    } finally {
      await client.end()
      await original.close()
    }
  })

  it('is refused if its format is newer, or its schema has another origin', async () => {
    const newer = await writeWith((header) => {
      header.format = FORMAT + 1
    })
    await expect(place.restore(newer)).rejects.toThrow(`The backup has format ${FORMAT + 1}, and this program knows`)
    const other = await writeWith((header) => {
      header.schema.hash = 'other'
    })
    await expect(place.restore(other)).rejects.toThrow('that this program does not know')
    await writeFile(join(folder, 'text'), 'just some text')
    await expect(place.restore(join(folder, 'text'))).rejects.toThrow('This is not a backup of Dictum.')
    await expectEmpty()
  })
})

describe('a place that is not empty', () => {
  it('is refused, and stays as it is', async () => {
    await place.restore(whole)
    const before = await readRows(place.connectionString)
    await expect(place.restore(whole)).rejects.toThrow('The place is not empty: its database has')
    expect(await readRows(place.connectionString)).toEqual(before)
  })

  it('is refused if only its storage has audio', async () => {
    await place.storage.put('notes/a/original', createReadStream(whole))
    await expect(place.restore(whole)).rejects.toThrow(
      'The place is not empty: its storage has audio (notes/a/original)',
    )
    expect(await place.storage.size('notes/a/original')).toBe(content.length)
  })

  it('is refused if its storage belongs to another database', async () => {
    await place.storage.belongsTo('another')
    await expect(place.restore(whole)).rejects.toThrow('its storage belongs to another database (another)')
  })

  it('is accepted if a restore was killed there', async () => {
    await markRestoring(place.dataDir)
    await place.storage.put('notes/a/original', createReadStream(whole))
    await place.restore(whole)
    expect(await isRestoring(place.dataDir)).toBe(false)
    expect((await readRows(place.connectionString)).notes).toHaveLength(1)
  })
})

it('moves audio from a folder into a bucket, and back', async () => {
  const s3 = await startS3Server()
  try {
    const bucket = await openStorage(readConfig({ DATA_DIR: folder, ...s3.environment }), join(folder, 'work'))
    const inBucket = { ...place, storage: bucket }
    const options = { dataDir: place.dataDir, passphrase: null, logger: SILENT }
    await restoreBackup(inBucket, createReadStream(whole), options)
    expect([...s3.objects.keys()].filter((key) => key.startsWith('notes/'))).toHaveLength(1)
    const path = join(folder, 'from-bucket')
    const summary = await backUpToFile(inBucket, path, { dataDir: place.dataDir, passphrase: null })
    expect(summary).toMatchObject({ audio: { files: 1 }, missing: { files: 0 } })
    const other = await createPlace()
    try {
      await other.restore(path)
      for await (const { key } of server.context.storage.list()) {
        expect(await buffer(await other.storage.read(key))).toEqual(
          await buffer(await server.context.storage.read(key)),
        )
      }
    } finally {
      await other.close()
    }
  } finally {
    await s3.close()
  }
})

it('puts what a restore has to know at the beginning of a backup, and the manifest at its end', async () => {
  const names: string[] = []
  await readArchive(createReadStream(whole), null, async ({ name, body }) => {
    names.push(name)
    for await (const _ of body);
  })
  expect(names[0]).toBe(HEADER)
  expect(names).not.toContain(MANIFEST)
  expect(names).toContain('tables/notes/000001.copy')
})
