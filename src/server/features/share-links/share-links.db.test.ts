// Over 250 lines: one note, whose audio takes time to prepare, serves all tests of what a link shows to whom and how
// long.
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { users } from '#server/db/schema/accounts.ts'
import { shareLinks } from '#server/db/schema/share-links.ts'
import { createLogger } from '#server/logger.ts'
import { uploadNote } from '#test/notes.ts'
import { signUp } from '#test/server.ts'
import { moveClock, type SharingServer, startSharingServer, tokenOf } from '#test/sharing-server.ts'

const PASSWORD = 'open sesame'

let server: SharingServer['server']
let person: SharingServer['person']
let noteId: SharingServer['noteId']
let share: SharingServer['share']
let listed: SharingServer['listed']
let visit: SharingServer['visit']
let unlock: SharingServer['unlock']
beforeAll(async () => {
  ;({ server, person, noteId, share, listed, visit, unlock } = await startSharingServer())
})
afterEach(() => void vi.useRealTimers())
afterAll(() => server.close())

const change = (id: string, payload: object, by = person) =>
  by.inject({ method: 'PATCH', url: `/api/share-links/${id}`, payload })
const revoke = (id: string, by = person) => by.inject({ method: 'DELETE', url: `/api/share-links/${id}` })

describe('the owner', () => {
  it('creates a link without options, and finds it in the list', async () => {
    const link = await share()
    expect(link).toEqual({
      id: expect.any(String),
      createdAt: expect.any(String),
      views: 0,
      lastViewedAt: null,
      shareLink: expect.stringMatching(/^https:\/\/dictum\.test\/shared\/[\w-]{32}$/),
      expiresAt: expect.any(String),
      hasPassword: false,
      allowAudio: false,
      allowAnalysis: true,
    })
    expect(await listed(link.id)).toEqual(link)
    expect((await share()).shareLink).not.toBe(link.shareLink)
  })

  it.each([
    ['an end in the past', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    ['a password of five letters', { password: 'abcde' }, 'password'],
  ])('is refused %s, with the field', async (_what, payload, field) => {
    expect(await share(payload)).toMatchObject({ code: 'validation_failed', fields: { [field]: expect.any(String) } })
  })

  it('is the only one to create, see and end the links of a note', async () => {
    const link = await share()
    const other = await signUp(server.app)
    for (const url of [`/api/voice-notes/${noteId}/share-links`, `/api/voice-notes/${randomUUID()}/share-links`])
      expect((await other.inject({ url })).json()).toMatchObject({ code: 'note_not_found' })
    const made = await other.inject({ method: 'POST', url: `/api/voice-notes/${noteId}/share-link` })
    expect(made.json()).toMatchObject({ code: 'note_not_found' })
    expect((await revoke(link.id, other)).json()).toMatchObject({ code: 'share_not_found' })
    expect((await visit(tokenOf(link))).statusCode).toBe(200)
  })

  it('keeps the links after Premium has ended, and can end them, but can’t create more', async () => {
    const link = await share()
    const set = (isPremium: boolean) =>
      server.context.db.update(users).set({ isPremium }).where(eq(users.id, person.id))
    await set(false)
    expect(await share()).toMatchObject({ code: 'premium_required' })
    expect((await visit(tokenOf(link))).statusCode).toBe(200)
    expect(await listed(link.id)).toMatchObject({ id: link.id })
    expect((await revoke(link.id)).statusCode).toBe(204)
    await set(true)
  })

  it('can create at most fifty links to a note', async () => {
    const { id } = await uploadNote(person)
    const links = Array.from({ length: 48 }, () => ({ id: randomUUID(), noteId: id, token: randomUUID() }))
    await server.context.db
      .insert(shareLinks)
      .values(links.map((link) => ({ ...link, allowAudio: true, allowAnalysis: true })))
    // Create all at the same time: each would find room for one more.
    const answers = await Promise.all(Array.from({ length: 6 }, () => share(undefined, id)))
    expect(answers.filter((answer) => 'code' in answer && answer.code === 'share_links_full')).toHaveLength(4)
  })
})

describe('a visitor', () => {
  it('sees only the parts of the note named here', async () => {
    const response = await visit(tokenOf(await share({ allowAudio: true })))
    const note = response.json()
    expect(Object.keys(note).sort()).toEqual(
      [
        ...['analysis', 'audio', 'duration', 'language', 'recordedAt', 'sentences', 'sharedBy', 'textReady'],
        ...['speakers', 'timezone', 'title'],
      ].sort(),
    )
    expect(Object.keys(note.sentences[0]).sort()).toEqual(['end', 'index', 'start', 'text'])
    expect(Object.keys(note.analysis).sort()).toEqual(
      ['actionItems', 'decisions', 'events', 'isHighlights', 'keyPoints', 'questions', 'summary'].sort(),
    )
    expect(Object.keys(note.analysis.actionItems[0]).sort()).toEqual(
      ['description', 'dueAt', 'dueDate', 'evidence', 'isCompleted', 'priority', 'title', 'who'].sort(),
    )
    expect(Object.keys(note.analysis.events[0]).sort()).toEqual(
      ['allDay', 'dateTime', 'day', 'description', 'end', 'evidence', 'people', 'place', 'title'].sort(),
    )
    expect(note).toMatchObject({ language: 'es', audio: true, textReady: true })
    expect(note.sentences[0].text).toContain('presupuesto a Marta')
    for (const secret of [person.email, person.id, noteId]) expect(response.body).not.toContain(secret)
  })

  it('gets the audio by byte ranges and its waveform only if they are shared', async () => {
    const token = tokenOf(await share({ allowAudio: true }))
    const part = await visit(token, '/audio', { headers: { range: 'bytes=0-99' } })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100])
    expect(part.headers.etag).not.toContain(noteId)
    expect((await visit(token, '/peaks')).json().peaks.length).toBeGreaterThan(10)
    const silent = tokenOf(await share({ allowAudio: false, allowAnalysis: false }))
    expect((await visit(silent)).json()).toMatchObject({ audio: false, analysis: null })
    for (const path of ['/audio', '/peaks'])
      expect((await visit(silent, path)).json()).toMatchObject({ code: 'share_not_found' })
  })

  it('gets the same answer for every link that leads nowhere', async () => {
    const expiring = await share({ expiresAt: new Date(Date.now() + 3_600_000).toISOString(), password: PASSWORD })
    const revoked = await share()
    await revoke(revoked.id)
    const { id } = await uploadNote(person)
    const ofDeleted = await share(undefined, id)
    await person.inject({ method: 'DELETE', url: `/api/voice-notes/${id}` })
    expect((await visit(tokenOf(expiring))).json()).toMatchObject({ code: 'share_locked' })
    moveClock(3_600_000)
    const tokens = [expiring, revoked, ofDeleted].map(tokenOf)
    const good = tokenOf(await share())
    const answers = []
    for (const token of [...tokens, good.slice(0, -1), good.toLowerCase(), `${good}A`, 'x', '\0', "' or 1=1"]) {
      for (const path of ['', '/audio', '/peaks', '/unlock']) {
        const address = encodeURIComponent(token)
        const answer = path === '/unlock' ? await unlock(address, PASSWORD) : await visit(address, path)
        const { requestId: _, ...body } = answer.json()
        const { 'x-request-id': __, date: ___, ...headers } = answer.headers
        answers.push({ status: answer.statusCode, body, headers })
      }
    }
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'share_not_found' } })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  it('sees nothing of a deactivated owner', async () => {
    const token = tokenOf(await share())
    const set = (isActive: boolean) => server.context.db.update(users).set({ isActive }).where(eq(users.id, person.id))
    await set(false)
    expect((await visit(token)).json()).toMatchObject({ code: 'share_not_found' })
    await set(true)
    expect((await visit(token)).statusCode).toBe(200)
  })

  it('is counted, also among many at once, but not for the audio or if it is the owner', async () => {
    const link = await share()
    const token = tokenOf(link)
    await Promise.all(Array.from({ length: 20 }, (_, host) => visit(token, '', { remoteAddress: `203.0.113.${host}` })))
    await visit(token, '/audio', { headers: { range: 'bytes=0-9' } })
    await visit(token, '/peaks')
    await person.inject({ url: `/api/shared/${token}` })
    const other = await signUp(server.app)
    await other.inject({ url: `/api/shared/${token}` })
    const { views, lastViewedAt } = (await listed(link.id)) ?? {}
    expect(views).toBe(21)
    expect(Math.abs(Date.parse(lastViewedAt ?? '') - Date.now())).toBeLessThan(60_000)
  })
})

describe('a link that is changed', () => {
  it('applies at once for everybody who has it, and keeps omitted settings', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    const link = await share({ expiresAt, allowAudio: true })
    const changed = await change(link.id, { allowAudio: false })
    expect(changed.json()).toEqual({ ...link, allowAudio: false })
    expect((await visit(tokenOf(link))).json()).toMatchObject({
      audio: false,
      analysis: { summary: expect.any(String) },
    })
    expect((await visit(tokenOf(link), '/audio')).json()).toMatchObject({ code: 'share_not_found' })
    await change(link.id, { allowAudio: true, allowAnalysis: false })
    expect((await visit(tokenOf(link))).json()).toMatchObject({ audio: true, analysis: null })
    expect((await change(link.id, {})).json()).toMatchObject({ expiresAt, allowAnalysis: false })
    expect((await listed(link.id))?.shareLink).toBe(link.shareLink)
  })

  it('can expire sooner, later or never, and be revived', async () => {
    const link = await share()
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
    expect((await change(link.id, { expiresAt: inAnHour })).json()).toMatchObject({ expiresAt: inAnHour })
    moveClock(3_600_000)
    expect((await visit(tokenOf(link))).statusCode).toBe(404)
    expect((await change(link.id, { expiresAt: null })).json()).toMatchObject({ expiresAt: null })
    expect((await visit(tokenOf(link))).statusCode).toBe(200)
  })

  it('can add, change and remove its password, which shuts out visitors with the old one', async () => {
    const link = await share()
    const token = tokenOf(link)
    const enter = async (password: string) => {
      const [cookie = ''] = [(await unlock(token, password)).headers['set-cookie'] ?? ''].flat()
      return { headers: { cookie: cookie.split(';')[0] ?? '' } }
    }
    expect((await change(link.id, { password: PASSWORD })).json()).toMatchObject({ hasPassword: true })
    expect((await visit(token)).json()).toMatchObject({ code: 'share_locked' })
    const inside = await enter(PASSWORD)
    expect((await visit(token, '', inside)).statusCode).toBe(200)
    await change(link.id, { allowAudio: false })
    expect((await visit(token, '', inside)).statusCode).toBe(200)
    await change(link.id, { password: 'open barley' })
    expect((await visit(token, '', inside)).json()).toMatchObject({ code: 'share_locked' })
    expect((await visit(token, '', await enter('open barley'))).statusCode).toBe(200)
    expect((await change(link.id, { password: null })).json()).toMatchObject({ hasPassword: false })
    expect((await visit(token)).statusCode).toBe(200)
  })

  it('can be changed only by its owner, with Premium, to valid values', async () => {
    const link = await share()
    const other = await signUp(server.app)
    for (const [id, by] of [
      [link.id, other],
      [randomUUID(), person],
    ] as const)
      expect((await change(id, { allowAudio: false }, by)).json()).toMatchObject({ code: 'share_not_found' })
    for (const payload of [{ expiresAt: '2020-01-01T00:00:00Z' }, { password: 'abcde' }, { password: '' }])
      expect((await change(link.id, payload)).json()).toMatchObject({ code: 'validation_failed' })
    const free = await signUp(server.app, { premium: false })
    expect((await change(link.id, { allowAudio: false }, free)).json()).toMatchObject({ code: 'premium_required' })
    expect(await listed(link.id)).toEqual(link)
  })
})

describe('what is disclosed of a link', () => {
  it('forbids caching, indexing and referrers on the page, the calls and their refusals', async () => {
    const clientDir = join(server.dataDir, 'client')
    await mkdir(clientDir, { recursive: true })
    await writeFile(join(clientDir, 'index.html'), '<title>Dictum</title>')
    const app = await buildApp(server.context, { clientDir })
    const token = tokenOf(await share())
    const paths = [`/shared/${token}`, '/shared/x', `/%73hared/${token}`]
    for (const url of [
      ...paths,
      ...['', '/audio', '/peaks', '/nothing'].map((path) => `/api/shared/${token}${path}`),
    ]) {
      const { headers } = await app.inject({ url })
      expect(headers, url).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      })
    }
    expect((await app.inject({ url: '/notes' })).headers['x-robots-tag']).toBeUndefined()
    await app.close()
  })

  it('is not in any log', async () => {
    const lines: string[] = []
    const output = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk))
        done()
      },
    })
    const config = { ...server.context.config, logLevel: 'trace' as const }
    const app = await buildApp({ ...server.context, config, logger: createLogger(config, output) })
    const token = tokenOf(await share({ password: PASSWORD }))
    for (const path of ['', '/audio', '/nothing']) await app.inject({ url: `/api/shared/${token}${path}` })
    const payload = { password: PASSWORD }
    await app.inject({ method: 'POST', url: `/api/shared/${token}/unlock`, payload })
    await app.inject({ url: `/shared/${token}` })
    await app.close()
    const log = lines.join('')
    expect(log).toContain('/api/shared/[redacted]/unlock')
    expect(log).not.toContain(token)
    expect(log).not.toContain(PASSWORD)
  })
})
