import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Database } from '#server/db/database.ts'

/** One page of a table may stay hidden, however often it is vacuumed. */
const LEFT_PAGES = 1
const TIMEOUT_MS = 120_000

/**
 * Vacuums and analyses a table until every transaction can see its pages, which plans that read an index alone depend
 * on. One vacuum leaves out what another transaction of the database may not see yet.
 */
export async function vacuum(db: Database, table: string): Promise<void> {
  await vi.waitFor(
    async () => {
      await db.execute(sql`vacuum analyze ${sql.identifier(table)}`)
      const { rows } = await db.execute<{ hidden: number }>(
        sql`select relpages - relallvisible as hidden from pg_class where oid = ${table}::regclass`,
      )
      const hidden = rows[0]?.hidden
      if (hidden === undefined || hidden > LEFT_PAGES)
        throw new Error(`${hidden} pages of ${table} are not visible to all transactions`)
    },
    { timeout: TIMEOUT_MS, interval: 100 },
  )
}
