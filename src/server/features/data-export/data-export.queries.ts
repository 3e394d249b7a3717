import { and, asc, count, eq, getTableColumns, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/database.ts'
import { isAfterRow, orderBy, type PagedOrder } from '#server/db/keyset.ts'
import { users } from '#server/db/schema/accounts.ts'
import { followUps } from '#server/db/schema/items.ts'
import { notes } from '#server/db/schema/notes.ts'
import { stands } from '#server/db/standing-items.ts'
import { ACCOUNT_TABLES, NOTE_TABLES, ROOTS } from './data-export.tables.ts'

type Rows = Record<string, unknown>[]

export type NoteRow = typeof notes.$inferSelect

/** Returns all rows of a user except their notes, by table. */
export async function readAccount(db: Queryable, userId: string): Promise<Record<string, unknown>> {
  const [profile] = await readRows(db, ROOTS.profile, users.id, userId)
  const owned: Record<string, Rows> = {}
  for (const [name, exported] of Object.entries(ACCOUNT_TABLES)) {
    owned[name] = await readRows(db, exported, exported.table.userId, userId)
  }
  // Follow-ups of a note are exported with the note.
  const followUpsWithoutNote = await readFollowUps(db, and(eq(followUps.userId, userId), isNull(followUps.noteId)))
  const followUpsAssignedToMe = await readAssigned(db, userId)
  return { profile, ...owned, tasksWithoutNote: followUpsWithoutNote, tasksAssignedToMe: followUpsAssignedToMe }
}

/** Returns all rows of a note except its transcripts, by table. */
export async function readNote(db: Queryable, note: NoteRow): Promise<Record<string, unknown>> {
  const own = Object.keys(columnsOf(ROOTS.note))
  const owned: Record<string, Rows> = {}
  const { transcripts: _transcripts, ...tables } = NOTE_TABLES
  for (const [name, exported] of Object.entries(tables)) {
    owned[name] = await readRows(db, exported, exported.table.noteId, note.id)
  }
  const tasks = await readFollowUps(db, eq(followUps.noteId, note.id))
  return { note: Object.fromEntries(Object.entries(note).filter(([column]) => own.includes(column))), ...owned, tasks }
}

/** Yields the versions of a note's transcript, oldest first, each read when the one before has been used. */
export async function* readTranscripts(db: Queryable, noteId: string): AsyncGenerator<Record<string, unknown>> {
  const { table } = NOTE_TABLES.transcripts
  for (let after = 0; ; ) {
    const [row] = await db
      .select({ ...columnsOf(NOTE_TABLES.transcripts), version: table.version })
      .from(table)
      .where(and(eq(table.noteId, noteId), gt(table.version, after)))
      .orderBy(asc(table.version))
      .limit(1)
    if (!row) return
    yield row
    after = row.version
  }
}

function readFollowUps(db: Queryable, condition: SQL | undefined): Promise<Rows> {
  return db
    .select({ ...columnsOf(NOTE_TABLES.tasks), assignee: users.email })
    .from(followUps)
    .leftJoin(users, eq(users.id, followUps.assigneeId))
    .where(condition)
}

/** Returns what others have assigned to a user: the follow-up and its owner, not the words it rests on. */
function readAssigned(db: Queryable, userId: string): Promise<Rows> {
  const { title, description, dueDate, priority, isCompleted, completedAt } = followUps
  return db
    .select({ title, description, dueDate, priority, isCompleted, completedAt, owner: users.email })
    .from(followUps)
    .innerJoin(users, eq(users.id, followUps.userId))
    .where(and(eq(followUps.assigneeId, userId), stands(followUps)))
}

const oldestFirst: PagedOrder<NoteRow> = {
  keys: [{ column: notes.recordedAt, of: (row) => row.recordedAt.getTime(), type: 'moment' }],
  id: notes.id,
}

/** Returns a page of a user's notes, oldest first, after the given one. */
export function listNotesAfter(db: Queryable, userId: string, last: NoteRow | null, limit: number): Promise<NoteRow[]> {
  return db
    .select()
    .from(notes)
    .where(and(eq(notes.userId, userId), last ? isAfterRow(oldestFirst, last) : undefined))
    .orderBy(...orderBy(oldestFirst))
    .limit(limit)
}

/** Returns the number of a user's notes and the total bytes of their recordings. */
export async function measureNotes(db: Queryable, userId: string): Promise<{ notes: number; bytes: number }> {
  const [row] = await db
    .select({
      notes: count(),
      bytes: sql<number>`coalesce(sum(${notes.sizeBytes}) filter (where ${notes.originalKey} is not null), 0)::float8`,
    })
    .from(notes)
    .where(eq(notes.userId, userId))
  return row ?? { notes: 0, bytes: 0 }
}

interface ExportedTable {
  table: PgTable
  omit: readonly string[]
}

function readRows(db: Queryable, exported: ExportedTable, owner: PgColumn, id: string): Promise<Rows> {
  return db.select(columnsOf(exported)).from(exported.table).where(eq(owner, id))
}

function columnsOf({ table, omit }: ExportedTable): Record<string, PgColumn> {
  const columns: [string, PgColumn][] = Object.entries(getTableColumns(table))
  return Object.fromEntries(columns.filter(([name]) => !omit.includes(name)))
}
