import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { secrets } from './schema/system.ts'

const NAME = 'database_id'

/** Returns an id that distinguishes this database from every other, creating it on first use. */
export async function readOrMakeDatabaseId(db: Database): Promise<string> {
  await db.insert(secrets).values({ name: NAME, value: randomUUID() }).onConflictDoNothing()
  const [row] = await db.select().from(secrets).where(eq(secrets.name, NAME))
  if (!row) throw new Error('the id of the database could not be saved')
  return row.value
}
