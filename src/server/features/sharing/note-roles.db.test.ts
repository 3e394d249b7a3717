// Over 250 lines: one table of every role and every call on a note.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { detectedEvents, followUps } from '#server/db/schema/items.ts'
import type { NoteAccess, Person } from '#shared/contract/note-access.ts'
import { uploadNote } from '#test/notes.ts'
import { type Person as Account, signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'

type Role = NoteAccess | 'stranger' | 'withdrawn' | 'deactivated'
const ROLES: Role[] = ['owner', 'edit', 'comment', 'read', 'stranger', 'withdrawn', 'deactivated']

let server: TranscribingServer
let owner: Account
let noteId: string
let followUpId: string
let eventId: string
let commentId: string
const people = new Map<Role, Account>()

beforeAll(async () => {
  server = await startTranscribingServer()
  server.service.respondWith({ text: 'We meet Sarah on Friday at ten. I need to call the bank tomorrow.' })
  owner = await signUp(server.app)
  people.set('owner', owner)
  const note = await uploadNote(owner)
  await server.drain()
  noteId = note.id
  for (const role of ROLES.filter((one) => one !== 'owner')) {
    people.set(role, await signUp(server.app, { verified: true }))
  }
  for (const [role, permission] of [
    ['edit', 'edit'],
    ['comment', 'comment'],
    ['read', 'read'],
    ['withdrawn', 'edit'],
    ['deactivated', 'edit'],
  ] as const) {
    const shared = await owner.inject({
      method: 'POST',
      url: `/api/voice-notes/${noteId}/shares`,
      payload: { emails: [of(role).email], permission },
    })
    expect(shared.statusCode).toBe(200)
    const share = shared.json<{ id: string; email: string }[]>().find(({ email }) => email === of(role).email)
    if (role === 'withdrawn') await owner.inject({ method: 'DELETE', url: `/api/note-shares/${share?.id}` })
  }
  await server.context.db
    .update(users)
    .set({ isActive: false })
    .where(eq(users.id, of('deactivated').id))
  const analysis = (await owner.inject({ url: `/api/voice-notes/${noteId}/analysis` })).json()
  followUpId = analysis.actionItems[0].id
  eventId = analysis.events[0].id
  // Make them look like items that were asked about.
  const doubt = { about: 'kind' as const }
  await server.context.db.update(followUps).set({ doubt }).where(eq(followUps.id, followUpId))
  await server.context.db.update(detectedEvents).set({ doubt }).where(eq(detectedEvents.id, eventId))
  const comment = await owner.inject({
    method: 'POST',
    url: `/api/voice-notes/${noteId}/comments`,
    payload: { text: 'Which bank?' },
  })
  commentId = comment.json().id
})
afterAll(() => server.close())

interface FoundIn {
  noteId: string
  owner: Person | null
}

function of(role: Role): Account {
  const person = people.get(role)
  if (!person) throw new Error(`nobody has the role ${role}`)
  return person
}

/** Every call that takes a note or one of its items, and the roles that may make it. The other roles are refused with 403. */
const TAB = '3b0c1a52-4a17-4f7e-9d55-0f6f7f0f2c11'
const READ = { may: ['owner', 'edit', 'comment', 'read'] }
const COMMENT = { may: ['owner', 'edit', 'comment'] }
const EDIT = { may: ['owner', 'edit'] }
const MANAGE = { may: ['owner'] }
const CALLS: Array<
  [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, { may: string[] }, payload?: object]
> = [
  ['GET', '/api/voice-notes/:note', READ],
  ['GET', '/api/voice-notes/:note/transcript', READ],
  ['GET', '/api/voice-notes/:note/transcript?version=1', READ],
  ['GET', '/api/voice-notes/:note/transcript/versions', READ],
  ['GET', '/api/voice-notes/:note/audio', READ],
  ['GET', '/api/voice-notes/:note/peaks', READ],
  ['GET', '/api/voice-notes/:note/analysis', READ],
  ['GET', '/api/voice-notes/:note/export?format=md', READ],
  ['POST', '/api/voice-notes/:note/export-pdf', READ, {}],
  ['GET', '/api/voice-notes/:note/comments', READ],
  ['GET', '/api/voice-notes/:note/comments/summary', READ],
  ['POST', '/api/voice-notes/:note/comments/read', READ, { ids: [] }],
  ['PUT', `/api/voice-notes/:note/presence/${TAB}`, READ, { editing: false }],
  ['DELETE', `/api/voice-notes/:note/presence/${TAB}`, READ],
  ['GET', '/api/voice-notes/:note/participants', COMMENT],
  ['POST', '/api/voice-notes/:note/comments', COMMENT, { text: 'On a sentence', anchor: { version: 1, sentence: 0 } }],
  ['POST', '/api/comments/:comment/replies', COMMENT, { text: 'Mine.' }],
  ['PUT', '/api/comments/:comment/resolved', COMMENT, { resolved: true }],
  // The comment is the owner's own.
  ['PATCH', '/api/comments/:comment', MANAGE, { text: 'Which one?' }],
  ['DELETE', '/api/comments/:comment', MANAGE],
  ['POST', '/api/voice-notes/export', READ, { ids: [':note'], format: 'md' }],
  ['PATCH', '/api/voice-notes/:note', EDIT, { title: 'Bank' }],
  ['POST', '/api/voice-notes/tags/add', EDIT, { ids: [':note'], tag: 'bank' }],
  ['POST', '/api/voice-notes/tags/remove', EDIT, { ids: [':note'], tag: 'bank' }],
  [
    'PUT',
    '/api/voice-notes/:note/transcript',
    EDIT,
    { version: 1, edits: [{ index: 0, text: 'We meet Sarah on Friday at ten.' }] },
  ],
  [
    'PUT',
    '/api/voice-notes/:note/transcript',
    EDIT,
    { version: 1, edits: [], putBack: { version: 1, sentences: [{ index: 0, text: 'We meet Sarah.' }] } },
  ],
  ['POST', '/api/voice-notes/:note/transcript/restore', EDIT, { version: 1 }],
  ['PATCH', '/api/follow-ups/:task', EDIT, { title: 'Call the bank' }],
  ['PUT', '/api/follow-ups/:task/assignee', EDIT, { assigneeId: null, previousId: null }],
  ['DELETE', '/api/follow-ups/:task', EDIT],
  ['POST', '/api/follow-ups/:task/restore', EDIT],
  ['POST', '/api/follow-ups/:task/review', EDIT, { answer: 'yes' }],
  ['PATCH', '/api/detected-events/:event', EDIT, { title: 'Meet Sarah' }],
  ['DELETE', '/api/detected-events/:event', EDIT],
  ['POST', '/api/detected-events/:event/restore', EDIT],
  ['POST', '/api/detected-events/:event/review', EDIT, { answer: 'yes' }],
  ['PATCH', '/api/follow-ups/:task', EDIT, { isCompleted: true }],
  ['POST', '/api/follow-ups', EDIT, { noteId: ':note', title: 'Another' }],
  ['GET', '/api/detected-events/:event/calendar.ics', EDIT],
  ['POST', '/api/voice-notes/:note/analyse', MANAGE],
  ['PUT', '/api/voice-notes/:note/language', MANAGE, { language: 'en' }],
  ['POST', '/api/voice-notes/:note/transcribe', MANAGE, {}],
  ['POST', '/api/voice-notes/:note/passages/confirm', EDIT, { version: 99, sentence: 0 }],
  ['POST', '/api/voice-notes/:note/transcribe/cancel', MANAGE],
  ['POST', '/api/voice-notes/:note/passages/transcribe', MANAGE, { version: 99, sentence: 0, language: 'es' }],
  ['POST', '/api/voice-notes/:note/retry', MANAGE],
  ['POST', '/api/voice-notes/:note/share-link', MANAGE, {}],
  ['GET', '/api/voice-notes/:note/share-links', MANAGE],
  ['GET', '/api/voice-notes/:note/shares', MANAGE],
  ['POST', '/api/voice-notes/:note/shares', MANAGE, { emails: ['new@example.com'], permission: 'read' }],
]

const fill = (url: string) =>
  url.replace(':note', noteId).replace(':task', followUpId).replace(':event', eventId).replace(':comment', commentId)

describe.each(CALLS)('%s %s', (method, url, { may }, payload) => {
  it.each(ROLES)('as %s', async (role) => {
    const response = await of(role).inject({
      method,
      url: fill(url),
      ...(payload ? { payload: JSON.parse(JSON.stringify(payload).replace(':note', noteId)) } : {}),
    })
    const { statusCode } = response
    if (role === 'deactivated') return expect(statusCode).toBe(401)
    if (role === 'stranger' || role === 'withdrawn') {
      expect(statusCode).toBe(404)
      return expect(response.json().code).toMatch(/^(?:note|follow_up|event|comment)_not_found$/)
    }
    if (may.includes(role)) {
      expect([200, 201, 202, 204, 409]).toContain(statusCode)
      // Restore what one role has deleted for the next one.
      if (method === 'DELETE') await owner.inject({ method: 'POST', url: `${fill(url)}/restore` })
      return
    }
    expect([statusCode, response.json().code]).toEqual([403, 'forbidden'])
  })
})

/** Gives exactly these users Premium. */
async function givePremium(...roles: Role[]): Promise<void> {
  for (const [role, { id }] of people) {
    await server.context.db
      .update(users)
      .set({ isPremium: roles.includes(role) })
      .where(eq(users.id, id))
  }
}

describe('the plan of the note’s owner decides', () => {
  const ITEM_CALLS = CALLS.filter(([, url]) => /follow-ups|detected-events/.test(url))
  const call = async (role: Role, [method, url, , payload]: (typeof CALLS)[number]) => {
    const body = payload && { payload: JSON.parse(JSON.stringify(payload).replace(':note', noteId)) }
    const { statusCode, body: text } = await of(role).inject({ method, url: fill(url), ...body })
    return statusCode < 300 ? 'done' : JSON.parse(text).code
  }
  const analysisFor = async (role: Role) =>
    (await of(role).inject({ url: `/api/voice-notes/${noteId}/analysis` })).json<{ mayChangeItems: boolean }>()
  afterAll(() => givePremium(...ROLES))

  it.each(ITEM_CALLS)('on %s %s', async (...itemCall) => {
    const [method, url] = itemCall
    await givePremium('owner')
    expect(await call('edit', itemCall)).toBe('done')
    if (method === 'DELETE') expect(await call('edit', ['POST', `${url}/restore`, EDIT])).toBe('done')
    expect(await call('read', itemCall)).toBe('forbidden')
    await givePremium('edit', 'read', 'stranger')
    expect(await call('owner', itemCall)).toBe('premium_required')
    expect(await call('edit', itemCall)).toBe('premium_required')
    expect(await call('read', itemCall)).toBe('forbidden')
    expect(await call('stranger', itemCall)).toMatch(/_not_found$/)
  })

  it('on what the note’s page offers', async () => {
    const offered = async () => ({
      owner: (await analysisFor('owner')).mayChangeItems,
      edit: (await analysisFor('edit')).mayChangeItems,
      comment: (await analysisFor('comment')).mayChangeItems,
    })
    await givePremium('owner')
    expect(await offered()).toEqual({ owner: true, edit: true, comment: false })
    await givePremium('edit', 'comment')
    expect(await offered()).toEqual({ owner: false, edit: false, comment: false })
  })

  it('on a follow-up that an editor adds, which is the owner’s', async () => {
    await givePremium('owner', 'edit')
    const added = (
      await of('edit').inject({ method: 'POST', url: '/api/follow-ups', payload: { noteId, title: 'Ours' } })
    ).json()
    const listed = async (role: Role) =>
      (await of(role).inject({ url: '/api/follow-ups' })).json<{ id: string }[]>().map(({ id }) => id)
    expect(await listed('owner')).toContain(added.id)
    expect(await listed('edit')).not.toContain(added.id)
  })
})

const SEES_THE_NOTE: Role[] = ['owner', 'edit', 'comment', 'read']

describe.each([
  ['GET /api/search', { method: 'GET', url: '/api/search?q=bank' }],
  ['GET /api/search for a mistyped word', { method: 'GET', url: '/api/search?q=bnak' }],
  ['POST /api/ask', { method: 'POST', url: '/api/ask', payload: { question: 'Who calls the bank?' } }],
] as const)('%s', (_, call) => {
  it.each(ROLES)('as %s', async (role) => {
    const response = await of(role).inject(call)
    if (role === 'deactivated') return expect(response.statusCode).toBe(401)
    const answer = response.json<{ passages: FoundIn[] } | { results: FoundIn[] }>()
    const found = 'results' in answer ? answer.results : answer.passages
    const byOwner = { name: 'Ada Moreau', email: owner.email }
    expect([...new Set(found.map((one) => one.noteId))]).toEqual(SEES_THE_NOTE.includes(role) ? [noteId] : [])
    for (const one of found) expect(one.owner).toEqual(role === 'owner' ? null : byOwner)
  })
})

describe('POST /api/voice-notes/readable', () => {
  it.each(ROLES)('as %s', async (role) => {
    const payload = { ids: [noteId, TAB] }
    const response = await of(role).inject({ method: 'POST', url: '/api/voice-notes/readable', payload })
    if (role === 'deactivated') return expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({ ids: SEES_THE_NOTE.includes(role) ? [noteId] : [] })
  })
})

// Last, because it deletes the note.
describe('DELETE /api/voice-notes/:note', () => {
  it.each(ROLES.toReversed())('as %s', async (role) => {
    const { statusCode } = await of(role).inject({ method: 'DELETE', url: `/api/voice-notes/${noteId}` })
    const refused = { deactivated: 401, stranger: 404, withdrawn: 404 }[role as 'stranger'] ?? 403
    expect(statusCode).toBe(role === 'owner' ? 204 : refused)
  })
})
