import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { startEmbeddedCluster } from '#server/db/embedded/cluster.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { DictumServer } from './support/dictum-server.ts'
import { startHeldService } from './support/held-service.ts'
import { createPerson, hasBegun } from './support/person.ts'
import { repeatWav } from './support/repeat-wav.ts'
import { expect, test } from './support/test.ts'

test('moves the note of a killed worker to the other one', async () => {
  const databaseDir = await mkdtemp(join(tmpdir(), 'dictum-roles-'))
  await chmod(databaseDir, 0o755)
  const cluster = await startEmbeddedCluster({
    dataDir: databaseDir,
    logger: pino({ level: 'silent' }),
    onLost: (error) => {
      throw error
    },
  })
  const { service, goOn } = await startHeldService()
  const shared = {
    DATABASE_URL: cluster.connectionString,
    TRANSCRIPTION_BASE_URL: service.baseUrl,
    TRANSCRIPTION_PARALLEL: '1',
  }
  const web = await DictumServer.create({ ...shared, ROLE: 'web' })
  const workers = await Promise.all(
    [1, 2].map(() => DictumServer.create({ ...shared, ROLE: 'worker', DATA_DIR: web.dataDir })),
  )
  const [first, second] = workers
  try {
    await web.start()
    await first?.start()
    const person = await createPerson(web)
    const note = await person.upload(repeatWav(await readFixture('speech.wav'), 3))
    await expect.poll(() => hasBegun(person, note.id)).toBe(true)
    await first?.kill()
    goOn()
    // Only the missing heartbeat shows that the first worker is dead.
    await second?.start()
    await expect.poll(async () => (await person.readNote(note.id)).status).toBe('ready')
    expect((await person.readTranscript(note.id)).version).toBe(1)
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
    await web.dispose()
    await cluster.stop()
    await service.close()
    await rm(databaseDir, { recursive: true, force: true })
  }
})
