import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export interface OwnDatabase {
  connectionString: string
  /** Removes the database. */
  drop: () => Promise<void>
}

/** Creates a separate database, cloned from the migrated template. */
export function cloneDatabase(): Promise<OwnDatabase> {
  return createDatabase(new URL(inject('templateDatabase')).pathname.slice(1))
}

/** Creates a separate database without any tables. */
export function createEmptyDatabase(): Promise<OwnDatabase> {
  return createDatabase('template0')
}

async function createDatabase(template: string): Promise<OwnDatabase> {
  const address = new URL(inject('templateDatabase'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const maintenance = new URL(address)
  maintenance.pathname = '/postgres'
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: maintenance.href })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  // PostgreSQL's default writes every page to its log first, which takes twice the processor time for so small a database.
  await run(`create database ${name} template ${template} strategy file_copy`)
  const own = new URL(address)
  own.pathname = `/${name}`
  return { connectionString: own.href, drop: () => run(`drop database ${name} with (force)`) }
}
