import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { prepareOnce } from '#server/db/prepare-once.ts'
import { users } from '#server/db/schema/accounts.ts'
import { notes } from '#server/db/schema/notes.ts'
import { noteSpeakers, speakerTurns } from '#server/db/schema/speakers.ts'
import { fullName } from '#server/text/full-name.ts'

export type SpeakerTurnsRow = typeof speakerTurns.$inferSelect
export type NoteSpeakerRow = typeof noteSpeakers.$inferSelect

const turnsOfNote = prepareOnce((db) =>
  db
    .select()
    .from(speakerTurns)
    .where(eq(speakerTurns.noteId, sql.placeholder('noteId'))),
)

export async function findTurns(db: Queryable, noteId: string): Promise<SpeakerTurnsRow | null> {
  const [row] = await turnsOfNote(db).execute({ noteId })
  return row ?? null
}

/** Inserts or changes what is known of who speaks when in a note. */
export async function saveTurns(
  tx: Queryable,
  noteId: string,
  values: Partial<SpeakerTurnsRow> & Pick<SpeakerTurnsRow, 'status'>,
): Promise<void> {
  const set = { failure: null, ...values, updatedAt: sql`now()` }
  await tx
    .insert(speakerTurns)
    .values({ noteId, ...set })
    .onConflictDoUpdate({ target: speakerTurns.noteId, set })
}

export function listNamed(db: Queryable, noteId: string): Promise<NoteSpeakerRow[]> {
  return db.select().from(noteSpeakers).where(eq(noteSpeakers.noteId, noteId)).orderBy(asc(noteSpeakers.number))
}

/** Replaces all that people have said about the speakers of a note. */
export async function replaceNamed(tx: Queryable, noteId: string, rows: readonly NoteSpeakerRow[]): Promise<void> {
  await tx.delete(noteSpeakers).where(eq(noteSpeakers.noteId, noteId))
  if (rows.length > 0) await tx.insert(noteSpeakers).values([...rows])
}

/** Saves what a person says about a speaker. */
export async function saveNamed(tx: Queryable, row: NoteSpeakerRow): Promise<void> {
  const { name, isOwner } = row
  const target = [noteSpeakers.noteId, noteSpeakers.number]
  await tx.insert(noteSpeakers).values(row).onConflictDoUpdate({ target, set: { name, isOwner } })
}

export async function deleteNamed(tx: Queryable, noteId: string, number: number): Promise<void> {
  await tx.delete(noteSpeakers).where(and(eq(noteSpeakers.noteId, noteId), eq(noteSpeakers.number, number)))
}

/** Returns the name of a note's owner, and the names by which others call them; null if they have given none. */
export async function findOwnerNames(
  db: Queryable,
  noteId: string,
): Promise<{ fullName: string; names: string[] } | null> {
  const [row] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(notes)
    .innerJoin(users, eq(users.id, notes.userId))
    .where(eq(notes.id, noteId))
  const name = row ? fullName(row) : ''
  return row && name !== '' ? { fullName: name, names: [row.firstName, name].filter((each) => each !== '') } : null
}
