import { readdirSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cloneDatabase } from '#test/database/clone-database.ts'
import { KEY_COLUMNS, LEFT_OUT, listTables } from './tables.ts'

const SCHEMAS = new URL('../db/schema/', import.meta.url)

let client: pg.Client
let drop: () => Promise<void>
beforeEach(async () => {
  const database = await cloneDatabase()
  drop = database.drop
  client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await drop()
})

it('covers every table and stored column that the program declares, except the tables left out', async () => {
  const declared: Array<ReturnType<typeof getTableConfig>> = []
  for (const file of readdirSync(SCHEMAS)) {
    const exported = (await import(new URL(file, SCHEMAS).href)) as Record<string, unknown>
    for (const value of Object.values(exported)) if (is(value, PgTable)) declared.push(getTableConfig(value))
  }
  expect(declared.length).toBeGreaterThan(40)
  const listed = new Map((await listTables(client)).map(({ name, columns }) => [name, columns]))
  for (const { name, columns } of declared) {
    if (name in LEFT_OUT) continue
    // The driver gives names of columns to the database in snake case.
    const stored = columns.filter(({ generated }) => !generated)
    expect([name, listed.get(name)?.length]).toEqual([name, stored.length])
  }
})

it('leaves out nothing but what is listed with a reason', async () => {
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  )
  const covered = [...(await listTables(client)).map(({ name }) => name), ...Object.keys(LEFT_OUT)]
  expect(rows.map(({ name }) => name)).toEqual(covered.sort())
})

it('lists a table after those that its rows refer to', async () => {
  const order = (await listTables(client)).map(({ name }) => name)
  const { rows } = await client.query<{ child: string; parent: string }>(
    "select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid",
  )
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter(({ child, parent }) => order.indexOf(child) < order.indexOf(parent))).toEqual([])
})

it('finds no sequence that a restore would have to set', async () => {
  const { rows } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public'",
  )
  // Both belong to tables that are left out.
  expect(rows.map(({ name }) => name).sort()).toEqual(['__drizzle_migrations_id_seq', 'signals_id_seq'])
})

it('knows for every column whose name ends in key whether it names a stored file', async () => {
  const others = [
    'notes.idempotency_key',
    'uploads.idempotency_key',
    'rate_limits.key',
    // The key of the note's recording, which the note names too.
    'speaker_turns.original_key',
  ]
  const { rows } = await client.query<{ name: string }>(
    "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' and column_name like '%key'",
  )
  const storedAt = KEY_COLUMNS.map(({ table, column }) => `${table}.${column}`)
  expect(rows.map(({ name }) => name).sort()).toEqual([...storedAt, ...others].sort())
})
