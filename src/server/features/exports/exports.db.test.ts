import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { uploadNote } from '#test/notes.ts'
import { readZip } from '#test/read-zip.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'

const CAPTIONS = 'Por favor, envía el presupuesto a Íñigo antes del viernes.\n¿Quién avisa al consejo?'

let server: TestServer
let person: Person
let noteId: string
beforeAll(async () => {
  server = await startTestServer()
  person = await signUp(server.app, { premium: false })
  noteId = (await uploadNote(person, { language: 'es', captions: CAPTIONS })).id
})
afterAll(() => server.close())

const exportAs = (format: string, by = person, id = noteId) =>
  by.inject({ url: `/api/voice-notes/${id}/export?format=${format}`, headers: { 'accept-language': 'es' } })

describe('a note as a file', () => {
  it('is not available before there is a text', async () => {
    expect((await exportAs('txt')).json()).toMatchObject({ code: 'note_busy' })
    await server.drain()
    expect((await exportAs('txt')).statusCode).toBe(200)
  })

  it('is available without Premium in every plain format, named after its title', async () => {
    const title = 'Año: «nuevo»'
    await person.inject({ method: 'PATCH', url: `/api/voice-notes/${noteId}`, payload: { title } })
    const types = { md: 'text/markdown', txt: 'text/plain', srt: 'application/x-subrip', vtt: 'text/vtt' }
    for (const [format, type] of Object.entries(types)) {
      const file = await exportAs(format)
      expect(file.headers['content-type']).toBe(`${type}; charset=utf-8`)
      expect(file.headers['content-disposition']).toContain(`UTF-8''${encodeURIComponent('Año «nuevo»')}.${format}`)
      expect(file.headers['cache-control']).toBe('no-store')
      expect(file.body.replace(/\s+/g, ' ')).toContain('¿Quién avisa al consejo?')
    }
    expect((await exportAs('md')).body).toContain('# Año: «nuevo»\n')
    expect((await exportAs('md')).body).toContain('## Transcripción')
  })

  it('is available for Word, with the requested sections', async () => {
    const file = await exportAs('docx&sections=summary,transcript')
    expect(file.headers['content-type']).toContain('wordprocessingml')
    const document = readZip(file.rawPayload).get('word/document.xml')?.toString('utf8')
    expect(document).toContain('Transcripción')
    expect(document).not.toContain('Puntos clave')
    expect((await exportAs('md&sections=summary')).body.match(/^## .*$/gm)).toEqual(['## Destacados'])
    expect((await exportAs('docx&sections=secrets')).json()).toMatchObject({ code: 'validation_failed' })
  })

  it('is not written for Word without end', async () => {
    const eager = await signUp(server.app, { premium: false })
    const ask = async (format: string) => (await exportAs(format, eager, randomUUID())).json().code
    const answers = new Set<string>()
    for (let attempt = 0; attempt < 30; attempt += 1) answers.add(await ask('docx'))
    expect([...answers, await ask('docx'), await ask('md')]).toEqual([
      'note_not_found',
      'too_many_requests',
      'note_not_found',
    ])
  })

  it('contains everything as JSON', async () => {
    const { note, transcript, analysis } = (await exportAs('json')).json()
    expect(note).toMatchObject({ id: noteId, timezone: 'Europe/Madrid' })
    expect(transcript.sentences.length).toBeGreaterThan(1)
    expect(analysis).toMatchObject({ noteId, depth: 'basic' })
  })

  it('is available only to its owner, and only in known formats', async () => {
    const other = await signUp(server.app)
    expect((await exportAs('md', other)).json()).toMatchObject({ code: 'note_not_found' })
    expect((await exportAs('md', person, randomUUID())).statusCode).toBe(404)
    expect((await exportAs('exe')).json()).toMatchObject({ code: 'validation_failed' })
  })
})

test('a note of somebody else names its owner where they said “I”', async () => {
  const owner = await signUp(server.app, { verified: true })
  const reader = await signUp(server.app, { verified: true, premium: false })
  await server.context.db.update(users).set({ firstName: 'Rita', lastName: 'Lund' }).where(eq(users.id, reader.id))
  const { id } = await uploadNote(owner, { language: 'es', captions: 'Tengo que llamar al banco mañana.' })
  await server.drain()
  const payload = { emails: [reader.email], permission: 'read' }
  await owner.inject({ method: 'POST', url: `/api/voice-notes/${id}/shares`, payload })
  const exported = await exportAs('md', reader, id)
  expect(exported.body).toContain('Ada Moreau')
  expect(exported.body).not.toContain('Rita')
})

test('a document names the reader’s time next to the note’s where their clocks differ', async () => {
  const reader = await signUp(server.app)
  const { id } = await uploadNote(reader, {
    language: 'es',
    timezone: 'Europe/London',
    recordedAt: '2026-11-23T10:05:00Z',
    captions: 'La reunión con Marta es el miércoles a las once.',
  })
  await server.drain()
  const readAll = async () => {
    const docx = readZip((await exportAs('docx', reader, id)).rawPayload)
      .get('word/document.xml')
      ?.toString('utf8')
    const printed = await reader.inject({
      method: 'POST',
      url: `/api/voice-notes/${id}/export-pdf`,
      payload: { language: 'es' },
    })
    const pages = await extractText(await getDocumentProxy(new Uint8Array(printed.rawPayload)), { mergePages: true })
    // A PDF breaks its lines itself.
    const pdf = pages.text.replace(/\s+/g, ' ')
    return [(await exportAs('md', reader, id)).body, (await exportAs('txt', reader, id)).body, docx, pdf]
  }
  const moveTo = (timezone: string) => reader.inject({ method: 'PATCH', url: '/api/settings', payload: { timezone } })
  for (const document of await readAll()) expect(document).toContain('25 de noviembre de 2026, 11:00 (Londres)')
  await moveTo('America/New_York')
  for (const document of await readAll()) {
    expect(document).toContain('lunes, 23 de noviembre de 2026, 10:05 (Londres), 5:05 (Nueva York)')
    expect(document).toContain('25 de noviembre de 2026, 11:00 (Londres), 6:00 (Nueva York)')
  }
  await moveTo('Europe/Lisbon')
  for (const document of await readAll()) {
    expect(document).toContain('25 de noviembre de 2026, 11:00')
    expect(document).not.toContain('Londres')
  }
})

describe('a note as a PDF', () => {
  const printAs = (by: Person, id: string, payload?: object) =>
    by.inject({
      method: 'POST',
      url: `/api/voice-notes/${id}/export-pdf`,
      headers: { 'accept-language': 'es' },
      ...(payload ? { payload } : {}),
    })
  const read = async (bytes: Buffer) =>
    (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text

  it('needs Premium, and is named after the title and written in the user’s language', async () => {
    expect((await printAs(person, noteId)).json()).toMatchObject({ code: 'premium_required' })
    const premium = await signUp(server.app)
    const { id } = await uploadNote(premium, { language: 'es', captions: CAPTIONS })
    expect((await printAs(premium, id)).json()).toMatchObject({ code: 'note_busy' })
    await server.drain()
    await premium.inject({ method: 'PATCH', url: `/api/voice-notes/${id}`, payload: { title: 'Año "nuevo"' } })

    const whole = await printAs(premium, id)
    expect(whole.headers['content-type']).toBe('application/pdf')
    expect(whole.headers['content-disposition']).toContain("filename*=UTF-8''A%C3%B1o%20nuevo.pdf")
    const text = await read(whole.rawPayload)
    for (const words of ['Año "nuevo"', 'Tareas', 'Transcripción', '¿Quién avisa al consejo?', 'Página 1 de 1'])
      expect(text).toContain(words)
    // Everything that was said is a follow-up or a question.
    expect(text).not.toContain('Destacados')

    const chosen = await read((await printAs(premium, id, { sections: ['tasks'], language: 'fr' })).rawPayload)
    expect(chosen).toContain('Tâches')
    expect(chosen).not.toContain('Transcription')
    expect((await printAs(premium, id, { sections: ['secrets'] })).json()).toMatchObject({ code: 'validation_failed' })
    expect((await printAs(await signUp(server.app), id)).json()).toMatchObject({ code: 'note_not_found' })
  })
})
