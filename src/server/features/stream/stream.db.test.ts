import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { notes, segments } from '#server/db/schema/notes.ts'
import { publish, publishToUser } from '#server/events/event-bus.ts'
import { applySubscription } from '#server/features/payments/apply-subscription.service.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { listen } from '#test/listen.ts'
import { uploadNote } from '#test/notes.ts'
import { signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'

let server: TranscribingServer
beforeAll(async () => {
  server = await startTranscribingServer()
  server.service.respondWith({ text: 'Call the bank tomorrow.' })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

it('sends a note’s owner every stage and its text, and nothing to anybody else', async () => {
  const owner = await signUp(server.app)
  const stranger = await signUp(server.app)
  const own = await listen(server.app, owner)
  const foreign = await listen(server.app, stranger)
  expect(own.response.headers.get('content-type')).toContain('text/event-stream')
  const note = await uploadNote(owner)
  await server.drain()
  const statuses = () => own.events.flatMap((event) => (event.type === 'note' ? [event.note.status] : []))
  await expect.poll(() => statuses().at(-1)).toBe('ready')
  const texts = own.events.flatMap((event) => (event.type === 'sentences' ? event.sentences : []))
  expect(texts.map((sentence) => sentence.text)).toEqual(['Call the bank tomorrow.'])
  await owner.inject({ method: 'DELETE', url: `/api/voice-notes/${note.id}` })
  await expect.poll(() => own.events.at(-1)).toEqual({ type: 'deleted', noteId: note.id })
  expect(foreign.events).toEqual([])
  await own.close()
  await foreign.close()
})

it('names the segment of live text, so that segments can be ordered', async () => {
  const owner = await signUp(server.app)
  const note = await uploadNote(owner)
  const { db } = server.context
  await db.update(notes).set({ status: 'transcribing', preparedAt: new Date() }).where(eq(notes.id, note.id))
  const sentencesOf = (segment: number) =>
    ['first', 'second'].map((word, index) => ({
      index,
      start: segment * 10,
      end: segment * 10 + 5,
      text: `${segment} ${word}`,
    }))
  const stream = await listen(server.app, owner)
  for (const segment of [2, 0, 1]) {
    await db.transaction(async (tx) => {
      const row = { noteId: note.id, index: segment, start: segment * 10, end: segment * 10 + 10 }
      await tx.insert(segments).values({ ...row, sentences: sentencesOf(segment) })
      await publish(tx, { type: 'segment', userId: owner.id, noteId: note.id, index: segment })
    })
  }
  // The event of the upload may still arrive before them.
  await expect
    .poll(() => stream.events.filter(({ type }) => type === 'sentences'))
    .toEqual(
      [2, 0, 1].map((segment) => {
        const sentences = sentencesOf(segment).map((sentence) => ({ ...sentence, segment }))
        return { type: 'sentences', noteId: note.id, segment, sentences }
      }),
    )
  const { sentences } = (await owner.inject({ url: `/api/voice-notes/${note.id}/transcript` })).json()
  expect(sentences).toEqual(
    [0, 1, 2].flatMap((segment) =>
      sentencesOf(segment).map((sentence, index) => ({ ...sentence, segment, index: segment * 2 + index })),
    ),
  )
  await stream.close()
})

it('sends no word of a note to somebody who has lost it since the signal', async () => {
  const owner = await signUp(server.app)
  const other = await signUp(server.app)
  const { id: noteId } = await uploadNote(owner)
  const { db } = server.context
  const stream = await listen(server.app, other)
  const sentences = [{ index: 0, start: 0, end: 1, text: 'A secret.' }]
  await db.transaction(async (tx) => {
    await tx.insert(segments).values({ noteId, index: 0, start: 0, end: 1, sentences })
    // The transaction of a worker has found the share before it was ended, and is committed after that.
    await publishToUser(tx, { type: 'segment', userId: other.id, noteId, index: 0 })
    await publishToUser(tx, { type: 'account', userId: other.id })
  })
  await expect.poll(() => stream.events).toContainEqual({ type: 'account' })
  expect(stream.events).toEqual([{ type: 'account' }])
  await stream.close()
})

it('reports a changed plan without details', async () => {
  const person = await signUp(server.app, { premium: false })
  const stream = await listen(server.app, person)
  await server.context.db.transaction(async (tx) => {
    await tx.update(users).set({ premiumGranted: true }).where(eq(users.id, person.id))
    await applySubscription(server.context, tx, person.id)
  })
  await expect.poll(() => stream.events).toEqual([{ type: 'account' }])
  await stream.close()
})

it('writes its messages in the language given in the address', async () => {
  const owner = await signUp(server.app)
  const stream = await listen(server.app, owner, '?language=fr')
  await uploadNote(owner, { content: await readFixture('video-without-sound.webm') })
  await server.drain()
  const failures = () => stream.events.flatMap((event) => (event.type === 'note' ? [event.note.failure?.message] : []))
  await expect.poll(() => failures().at(-1)).toBe('Ce fichier ne contient aucun son.')
  await stream.close()
})

it('logs nothing when a browser disconnects', async () => {
  const lines: unknown[][] = []
  const logger = server.app.log
  const { warn, error } = logger
  logger.warn = logger.error = (...line: unknown[]) => void lines.push(line)
  const child = logger.child.bind(logger)
  logger.child = (...given: Parameters<typeof child>) =>
    Object.assign(child(...given), { warn: logger.warn, error: logger.error })
  try {
    const person = await signUp(server.app)
    const stream = await listen(server.app, person)
    await stream.close()
    await expect.poll(countConnections).toBe(0)
    expect(lines).toEqual([])
  } finally {
    Object.assign(logger, { warn, error, child })
  }
})

/** Counts the server's open connections. */
function countConnections(): Promise<number> {
  return new Promise((resolve, reject) =>
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}

it('tells a user’s other pages that a follow-up was changed, and by which page, and tells nobody else', async () => {
  const owner = await signUp(server.app)
  const own = await listen(server.app, owner)
  const foreign = await listen(server.app, await signUp(server.app))
  const items = () => own.events.flatMap((event) => (event.type === 'items' ? [event.origin] : []))
  const headers = { 'x-page': 'page-1' }
  const payload = { title: 'Call the bank' }
  const made = await owner.inject({ method: 'POST', url: '/api/follow-ups', payload, headers })
  await expect.poll(items).toEqual(['page-1'])
  const url = `/api/follow-ups/${made.json().id}`
  await owner.inject({ url: '/api/follow-ups', headers })
  await owner.inject({ method: 'PATCH', url, payload: { title: '' }, headers })
  await owner.inject({ method: 'PATCH', url, payload: { isCompleted: true }, headers: { 'x-page': 'x'.repeat(5000) } })
  await expect.poll(items).toEqual(['page-1', 'x'.repeat(64)])
  expect(foreign.events).toEqual([])
  await own.close()
  await foreign.close()
})
