import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uploadNote } from '#test/notes.ts'
import { readZip } from '#test/read-zip.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUp(server.app, { premium: false, verified: true })
})

const RECORDED = new Date('2026-03-12T09:00:00Z')
const insert = (title: string, said: string, by = person) =>
  insertSpokenNote(server, by, { title, said: [said], recordedAt: RECORDED })
const exportAs = (format: string, ids: string[], language = 'en') =>
  person.inject({ method: 'POST', url: '/api/voice-notes/export', payload: { ids, format, language } })

describe('several notes as a zip file', () => {
  it('are Markdown documents named by day and title, each name once', async () => {
    const ids = [
      await insert('Budget: plan', 'The budget is fine.'),
      await insert('budget plan', 'The plan is fine.'),
      await insert('Launch', 'The launch is fine.'),
    ]
    const answer = await exportAs('md', ids.slice(0, 2), 'fr')
    expect(answer.headers['content-type']).toBe('application/zip')
    expect(answer.headers['content-disposition']).toMatch(/filename="dictum-notes-\d{4}-\d\d-\d\d\.zip"/)
    const files = readZip(answer.rawPayload)
    expect([...files.keys()]).toEqual(['2026-03-12 Budget plan.md', '2026-03-12 budget plan (2).md'])
    const text = String(files.get('2026-03-12 Budget plan.md'))
    expect(text).toContain('# Budget: plan\n')
    expect(text).toContain('## Transcription')
    expect(text).toContain('The budget is fine.')
  })

  it('are Word files', async () => {
    const ids = [await insert('Budget', 'The budget is fine.'), await insert('Launch', 'The launch is fine.')]
    const files = readZip((await exportAs('docx', ids)).rawPayload)
    expect([...files.keys()]).toEqual(['2026-03-12 Budget.docx', '2026-03-12 Launch.docx'])
    const launch = readZip(files.get('2026-03-12 Launch.docx') ?? Buffer.alloc(0))
    expect(String(launch.get('word/document.xml'))).toContain('The launch is fine.')
  })

  it('leave out what the user may not read, and describe a note without a text by its details', async () => {
    const owner = await signUp(server.app, { verified: true })
    const [shared, secret] = [await insert('Shared', 'For you.', owner), await insert('Secret', 'Not for you.', owner)]
    const payload = { emails: [person.email], permission: 'read' }
    await owner.inject({ method: 'POST', url: `/api/voice-notes/${shared}/shares`, payload })
    const { id: waiting } = await uploadNote(person, { recordedAt: RECORDED.toISOString() })
    const files = readZip((await exportAs('md', [secret, waiting, shared, randomUUID()])).rawPayload)
    expect(files.size).toBe(2)
    const [described = '', read = ''] = [...files.values()].map(String)
    expect(described).not.toContain('## Transcript')
    expect(read).toContain('For you.')
  })

  it('are not written without end', async () => {
    const codes = new Set<string>()
    for (let attempt = 0; attempt < 11; attempt += 1) codes.add((await exportAs('md', [randomUUID()])).json().code)
    expect([...codes]).toEqual(['note_not_found', 'too_many_requests'])
  })

  it('are not written in a format of a single note', async () => {
    expect((await exportAs('json', [randomUUID()])).json()).toMatchObject({ code: 'validation_failed' })
  })
})
