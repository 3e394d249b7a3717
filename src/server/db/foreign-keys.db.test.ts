import pg from 'pg'
import { expect, it } from 'vitest'
import { cloneDatabase } from '#test/database/clone-database.ts'

/** Foreign keys for which no index begins with their columns. PostgreSQL creates none by itself. */
const WITHOUT_INDEX = `
  select conrelid::regclass || ' (' || string_agg(attname, ', ' order by attnum) || ')' as key
  from pg_constraint
  join pg_attribute on attrelid = conrelid and attnum = any(conkey)
  where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
    select from pg_index
    where indrelid = conrelid and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
      and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)')
  )
  group by pg_constraint.oid, conrelid
  order by 1`

// Without an index each deletion of a user or a note would read the whole referring table.
it('every foreign key has an index', async () => {
  const database = await cloneDatabase()
  const client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ key: string }>(WITHOUT_INDEX)
    expect(rows.map(({ key }) => key)).toEqual([])
  } finally {
    await client.end()
    await database.drop()
  }
})
