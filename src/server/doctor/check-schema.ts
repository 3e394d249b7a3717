import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { z } from 'zod'
import { quote } from '#server/backup/tables.ts'
import { MIGRATIONS_FOLDER, newestSchemaVersion, readMigrations } from '#server/db/schema-version.ts'
import { type Finding, ok, someOf } from './finding.ts'

const names = z.record(z.string(), z.unknown())
/** What the tool that writes migrations knows about the schema after the last of them. */
const snapshotSchema = z.object({
  tables: z.record(
    z.string(),
    z.object({
      indexes: names,
      foreignKeys: names,
      compositePrimaryKeys: names,
      uniqueConstraints: names,
      checkConstraints: names,
    }),
  ),
})

/** Maximum length of a name: PostgreSQL cuts longer ones. */
const NAME_LENGTH = 63

/** Returns the names of the indexes and constraints that the migrations create. */
function readExpected(): { indexes: string[]; constraints: string[] } {
  const number = String(newestSchemaVersion() - 1).padStart(4, '0')
  const text = readFileSync(`${MIGRATIONS_FOLDER}/meta/${number}_snapshot.json`, 'utf8')
  const tables = Object.values(snapshotSchema.parse(JSON.parse(text)).tables)
  const cut = (lists: Array<Record<string, unknown>>) =>
    lists.flatMap((list) => Object.keys(list)).map((name) => name.slice(0, NAME_LENGTH))
  return {
    indexes: cut(tables.map(({ indexes }) => indexes)),
    constraints: cut(
      tables.flatMap(({ foreignKeys, compositePrimaryKeys, uniqueConstraints, checkConstraints }) => [
        foreignKeys,
        compositePrimaryKeys,
        uniqueConstraints,
        checkConstraints,
      ]),
    ),
  }
}

/** Compares indexes, constraints and triggers with those that the migrations make. */
export async function checkSchema(client: pg.Client): Promise<Finding[]> {
  const expected = readExpected()
  const indexes = new Map((await listIndexes(client)).map(({ name, isValid }) => [name, isValid]))
  const constraints = new Set(
    await listNames(client, "select conname as name from pg_constraint where connamespace = 'public'::regnamespace"),
  )
  const off = await listNames(
    client,
    "select tgname as name from pg_trigger where tgenabled = 'D' and not tgisinternal",
  )
  const missing = expected.indexes.filter((name) => !indexes.has(name))
  const invalid = [...indexes].filter(([, isValid]) => !isValid).map(([name]) => name)
  const without = expected.constraints.filter((name) => !constraints.has(name))
  const findings: Finding[] = []
  if (missing.length > 0) {
    findings.push({
      check: 'indexes',
      status: 'problem',
      text: `Indexes are missing: ${someOf(missing)}.`,
      advice: 'Run npm run doctor -- --repair, which creates them.',
      repair: () => createIndexes(client, missing),
    })
  }
  if (invalid.length > 0) {
    findings.push({
      check: 'indexes',
      status: 'problem',
      text: `Indexes are invalid: ${someOf(invalid)}.`,
      advice: 'Run npm run doctor -- --repair, which builds them again.',
      repair: async () => {
        for (const name of invalid) await client.query(`reindex index concurrently public.${quote(name)}`)
        return `built ${someOf(invalid)} again`
      },
    })
  }
  if (without.length > 0) {
    findings.push({
      check: 'constraints',
      status: 'problem',
      text: `Constraints are missing: ${someOf(without)}.`,
      advice: 'Somebody has changed the schema by hand: restore a backup into a new place.',
    })
  }
  if (off.length > 0) {
    findings.push({
      check: 'triggers',
      status: 'problem',
      text: `Triggers are switched off: ${someOf(off)}.`,
      advice: 'Somebody has changed the schema by hand: restore a backup into a new place.',
    })
  }
  if (findings.length > 0) return findings
  return [ok('indexes', `${expected.indexes.length} indexes and ${expected.constraints.length} constraints are there.`)]
}

async function listIndexes(client: pg.ClientBase): Promise<Array<{ name: string; isValid: boolean }>> {
  const { rows } = await client.query<{ name: string; isValid: boolean }>(`
    select relname as name, indisvalid as "isValid" from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace
  `)
  return rows
}

async function listNames(client: pg.ClientBase, statement: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(statement)
  return rows.map(({ name }) => name)
}

/** Creates indexes by the statements of the migrations, without blocking writers. */
async function createIndexes(client: pg.ClientBase, missing: readonly string[]): Promise<string> {
  const statements = readMigrations().flatMap((migration) => migration.statements)
  for (const name of missing) {
    const create = statements.findLast((statement) =>
      new RegExp(`^\\s*create (unique )?index "${name}"`, 'i').test(statement),
    )
    if (!create) throw new Error(`no migration creates the index ${name}`)
    await client.query(create.replace(/create (unique )?index/i, 'create $1index concurrently'))
  }
  return `created ${someOf(missing)}`
}
