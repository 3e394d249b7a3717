import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { placeOf } from '#test/backup-places.ts'
import { startS3Server } from '#test/fakes/s3-server.ts'
import { uploadNote } from '#test/notes.ts'
import { signUp, startTestServer } from '#test/server.ts'
import { backUpToFile } from './backup-to-file.ts'

it('makes no backup while the store fails, rather than one without the recordings', async () => {
  const s3 = await startS3Server()
  const server = await startTestServer(s3.environment)
  const folder = await mkdtemp(join(tmpdir(), 'dictum-backup-'))
  try {
    await uploadNote(await signUp(server.app))
    s3.fail({ status: 403, code: 'AccessDenied' }, { part: 'notes/' })
    const backup = backUpToFile(placeOf(server), join(folder, 'backup'), { dataDir: server.dataDir, passphrase: null })
    await expect(backup).rejects.toThrow('the S3 store failed')
    expect(await readdir(folder)).toEqual([])
  } finally {
    await server.close()
    await s3.close()
    await rm(folder, { recursive: true, force: true })
  }
})
