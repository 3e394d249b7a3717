import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { boundsOfDay } from '#server/calendar/time-zones.ts'
import { detectedEvents, followUps } from '#server/db/schema/items.ts'
import { countWeek, listDueFollowUps } from '#server/features/digests/digests.queries.ts'
import { listOpenFollowUps } from '#server/features/follow-ups/follow-ups.service.ts'
import { CALLS } from '#test/calls.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'

const WORD = 'zanzibar'
/** Far enough ahead to be in every list of what is to come. */
const DAY = '2190-03-11'
const FOLLOW_UP = randomUUID()
const EVENT = randomUUID()

let server: TestServer
let owner: Person
let reader: Person
let noteId: string
let paths: Record<string, string>

beforeAll(async () => {
  server = await startTestServer()
  owner = await signUp(server.app)
  reader = await signUp(server.app, { verified: true })
  noteId = await insertSpokenNote(server, owner, { said: ['We shall see.'], followUps: ['Call the bank'] })
  const post = async (url: string, payload: object) => (await owner.inject({ method: 'POST', url, payload })).json()
  await post(`/api/voice-notes/${noteId}/shares`, { emails: [reader.email], permission: 'read' })
  const { shareLink } = await post(`/api/voice-notes/${noteId}/share-link`, {})
  const feed = (await owner.inject({ url: '/api/calendar-feed' })).json()
  paths = {
    '/api/voice-notes/:id': noteId,
    '/api/detected-events/:id': EVENT,
    '/api/shared/:token': shareLink.split('/').at(-1),
    '/calendar/:file': new URL(feed.url).pathname.split('/').at(-1) ?? '',
  }
})
afterAll(() => server.close())

const QUERIES: Record<string, string> = {
  '/api/search': `?q=${WORD}`,
  '/api/voice-notes/:id/export': '?format=md',
  '/api/follow-ups': '?status=all',
}
/** These stream without an end, or return the user's own rows as they are stored, with their review. */
const APART = ['/api/stream', '/api/account/export', '/api/account/export/size', '/api/voice-notes/:id/audio']

/** Every address that a user may read. */
function addresses(): string[] {
  return CALLS.filter(
    ({ method, access, path }) => method === 'GET' && access !== 'admin' && !APART.includes(path),
  ).map(({ path }) => {
    const filled = Object.entries(paths).reduce(
      (url, [pattern, value]) => url.replace(pattern, pattern.replace(/:\w+/, value)),
      path,
    )
    return filled + (QUERIES[path] ?? '')
  })
}

const nameOf = (name: string, url: string) => `${name} ${url.replace(noteId, ':id').replace(EVENT, ':event')}`

/** Reads everything that is shown, sent by email or counted, as the owner and as somebody with whom the note is shared. */
async function readAll(): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  for (const [name, person] of Object.entries({ owner, reader })) {
    for (const url of addresses()) {
      const { statusCode, body } = await person.inject({ url })
      if (statusCode !== 200) {
        // Errors name their request.
        seen.set(nameOf(name, url), String(statusCode))
        continue
      }
      // These two are where the owner is asked.
      if (name === 'owner' && url === '/api/review-items') continue
      const known = url.endsWith('/analysis') ? { ...JSON.parse(body), toReview: null } : body
      seen.set(nameOf(name, url), JSON.stringify(known))
    }
    const { db } = server.context
    seen.set(
      `${name} reminder`,
      JSON.stringify(await listDueFollowUps(db, person.id, { day: DAY, ...boundsOfDay(Date.parse(DAY), 'UTC') })),
    )
    seen.set(`${name} summary`, JSON.stringify(await countWeek(db, person.id, new Date(0))))
    seen.set(`${name} closings`, JSON.stringify(await listOpenFollowUps(db, person.id)))
  }
  return seen
}

/** The times of an answer differ, and the number of questions is what a note's mark shows. */
const settle = (seen: Map<string, string>) =>
  new Map(
    [...seen].map(([name, text]) => [
      name,
      text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|DTSTAMP:\w+|toReview\\?":\d+/g, ''),
    ]),
  )

const changedBetween = (before: Map<string, string>, after: Map<string, string>) =>
  [...after.keys()].filter((name) => settle(before).get(name) !== settle(after).get(name))

it('counts a doubtful follow-up or event nowhere until a person has confirmed it', async () => {
  await readAll()
  const before = await readAll()
  expect(changedBetween(before, await readAll())).toEqual([])
  const owned = { userId: owner.id, noteId, position: 5, description: '', doubt: { about: 'kind' as const } }
  const about = { title: `Visit ${WORD}`, foundTitle: `Visit ${WORD}`, review: 'asked' as const }
  const evidence = { quote: 'We shall see.', sentence: 0, start: 0, end: 9 }
  const { db } = server.context
  await db
    .insert(followUps)
    .values({ ...owned, ...about, evidence, id: FOLLOW_UP, who: 'me', dueDate: DAY, priority: 'urgent' })
  const when = { dateTime: new Date(`${DAY}T09:00:00Z`), allDay: false, people: [], isAdded: true }
  await db.insert(detectedEvents).values({ ...owned, ...about, ...when, evidence, id: EVENT, confidence: 0.5 })
  const waiting = await readAll()
  expect([...waiting].filter(([, text]) => text.includes(WORD)).map(([name]) => name)).toEqual([])
  expect(changedBetween(before, waiting)).toEqual([])
  const url = `/api/follow-ups/${FOLLOW_UP}/assignee`
  const assigned = await owner.inject({ method: 'PUT', url, payload: { assigneeId: reader.id, previousId: null } })
  expect(assigned.statusCode).toBe(404)

  await db.update(followUps).set({ review: 'confirmed' }).where(eq(followUps.id, FOLLOW_UP))
  await db.update(detectedEvents).set({ review: 'confirmed' }).where(eq(detectedEvents.id, EVENT))
  const confirmed = changedBetween(before, await readAll())
  expect(confirmed).toEqual(
    expect.arrayContaining([
      'owner /api/follow-ups?status=all',
      'owner /api/follow-ups/counts',
      'owner /api/detected-events',
      'owner /api/detected-events/:event/calendar.ics',
      'owner /api/voice-notes/:id/analysis',
      'owner /api/voice-notes/:id/export?format=md',
      `owner /api/search?q=${WORD}`,
      'owner /api/dashboard/stats',
      'owner /api/analytics',
      'owner reminder',
      'owner summary',
      'owner closings',
      'reader /api/voice-notes/:id/analysis',
    ]),
  )
  for (const part of ['/calendar/', '/api/shared/'])
    expect(
      confirmed.some((name) => name.startsWith(`owner ${part}`)),
      part,
    ).toBe(true)
})
