import pg from 'pg'
import { listTables } from '#server/backup/tables.ts'

/** Returns all rows of all tables of a database, each as JSON with sorted keys, by table. */
export async function readRows(connectionString: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const found: Record<string, string[]> = {}
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select to_jsonb(t)::text as row from "${name}" t order by 1`,
      )
      found[name] = rows.map(({ row }) => row)
    }
    return found
  } finally {
    await client.end()
  }
}
