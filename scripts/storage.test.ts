import { type ExecFileException, execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openFileStorage } from '#server/storage/file-storage.ts'
import { type FakeS3, startS3Server } from '#test/fakes/s3-server.ts'

const run = promisify(execFile)
const LAUNCH = fileURLToPath(new URL('launch.mjs', import.meta.url))
const KEYS = ['notes/1/original', 'notes/2/original', 'uploads/3/0-a']

let dataDir: string
let s3: FakeS3
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dictum-storage-'))
  s3 = await startS3Server()
  const folder = await openFileStorage(join(dataDir, 'audio'))
  for (const key of KEYS) await folder.put(key, Readable.from([`sound of ${key}`]))
})
afterEach(async () => {
  await s3.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** Runs the command as an operator would. */
async function storage(args: string, environment: Record<string, string> = {}) {
  const env = { ...process.env, DATA_DIR: dataDir, ...s3.environment, ...environment }
  return run(process.execPath, [LAUNCH, 'storage', ...args.split(' ')], { env }).then(
    ({ stderr }) => ({ code: 0, said: stderr }),
    (error: ExecFileException) => ({ code: error.code, said: error.stderr }),
  )
}

const filesLeft = async () =>
  (await readdir(join(dataDir, 'audio'), { recursive: true })).filter(
    (name) => name.includes('-a') || name.endsWith('original'),
  )

it('moves audio into a bucket and back, and deletes it from the source only once Dictum uses the target', async () => {
  const moved = await storage('move --from fs --to s3', { STORAGE: 'fs' })
  expect(moved).toEqual({
    code: 0,
    said: expect.stringMatching(/3 files .* are in s3.*; 3 were copied now\.\nDictum still uses fs\./),
  })
  expect([...s3.objects.keys()].sort()).toEqual(KEYS)

  const early = await storage('move --from fs --to s3 --delete-source', { STORAGE: 'fs' })
  expect(early).toEqual({ code: 1, said: expect.stringMatching(/^STORAGE is fs: set STORAGE=s3 and restart Dictum/) })
  expect(await filesLeft()).toHaveLength(3)

  const deleted = await storage('move --from fs --to s3 --delete-source')
  expect(deleted).toEqual({
    code: 0,
    said: expect.stringMatching(/; 0 were copied now\.\nThey are deleted from fs\.\n$/),
  })
  expect(await filesLeft()).toEqual([])
  expect(await readdir(dataDir)).not.toContain('storage-move-fs-s3.jsonl')

  const back = await storage('move --from s3 --to fs --delete-source', { STORAGE: 'fs' })
  expect(back.code).toBe(0)
  expect([await filesLeft(), s3.objects.size]).toEqual([expect.arrayContaining(KEYS), 0])
})

it('says in one line what is wrong', async () => {
  expect(await storage('move --from fs --to fs')).toMatchObject({
    code: 2,
    said: expect.stringContaining('npm run storage'),
  })
  expect(await storage('move --from fs --to s3', { STORAGE: 'fs', S3_BUCKET: '' })).toEqual({
    code: 1,
    said: 'S3_BUCKET: must be set to move audio from or to S3\n',
  })
  expect(await storage('move --from fs --to s3', { S3_BUCKET: 'other' })).toEqual({
    code: 1,
    said: expect.stringMatching(/^There is no bucket other at .*\n$/),
  })
  s3.fail({ status: 403, code: 'AccessDenied' }, { method: 'PUT', part: 'notes/' })
  expect(await storage('move --from fs --to s3')).toEqual({
    code: 1,
    said: expect.stringMatching(/the S3 store failed: AccessDenied \(403\)\n$/),
  })
  expect(await filesLeft()).toHaveLength(3)
})
