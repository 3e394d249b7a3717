import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { secrets } from './schema.system.ts'

const NAME = 'database_id'

/** What tells this database from every other; made once. */
export async function readOrMakeDatabaseId(db: Database): Promise<string> {
  await db.insert(secrets).values({ name: NAME, value: randomUUID() }).onConflictDoNothing()
  const [row] = await db.select().from(secrets).where(eq(secrets.name, NAME))
  if (!row) throw new Error('the id of the database could not be kept')
  return row.value
}
