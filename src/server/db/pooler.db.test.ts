import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startWorker, type Worker } from '#server/worker.ts'
import { cloneDatabase } from '#test/database/clone-database.ts'
import { listen } from '#test/listen.ts'
import { uploadNote } from '#test/notes.ts'
import { HAS_PGBOUNCER, type PgBouncer, startPgBouncer } from '#test/pgbouncer.ts'
import { signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'

// The pool has five sessions, so concurrent requests take turns using them.
const AT_ONCE = 20

describe.skipIf(!HAS_PGBOUNCER)(
  `behind PgBouncer in transaction mode${HAS_PGBOUNCER ? '' : ' (skipped: it is not installed)'}`,
  () => {
    let database: Awaited<ReturnType<typeof cloneDatabase>>
    let bouncer: PgBouncer
    let server: TranscribingServer
    let worker: Worker
    beforeEach(async () => {
      database = await cloneDatabase()
      bouncer = await startPgBouncer(database.connectionString, 'transaction')
      server = await startTranscribingServer({
        DATABASE_URL: bouncer.url,
        DATABASE_DIRECT_URL: database.connectionString,
      })
      server.service.respondWith({ text: 'Call the bank tomorrow.' })
      await server.app.listen({ port: 0, host: '127.0.0.1' })
      worker = await startWorker(server.context)
    })
    afterEach(async () => {
      await worker.close()
      await server.close()
      await bouncer.stop()
      await database.drop()
    })

    /** Counts the advisory locks of sessions that are not in a transaction. */
    const countSessionLocks = async () => {
      const { rows } = await server.context.db.execute<{ count: number }>(sql`
        select count(*)::int as count from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and datname = current_database() and state = 'idle'`)
      return rows[0]?.count
    }

    it('recordings are transcribed and analysed by a worker, pages receive signals, and no lock is left', async () => {
      const people = await Promise.all([signUp(server.app), signUp(server.app)])
      const streams = await Promise.all(people.map((person) => listen(server.app, person)))
      for (const person of people) await uploadNote(person)
      for (const { events } of streams) {
        const statuses = () => events.flatMap((event) => (event.type === 'note' ? [event.note.status] : []))
        await expect.poll(() => statuses().at(-1)).toBe('ready')
        expect(events.map(({ type }) => type)).toContain('sentences')
      }
      await expect.poll(countSessionLocks).toBe(0)
      for (const stream of streams) await stream.close()
    })

    it('a lock of a session is held until it is released', async () => {
      const release = await server.context.advisoryLocks.take('note', 'stage')
      expect(await countSessionLocks()).toBe(1)
      await release?.()
      expect(await countSessionLocks()).toBe(0)
    })

    it('simultaneous requests are answered, again and again', async () => {
      const person = await signUp(server.app)
      for (let round = 0; round < 5; round += 1) {
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, () => person.inject({ url: '/api/voice-notes' })),
        )
        expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(AT_ONCE).fill(200))
      }
    })
  },
)
