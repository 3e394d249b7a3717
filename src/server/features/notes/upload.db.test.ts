import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notes } from '#server/db/schema/notes.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { audioPart, expectNothingKept, type Parts, QUIET_WAV, storedFiles, uploadParts } from '#test/upload-parts.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app)
})

const upload = (parts: Parts, headers: Record<string, string> = {}) => uploadParts(person, parts, headers)

describe('an upload', () => {
  it('is answered as soon as it is stored, with the fields sent along', async () => {
    const response = await upload([
      { name: 'language', value: 'fr' },
      { name: 'timezone', value: 'Europe/Paris' },
      { name: 'recordedAt', value: '2026-05-04T09:30:00+02:00' },
      { name: 'source', value: 'recorder' },
      audioPart(),
    ])
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({
      status: 'stored',
      title: 'note',
      language: 'fr',
      timezone: 'Europe/Paris',
      recordedAt: '2026-05-04T07:30:00.000Z',
      source: 'recorder',
      sizeBytes: QUIET_WAV.length,
      transcription: '',
      duration: null,
    })
  })

  it('from a device whose clock is ahead was recorded when it arrived, at the latest', async () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
    const recordedAt = async (value: string): Promise<string> =>
      (await upload([{ name: 'recordedAt', value }, audioPart()])).json().recordedAt
    const before = Date.now()
    expect(Date.parse(await recordedAt(inMinutes(60 * 24 * 365)))).toBeGreaterThanOrEqual(before)
    expect(Date.parse(await recordedAt(inMinutes(6)))).toBeLessThanOrEqual(Date.now())
    const almostNow = inMinutes(2)
    expect(await recordedAt(almostNow)).toBe(almostNow)
  })

  it('accepts its fields after the file as well', async () => {
    const response = await upload([audioPart(), { name: 'language', value: 'es' }])
    expect(response.json()).toMatchObject({ language: 'es' })
  })

  it('makes one note when sent twice with the same key, even simultaneously', async () => {
    const headers = { 'idempotency-key': 'recording-1' }
    const [one, two] = await Promise.all([upload([audioPart()], headers), upload([audioPart()], headers)])
    const again = await upload([audioPart()], headers)
    expect([one.statusCode, two.statusCode].sort()).toEqual([200, 201])
    expect(again.statusCode).toBe(200)
    const ids = new Set([one, two, again].map((response) => response.json<VoiceNote>().id))
    expect(ids.size).toBe(1)
    const list = await person.inject({ url: '/api/voice-notes' })
    expect(list.json()).toHaveLength(1)
    expect((await storedFiles(server)).length).toBe((await server.context.db.select().from(notes)).length)
  })

  it('with a longer key than any is refused, so that it is not taken for another that begins alike', async () => {
    const before = await storedFiles(server)
    const keys = ['a', 'b'].map((end) => 'x'.repeat(128) + end)
    for (const key of keys) {
      const refused = await upload([audioPart()], { 'idempotency-key': key })
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'bad_request'])
    }
    await expectNothingKept(server, person, before)
  })

  it('makes a separate note for another user with the same key', async () => {
    const headers = { 'idempotency-key': 'recording-2' }
    const mine = await upload([audioPart()], headers)
    person = await signUp(server.app)
    const theirs = await upload([audioPart()], headers)
    expect(theirs.statusCode).toBe(201)
    expect(theirs.json<VoiceNote>().id).not.toBe(mine.json<VoiceNote>().id)
  })

  it.each([
    ['../../etc/passwd.wav', 'passwd.wav'],
    ['say "yes".wav', 'say "yes".wav'],
    [`${'x'.repeat(300)}.wav`, `${'x'.repeat(196)}.wav`],
    ['🎙️ réunion.wav', '🎙️ réunion.wav'],
  ])('named %j is shown as %j, and stored under a generated name', async (fileName, shown) => {
    const response = await upload([audioPart(QUIET_WAV, fileName)])
    expect(response.statusCode).toBe(201)
    expect(response.json<VoiceNote>().fileName).toBe(shown)
    expect(await storedFiles(server)).not.toContain(shown)
  })
})
