import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** Creates a separate database, cloned from the migrated template; `drop` removes it. */
export async function cloneDatabase(): Promise<{ connectionString: string; drop: () => Promise<void> }> {
  const template = new URL(inject('templateDatabase'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const maintenance = new URL(template)
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
  await run(`create database ${name} template ${template.pathname.slice(1)}`)
  const own = new URL(template)
  own.pathname = `/${name}`
  return { connectionString: own.href, drop: () => run(`drop database ${name} with (force)`) }
}
