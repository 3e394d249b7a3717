import { readFixture } from '#test/audio-fixtures.ts'
import { startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { DictumServer } from './support/dictum-server.ts'
import { startHeldService } from './support/held-service.ts'
import { createPerson, hasBegun } from './support/person.ts'
import { repeatWav } from './support/repeat-wav.ts'
import { expect, test } from './support/test.ts'

test('finishes a note exactly once after every process was killed during its transcription', async () => {
  const { service, goOn } = await startHeldService()
  const server = await DictumServer.create({ TRANSCRIPTION_BASE_URL: service.baseUrl, TRANSCRIPTION_PARALLEL: '1' })
  try {
    await server.start()
    const person = await createPerson(server)
    const note = await person.upload(repeatWav(await readFixture('speech.wav'), 3))
    const status = async () => (await person.readNote(note.id)).status
    await expect.poll(() => hasBegun(person, note.id)).toBe(true)
    await server.kill()
    goOn()

    await server.start({ LOG_LEVEL: 'info' })
    expect(server.log).toContain('found the database of an earlier process still running')
    await expect.poll(status).toBe('ready')
    const transcript = await person.readTranscript(note.id)
    expect(transcript.version).toBe(1)
    expect(transcript.sentences.map((sentence) => sentence.index)).toEqual([...transcript.sentences.keys()])
    const starts = transcript.sentences.map((sentence) => sentence.start)
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b))
    expect(await person.listNotes()).toHaveLength(1)
  } finally {
    await server.dispose()
    await service.close()
  }
})

test('keeps a note waiting while no engine serves its language, and resumes it once one does', async () => {
  const service = await startTranscriptionServer()
  service.respondWith({ text: 'Llamar al banco mañana.' })
  const server = await DictumServer.create()
  try {
    await server.start()
    const person = await createPerson(server)
    const note = await person.upload(await readFixture('speech.wav'), 'es')
    const read = () => person.readNote(note.id)
    await expect.poll(async () => (await read()).status).toBe('waiting')
    expect((await read()).waiting?.code).toMatch(/^no_engine/)
    await server.stop()
    await server.start({ TRANSCRIPTION_BASE_URL: service.baseUrl, TRANSCRIPTION_API_KEY: 'key' })
    await expect.poll(async () => (await read()).status).toBe('ready')
    expect((await read()).transcription).toContain('Llamar al banco')
  } finally {
    await server.dispose()
    await service.close()
  }
})
