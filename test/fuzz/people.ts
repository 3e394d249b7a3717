import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Context } from '#server/context.ts'
import { credentials, rateLimits, sessions, users } from '#server/db/schema/accounts.ts'
import { detectedEvents, followUps } from '#server/db/schema/items.ts'
import { PIECE_TYPE } from '#shared/upload-protocol.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { TUS, writeMetadata } from '#test/uploads.ts'

export const ADMIN_PASSWORD = `admin-${randomBytes(12).toString('hex')}`

/** A signed-in user with data of every kind. */
export interface FuzzPerson {
  id: string
  email: string
  password: string
  cookie: string
  /** The ids by the path segment before them, such as `voice-notes`. */
  ids: Record<string, string[]>
  /** Texts that nobody else may read, and that no log may contain. */
  secrets: string[]
}

interface World {
  app: FastifyInstance
  context: Context
}

/** Registers a user with Premium, a finished note, a follow-up, an event, and a share link with a password. */
export async function makePerson({ app, context }: World): Promise<FuzzPerson> {
  const own = randomBytes(9).toString('hex')
  const [email, password, sharePassword] = [`fuzz-${own}@example.com`, `password-${own}`, `share-${own}`]
  const registered = await app.inject({ method: 'POST', url: '/api/register', payload: { email, password } })
  if (registered.statusCode !== 201) throw new Error(`the registration failed: ${registered.body}`)
  const { id } = registered.json<{ id: string }>()
  await context.db.update(users).set({ isPremium: true, premiumGranted: true }).where(eq(users.id, id))
  const cookie = registered.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const call = async (options: InjectOptions) => {
    const answer = await app.inject({ ...options, headers: { cookie, ...options.headers } })
    if (answer.statusCode >= 300) throw new Error(`${options.url}: ${answer.body}`)
    return answer.json()
  }
  const noteId = await insertSpokenNote(
    { context },
    { id },
    { said: [`said-${own}`], title: `title-${own}`, followUps: ['Call'] },
  )
  const [followUp] = await context.db.select().from(followUps).where(eq(followUps.noteId, noteId))
  const eventId = randomUUID()
  await context.db.insert(detectedEvents).values({
    id: eventId,
    noteId,
    userId: id,
    position: 0,
    title: 'Meeting',
    foundTitle: 'Meeting',
    description: '',
    people: [],
    allDay: false,
    confidence: 1,
    evidence: { quote: `said-${own}`, sentence: 0, start: 0, end: 9 },
  })
  const uploadIds = [await startUpload(app, cookie), await startUpload(app, cookie, 8)]
  const url = `/api/voice-notes/${noteId}/share-link`
  const link = await call({ method: 'POST', url, payload: { password: sharePassword } })
  const feed = await call({ url: '/api/calendar-feed' })
  const { url: checkout } = await call({ method: 'POST', url: '/api/payments/checkout' })
  const token = link.shareLink.split('/').at(-1)
  const feedFile = feed.url.split('/').at(-1)
  const [credential] = await context.db.select().from(credentials).where(eq(credentials.userId, id))
  const [session] = await context.db.select().from(sessions).where(eq(sessions.userId, id))
  return {
    id,
    email,
    password,
    cookie,
    ids: {
      'voice-notes': [noteId],
      'follow-ups': [followUp?.id ?? ''],
      uploads: uploadIds,
      'detected-events': [eventId],
      'share-links': [link.id],
      shared: [token],
      calendar: [feedFile],
      users: [id],
      'sandbox-payments': [new URL(checkout).searchParams.get('payment') ?? ''],
    },
    secrets: [
      password,
      sharePassword,
      `said-${own}`,
      `title-${own}`,
      token,
      feedFile.replace('.ics', ''),
      credential?.password ?? 'none',
      session?.token ?? 'none',
    ],
  }
}

/** Begins an upload and sends the first bytes of a recording. @returns its id */
async function startUpload(app: FastifyInstance, cookie: string, length?: number): Promise<string> {
  const created = await app.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: {
      cookie,
      ...TUS,
      ...(length === undefined ? { 'upload-defer-length': '1' } : { 'upload-length': String(length) }),
      'upload-metadata': writeMetadata({ source: 'recorder' }),
    },
  })
  const url = String(created.headers.location)
  const headers = { cookie, ...TUS, 'content-type': PIECE_TYPE, 'upload-offset': '0' }
  const sent = await app.inject({ method: 'PATCH', url, headers, payload: Buffer.from('OggS\0\x02\0\0') })
  if (sent.statusCode !== 204) throw new Error(`the piece was refused: ${sent.body}`)
  return url.split('/').at(-1) ?? ''
}

/** Unlocks the panel and resets all rate limits. @returns its cookie. */
export async function unlockPanel({ app, context }: World): Promise<string> {
  await context.db.delete(rateLimits)
  const payload = { password: ADMIN_PASSWORD }
  const answer = await app.inject({ method: 'POST', url: '/api/admin/session', payload })
  if (answer.statusCode !== 204) throw new Error(`the panel was not unlocked: ${answer.body}`)
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
