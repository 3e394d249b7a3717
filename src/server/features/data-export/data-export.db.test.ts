import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findNoteFor } from '#server/features/notes/notes.service.ts'
import { sessionUserSchema } from '#server/http/session.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { uploadNote } from '#test/notes.ts'
import { readZip } from '#test/read-zip.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { exportData, measureData } from './data-export.service.ts'
import { ACCOUNT_TABLES, LEFT_OUT, NOTE_TABLES, ROOTS } from './data-export.tables.ts'

const CAPTIONS = 'Por favor, envía el presupuesto a Íñigo antes del viernes.\n¿Quién avisa al consejo?'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const take = (person: Person, language = 'es') =>
  person.inject({ url: `/api/account/export?language=${language}`, headers: { 'accept-language': 'en' } })

async function readExport(person: Person, language = 'es') {
  const answer = await take(person, language)
  expect(answer.statusCode).toBe(200)
  const files = readZip(answer.rawPayload)
  const textOf = (name: string) => files.get(name)?.toString('utf8') ?? ''
  return { names: [...files.keys()], files, textOf, all: [...files.values()].map(String).join('\n') }
}

async function userOf(person: Person) {
  const { rows } = await server.context.db.execute<Record<string, unknown>>(
    sql`select id, email, first_name as "firstName", last_name as "lastName", is_premium as "isPremium",
      is_active as "isActive", email_verified as "emailVerified", subscription_status as "subscriptionStatus"
      from users where id = ${person.id}`,
  )
  return sessionUserSchema.parse({ ...rows[0], createdAt: new Date() })
}

describe('the data export', () => {
  it('contains the account, notes and recordings of the user only, without Premium', async () => {
    const person = await signUp(server.app, { premium: false })
    const other = await signUp(server.app)
    const note = await uploadNote(person, { language: 'es', captions: CAPTIONS, recordedAt: '2026-03-12T09:00:00Z' })
    await uploadNote(other, { language: 'es', captions: 'Esto es de otra persona.', fileName: 'otra.ogg' })
    await server.drain()
    const patch = (url: string, payload: object) => person.inject({ method: 'PATCH', url, payload })
    await patch(`/api/voice-notes/${note.id}`, { title: 'Año: «nuevo»' })
    await patch('/api/settings', { weeklySummaries: false, timezone: 'America/New_York' })
    await person.inject({ method: 'PUT', url: '/api/vocabulary', payload: { terms: ['Íñigo'] } })

    const answer = await take(person)
    expect(answer.headers['content-type']).toBe('application/zip')
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="dictum-\d{4}-\d\d-\d\d\.zip"/)
    const url = `/api/voice-notes/${note.id}/transcript`
    await person.inject({
      method: 'PUT',
      url,
      payload: { version: 1, edits: [{ index: 0, text: 'Envía todo a Íñigo.' }] },
    })
    const { names, files, textOf, all } = await readExport(person)
    const folder = 'notes/2026-03-12 Año «nuevo»'
    expect(names).toEqual([
      'LÉEME.txt',
      'account.json',
      `${folder}/note.json`,
      `${folder}/note.md`,
      `${folder}/recording.ogg`,
    ])
    expect(files.get(`${folder}/recording.ogg`)).toEqual(Buffer.from(await readFixture('speech.ogg')))
    expect(textOf('LÉEME.txt')).toContain(`todos los datos de ${person.email}`)
    expect(textOf(`${folder}/note.md`)).toMatch(/^# Año: «nuevo»\n.*## Transcripción\n.*¿Quién avisa al consejo\?/s)
    expect(textOf(`${folder}/note.md`)).toContain('10:00 (Madrid), 5:00 (Nueva York)')
    const account = JSON.parse(textOf('account.json'))
    expect(account).toMatchObject({
      profile: { email: person.email, firstName: 'Ada' },
      settings: [{ weeklySummaries: false }],
      vocabulary: [{ terms: ['Íñigo'] }],
      sessions: [{ ipAddress: expect.any(String) }],
      tasksWithoutNote: [],
    })
    const content = JSON.parse(textOf(`${folder}/note.json`))
    expect(content).toMatchObject({ note: { id: note.id, title: 'Año: «nuevo»' }, analysis: [{ depth: 'basic' }] })
    expect(content.transcripts).toMatchObject([
      { version: 1 },
      { version: 2, sentences: [{ text: 'Envía todo a Íñigo.' }, {}] },
    ])
    expect(content.captions).toEqual([{ text: CAPTIONS }])
    for (const foreign of [other.id, other.email, 'otra persona']) expect(all).not.toContain(foreign)
  })

  it('contains no keys or secrets', async () => {
    const person = await signUp(server.app)
    const { id } = await uploadNote(person, { language: 'es', captions: CAPTIONS })
    await server.drain()
    await person.inject({ url: '/api/calendar-feed' })
    await person.inject({ method: 'POST', url: `/api/voice-notes/${id}/share-link`, payload: {} })
    const { all } = await readExport(person)
    const { rows } = await server.context.db.execute<{ secret: string }>(sql`
      select token as secret from sessions where user_id = ${person.id}
      union all select token from calendar_feeds where user_id = ${person.id}
      union all select token from share_links where note_id = ${id}
      union all select password from credentials where user_id = ${person.id}`)
    expect(rows.length).toBe(4)
    for (const { secret } of rows) expect(all).not.toContain(secret)
    for (const { table, omit } of Object.values({ ...ACCOUNT_TABLES, ...NOTE_TABLES, ...ROOTS })) {
      const open = Object.keys(table).filter((column) => /token|secret|hash|password/i.test(column))
      expect(open.filter((column) => !(omit as readonly string[]).includes(column))).toEqual([])
    }
  })

  it('separates notes with the same title, includes notes without text, and lists missing recordings', async () => {
    const person = await signUp(server.app)
    const gone = await uploadNote(person, { recordedAt: '2026-03-12T09:01:00Z', fileName: 'PLAN.ogg' })
    await uploadNote(person, { recordedAt: '2026-03-12T09:00:00Z', fileName: 'Plan.ogg' })
    const row = await findNoteFor(server.context, await userOf(person), gone.id, 'read')
    await server.context.storage.deleteAll(row.originalKey ?? '')
    const { names, textOf } = await readExport(person, 'fr')
    expect(names).toEqual([
      'LISEZMOI.txt',
      'account.json',
      ...['note.json', 'note.md', 'recording.ogg'].map((name) => `notes/2026-03-12 Plan/${name}`),
      ...['note.json', 'note.md'].map((name) => `notes/2026-03-12 PLAN (2)/${name}`),
      'MANQUANTS.txt',
    ])
    expect(textOf('MANQUANTS.txt')).toContain('notes/2026-03-12 PLAN (2)/recording.ogg')
    expect(textOf('notes/2026-03-12 Plan/note.md')).toMatch(/^# Plan\n/)
    expect(textOf('notes/2026-03-12 Plan/note.md')).not.toContain('Aucune parole')
  })

  it('runs once at a time, and stops when the client stops reading', async () => {
    const person = await signUp(server.app)
    for (const fileName of ['a.ogg', 'b.ogg', 'c.ogg', 'd.ogg']) {
      await uploadNote(person, { fileName, content: Buffer.concat(Array(40).fill(await readFixture('speech.ogg'))) })
    }
    const { storage } = server.context
    const read = vi.fn(storage.read)
    const actor = { user: await userOf(person), language: 'en' as const }
    const zip = await exportData({ ...server.context, storage: { ...storage, read } }, actor)
    expect((await take(person)).json()).toMatchObject({ code: 'export_running' })
    const size = await person.inject({ url: '/api/account/export/size' })
    expect(size.json()).toMatchObject({ notes: 4, running: true })

    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1), { timeout: 30_000 })
    zip.destroy()
    await vi.waitFor(
      async () => expect(await measureData(server.context, actor.user)).toMatchObject({ running: false }),
      { timeout: 30_000 },
    )
    expect(read).toHaveBeenCalledTimes(1)
    expect((await take(person)).statusCode).toBe(200)
  })

  it('is not refused because another page asks for its size', async () => {
    const person = await signUp(server.app)
    const askForSize = () => person.inject({ url: '/api/account/export/size' })
    for (let round = 0; round < 5; round += 1) {
      const [, answer] = await Promise.all([askForSize(), take(person), askForSize(), askForSize()])
      expect(answer.statusCode).toBe(200)
    }
  })

  it('aborts the connection instead of ending normally when something fails', async () => {
    const person = await signUp(server.app)
    await uploadNote(person)
    const failing = { ...server.context.storage, read: () => Promise.reject(new Error('the disk is gone')) }
    const actor = { user: await userOf(person), language: 'en' as const }
    const zip = await exportData({ ...server.context, storage: failing }, actor)
    await expect(zip.resume().toArray()).rejects.toThrow('the disk is gone')
  })
})

describe('what belongs to a user', () => {
  it('is exported or left out for a reason, table by table', async () => {
    const { rows } = await server.context.db.execute<{ name: string }>(sql`
      with recursive owned as (
        select 'users'::regclass::oid as id
        union select conrelid from pg_constraint join owned on confrelid = owned.id where contype = 'f'
      )
      select relname as name from owned join pg_class on pg_class.oid = owned.id
      union select table_name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'note_id')`)
    const exported = Object.values({ ...ACCOUNT_TABLES, ...NOTE_TABLES, ...ROOTS }).map(({ table }) =>
      getTableName(table),
    )
    expect(rows.map(({ name }) => name).sort()).toEqual([...exported, ...Object.keys(LEFT_OUT)].sort())
  })
})
