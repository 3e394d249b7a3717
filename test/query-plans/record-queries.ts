import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Database, schema } from '#server/db/database.ts'

export interface RecordedQuery {
  query: string
  params: unknown[]
}

/**
 * Returns a database on a pool that records what is sent through it, in order. Unlike `recordStatements`, it leaves out
 * what a server in the same process sends meanwhile, such as its query for new signals each second.
 */
export function recordQueries(pool: pg.Pool): { db: Database; queries: RecordedQuery[] } {
  const queries: RecordedQuery[] = []
  const logger = { logQuery: (query: string, params: unknown[]) => queries.push({ query, params }) }
  return { db: drizzle({ client: pool, schema, casing: 'snake_case', logger }), queries }
}
