import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { z } from 'zod'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url))
/** In schema `public`, where `migrateDatabase` puts it. */
export const MIGRATIONS_TABLE = '__drizzle_migrations'

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) })

/** One step of the schema. */
export interface Migration {
  /** The version of the schema to which it leads: the number of migrations applied, including this one. */
  version: number
  /** Name of its file, without `.sql`. */
  name: string
  statements: string[]
  /** Hash of the file, as stored when it is applied. */
  hash: string
  /** When it was made, in milliseconds since 1970; identifies it in the database. */
  madeAt: number
}

function readJournal() {
  const journal: unknown = JSON.parse(readFileSync(`${MIGRATIONS_FOLDER}/meta/_journal.json`, 'utf8'))
  return journalSchema.parse(journal).entries
}

/** Returns the version of the schema to which this program brings a database. */
export function newestSchemaVersion(): number {
  return readJournal().length
}

/** Reads all migrations of this program, in order. */
export function readMigrations(): Migration[] {
  const entries = readJournal()
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ sql, hash, folderMillis }, index) => ({
    version: index + 1,
    name: entries[index]?.tag ?? '',
    statements: sql,
    hash,
    madeAt: folderMillis,
  }))
}

/** Returns the version of a database's schema; 0 for an empty database. */
export async function readSchemaVersion(client: pg.ClientBase | pg.Pool): Promise<number> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    `public.${MIGRATIONS_TABLE}`,
  ])
  if (!rows[0]?.found) return 0
  const applied = await client.query<{ version: number }>(
    `select count(*)::int as version from public.${MIGRATIONS_TABLE}`,
  )
  return applied.rows[0]?.version ?? 0
}

/** Brings an empty database to an earlier version of the schema, within the client's transaction. */
export async function migrateTo(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query(
    `create table public.${MIGRATIONS_TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const migration of migrations) await applyMigration(client, migration)
}

/** Applies the next migration, within the client's transaction. */
export async function applyMigration(client: pg.ClientBase, { statements, hash, madeAt }: Migration): Promise<void> {
  for (const statement of statements) await client.query(statement)
  await client.query(`insert into public.${MIGRATIONS_TABLE} (hash, created_at) values ($1, $2)`, [hash, madeAt])
}
