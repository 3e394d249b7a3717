import { access, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLogger } from '#server/logger.ts'
import { createEmptyDatabase } from '#test/database/clone-database.ts'
import { openNewPlace } from './new-place.ts'
import { markRestoring } from './restore-marker.ts'

const SILENT = createLogger({ logLevel: 'silent' })

let database: Awaited<ReturnType<typeof createEmptyDatabase>>
let folder: string
beforeEach(async () => {
  database = await createEmptyDatabase()
  folder = await mkdtemp(join(tmpdir(), 'dictum-new-place-'))
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const open = (dataDir: string) => {
  const { connectionString: databaseUrl } = database
  return openNewPlace({ databaseUrl, databaseDirectUrl: null, dataDir, storage: 'fs', s3: null }, SILENT)
}

it('deletes the folders that it has created', async () => {
  const place = await open(join(folder, 'srv/new'))
  await access(join(folder, 'srv/new/audio'))
  await place.discard()
  expect(await readdir(folder)).toEqual([])
})

it('keeps what was there before, and what somebody else has put there', async () => {
  await mkdir(join(folder, 'audio/notes'), { recursive: true })
  const place = await open(folder)
  await writeFile(join(folder, 'work'), '')
  await writeFile(join(folder, 'notes.txt'), '')
  await place.discard()
  expect((await readdir(folder)).sort()).toEqual(['audio', 'notes.txt'])
  expect(await readdir(join(folder, 'audio'))).toContain('notes')
})

it('keeps everything where a restore could not be undone', async () => {
  const place = await open(folder)
  await markRestoring(folder)
  await place.discard()
  expect((await readdir(folder)).sort()).toEqual(['audio', 'restore-in-progress'])
})

it('deletes what it has created if the place can’t be opened', async () => {
  const databaseUrl = new URL(database.connectionString)
  databaseUrl.pathname = '/missing'
  const dataDir = join(folder, 'new')
  const config = { databaseUrl: databaseUrl.href, databaseDirectUrl: null, dataDir, storage: 'fs', s3: null } as const
  await expect(openNewPlace(config, SILENT)).rejects.toThrow("can't be used")
  await expect(access(dataDir)).rejects.toThrow('ENOENT')
})
