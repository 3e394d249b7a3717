import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { markChange, onCommit } from '#server/db/committed-changes.ts'
import type { Database, Queryable } from '#server/db/database.ts'
import { readOrMakeDatabaseId } from '#server/db/database-id.ts'
import type { Logger } from '#server/logger.ts'
import { clearSignals } from './clear-signals.ts'
import type { RedisWakeUps } from './redis-wake-ups.ts'
import { type BusEvent, type NoteSignal, type Signal, signalSchema } from './signal.ts'
import { openSignalReader, type StoredSignal } from './signal-reader.ts'
import { createWakeUps, WAKE_UP_CHANNEL } from './wake-up.ts'

/** The change of a transaction that has published something. */
export const NEW_SIGNALS = 'signals'

/**
 * Notifies every process once the transaction is committed, and not at all if it is rolled back. What concerns a note
 * also goes to the people it is shared with.
 */
export async function publish(tx: Queryable, signal: Signal): Promise<void> {
  if ('noteId' in signal) await publishToAll(tx, signal, '')
  else await publishToUser(tx, signal)
}

/**
 * Notifies everybody who has the note except the user who made the change: their page already shows it, and an answer
 * to this signal could overwrite their next click.
 */
export async function publishToOthers(tx: Queryable, signal: NoteSignal, actorId: string): Promise<void> {
  await publishToAll(tx, signal, actorId)
}

async function publishToAll(tx: Queryable, { userId, ...content }: NoteSignal, except: string): Promise<void> {
  await tx.execute(sql`
    insert into signals (user_id, content)
    select listener, ${JSON.stringify(content)}::jsonb
    from (
      select ${userId}::text as listener
      union select recipient_id from note_shares where note_id = ${content.noteId} and recipient_id is not null
    ) as listeners
    where listener <> ${except}
  `)
  markChange(tx, NEW_SIGNALS)
}

/** Notifies one user only, not those with whom they share the note. */
export async function publishToUser(tx: Queryable, { userId, ...content }: Signal): Promise<void> {
  await tx.execute(sql`insert into signals (user_id, content) values (${userId}, ${JSON.stringify(content)}::jsonb)`)
  markChange(tx, NEW_SIGNALS)
}

export interface EventBus {
  /**
   * Calls `listener` for each signal of a user until the returned function is called.
   * @throws Error in a process that does not listen
   */
  subscribe(userId: string, listener: (event: BusEvent) => void): () => void
  close(): Promise<void>
}

interface EventBusOptions {
  db: Database
  /** Whether anybody subscribes. Otherwise this process only announces its own changes. */
  listens: boolean
  /** Where to listen: PostgreSQL itself, or a pooler in session mode. */
  directUrl: string
  /** A Redis that carries the wake-ups; null: PostgreSQL does. */
  redisUrl: string | null
  logger: Logger
}

/** Opens the channel for signals between processes: rows to read, and notifications that there are some. */
export async function openEventBus(options: EventBusOptions): Promise<EventBus> {
  const { db, listens, directUrl, redisUrl, logger } = options
  const listeners = new Map<string, Set<(event: BusEvent) => void>>()
  const dispatch = (stored: StoredSignal) => {
    const own = listeners.get(stored.userId)
    if (!own) return
    const parsed = signalSchema.safeParse(stored)
    if (!parsed.success) return logger.warn({ err: parsed.error }, 'an invalid event was dropped')
    for (const listener of own) listener(parsed.data)
  }
  const sender = randomUUID()
  const onGap = () => {
    for (const own of listeners.values()) for (const listener of own) listener({ type: 'gap' })
  }
  const onSignals = (signals: StoredSignal[]) => signals.forEach(dispatch)
  const reader = listens
    ? await openSignalReader({ connectionString: directUrl, logger, sender, onSignals, onGap })
    : null
  const onWakeUp = (from: string) => {
    if (from !== sender) reader?.request()
  }
  const redis = redisUrl === null ? null : await openRedis(redisUrl, { db, logger, onWakeUp })
  const wakeUps = createWakeUps({ db, redis, sender, logger })
  const endReports = onCommit(db, (changes) => {
    if (!changes.has(NEW_SIGNALS)) return
    reader?.request()
    wakeUps.request()
  })
  const endClearing = clearSignals(db, logger)

  return {
    subscribe: (userId, listener) => {
      if (!reader) throw new Error('this process does not listen to events')
      const own = listeners.get(userId) ?? new Set()
      listeners.set(userId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(userId)
      }
    },
    close: async () => {
      endReports()
      endClearing()
      await wakeUps.close()
      redis?.close()
      await reader?.close()
    },
  }
}

interface RedisOptions {
  db: Database
  logger: Logger
  onWakeUp(sender: string): void
}

/** Loads the Redis client only if it is needed. */
async function openRedis(url: string, { db, logger, onWakeUp }: RedisOptions): Promise<RedisWakeUps> {
  const { openRedisWakeUps } = await import('./redis-wake-ups.ts')
  const channel = `${WAKE_UP_CHANNEL}:${await readOrMakeDatabaseId(db)}`
  return openRedisWakeUps({ url, channel, logger, onWakeUp })
}
