import { sql } from 'drizzle-orm'
import pg from 'pg'
import { z } from 'zod'
import type { Queryable } from '#server/db/database.ts'
import { CONNECTION_OPTIONS } from '#server/db/open-pool.ts'
import type { Logger } from '#server/logger.ts'

/**
 * A message between processes that something of a user's has changed, never its content: PostgreSQL limits a
 * notification to 8,000 bytes, and listeners load the content under its access policy.
 */
const signalSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('note'), userId: z.string(), noteId: z.string() }),
  z.object({ type: z.literal('segment'), userId: z.string(), noteId: z.string(), index: z.number() }),
  z.object({ type: z.literal('live_text'), userId: z.string(), uploadId: z.string(), index: z.number() }),
  z.object({ type: z.literal('deleted'), userId: z.string(), noteId: z.string() }),
  z.object({ type: z.literal('comments'), userId: z.string(), noteId: z.string() }),
  z.object({ type: z.literal('notifications'), userId: z.string() }),
  z.object({ type: z.literal('presence'), userId: z.string(), noteId: z.string() }),
  z.object({ type: z.literal('account'), userId: z.string() }),
  z.object({ type: z.literal('items'), userId: z.string(), origin: z.string() }),
  z.object({ type: z.literal('signed_out'), userId: z.string() }),
])
export type Signal = z.infer<typeof signalSchema>
type NoteSignal = Extract<Signal, { noteId: string }>

/** A signal as sent. */
const payloadSchema = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' })
      return z.NEVER
    }
  })
  .pipe(signalSchema)

/** `gap`: the connection was lost for a while, so signals may have been missed. */
export type BusEvent = Signal | { type: 'gap' }

const CHANNEL = 'dictum_events'
/** Milliseconds before the listening connection is first reopened; doubles up to `most`. */
const RECONNECT_MS = { first: 250, most: 10_000 }

/**
 * Notifies every process once the transaction is committed, and not at all if it is rolled back. What concerns a note
 * also goes to the people it is shared with.
 */
export async function publish(tx: Queryable, signal: Signal): Promise<void> {
  if ('noteId' in signal) await publishToAll(tx, signal, '')
  else await publishToUser(tx, signal)
}

/**
 * Notifies everybody who has the note except the user who made the change: their page shows it already, and an answer
 * to this signal could overwrite their next click.
 */
export async function publishToOthers(tx: Queryable, signal: NoteSignal, actorId: string): Promise<void> {
  await publishToAll(tx, signal, actorId)
}

async function publishToAll(tx: Queryable, signal: NoteSignal, except: string): Promise<void> {
  await tx.execute(sql`
    select pg_notify(${CHANNEL}, jsonb_set(${JSON.stringify(signal)}::jsonb, '{userId}', to_jsonb(listener))::text)
    from (
      select ${signal.userId}::text as listener
      union select recipient_id from note_shares where note_id = ${signal.noteId} and recipient_id is not null
    ) as listeners
    where listener <> ${except}
  `)
}

/** Notifies one user only, not those with whom they share the note. */
export async function publishToUser(tx: Queryable, signal: Signal): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(signal)})`)
}

export interface EventBus {
  /** Calls `listener` for each signal of a user until the returned function is called. */
  subscribe(userId: string, listener: (event: BusEvent) => void): () => void
  close(): Promise<void>
}

/** Listens on a separate connection that is reopened whenever it is lost. */
export async function openEventBus(connectionString: string, logger: Logger): Promise<EventBus> {
  const listeners = new Map<string, Set<(event: BusEvent) => void>>()
  let client: pg.Client | null = null
  let opened = false
  let closed = false
  let timer: NodeJS.Timeout | undefined

  const dispatch = (payload: string | undefined) => {
    const parsed = payloadSchema.safeParse(payload)
    // An exception here would end the process.
    if (!parsed.success) return logger.warn({ err: parsed.error }, 'an invalid event was dropped')
    for (const listener of listeners.get(parsed.data.userId) ?? []) listener(parsed.data)
  }
  const connect = async () => {
    const next = new pg.Client({ connectionString, ...CONNECTION_OPTIONS })
    next.on('notification', (message) => dispatch(message.payload))
    next.on('error', (error) => logger.warn({ err: error }, 'the connection for events was lost'))
    next.on('end', () => {
      if (client === next) reconnect(RECONNECT_MS.first)
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      // Closed meanwhile.
      if (closed) throw new Error('the event bus was closed')
    } catch (error) {
      // Don't wait: a connection that was never established may never report its end.
      void next.end()
      throw error
    }
    const isFirst = !opened
    client = next
    opened = true
    if (!isFirst) for (const own of listeners.values()) for (const listener of own) listener({ type: 'gap' })
  }
  const reconnect = (pause: number) => {
    client = null
    if (closed) return
    timer = setTimeout(() => {
      connect().catch((error: unknown) => {
        if (closed) return
        logger.warn({ err: error }, 'the connection for events could not be reopened; trying again')
        reconnect(Math.min(pause * 2, RECONNECT_MS.most))
      })
    }, pause)
  }
  await connect()

  return {
    subscribe: (userId, listener) => {
      const own = listeners.get(userId) ?? new Set()
      listeners.set(userId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(userId)
      }
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      const last = client
      client = null
      await last?.end()
    },
  }
}
