import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema.accounts.ts'
import { analyses, notes, transcripts } from '#server/db/schema.notes.ts'
import { EXCERPT_LENGTH } from '#shared/limits.ts'

export type NoteRow = typeof notes.$inferSelect
export type NewNote = typeof notes.$inferInsert
/** A note with what its presentation needs from other tables. */
export interface NoteWithText extends NoteRow {
  text: string | null
  /** Of the newest text, and of the one that was analysed. */
  textVersion: number | null
  analysedVersion: number | null
  tags: string[] | null
  sentiment: 'positive' | 'neutral' | 'negative' | null
  sentimentScore: number | null
}

const newestText = sql<string | null>`(
  select ${transcripts.text} from ${transcripts}
  where ${transcripts.noteId} = ${notes.id} order by ${transcripts.version} desc limit 1
)`

const newestVersion = sql<number | null>`(
  select max(${transcripts.version}) from ${transcripts} where ${transcripts.noteId} = ${notes.id}
)`

/** The columns of a `NoteWithText`, with `analyses` joined. */
export const noteSelection = {
  ...getTableColumns(notes),
  text: newestText,
  textVersion: newestVersion,
  analysedVersion: analyses.transcriptVersion,
  tags: analyses.tags,
  sentiment: analyses.sentiment,
  sentimentScore: analyses.sentimentScore,
}

export async function findNote(db: Queryable, id: string): Promise<NoteWithText | null> {
  const rows = await db
    .select(noteSelection)
    .from(notes)
    .leftJoin(analyses, eq(analyses.noteId, notes.id))
    .where(eq(notes.id, id))
  return rows[0] ?? null
}

/** The beginning of a note's text, with one character more than is shown where there is more to read. */
export const textBeginning = sql<string | null>`left(${newestText}, ${EXCERPT_LENGTH + 1})`

/** A note as `findNote` gives it, but for its text, which can be long. */
export async function findNoteWithoutText(db: Queryable, id: string): Promise<NoteWithText | null> {
  const rows = await db
    .select({ ...noteSelection, text: sql<null>`null` })
    .from(notes)
    .leftJoin(analyses, eq(analyses.noteId, notes.id))
    .where(eq(notes.id, id))
  return rows[0] ?? null
}

/** The bare row, without the text and the mood: for what needs neither, such as each stretch of sound a player asks for. */
export async function findNoteRow(db: Queryable, id: string): Promise<NoteRow | null> {
  const [row] = await db.select().from(notes).where(eq(notes.id, id))
  return row ?? null
}

export async function findNoteByIdempotencyKey(db: Queryable, userId: string, key: string) {
  const rows = await db
    .select(noteSelection)
    .from(notes)
    .leftJoin(analyses, eq(analyses.noteId, notes.id))
    .where(and(eq(notes.userId, userId), eq(notes.idempotencyKey, key)))
  return rows[0] ?? null
}

/** Makes others who would add to this user's notes wait until the transaction ends, so that each sees the other's. */
export async function lockNotesOf(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** Inserts a note; null when the user has one with the same idempotency key. */
export async function insertNote(db: Queryable, note: NewNote): Promise<NoteRow | null> {
  const [row] = await db
    .insert(notes)
    .values(note)
    .onConflictDoNothing({ target: [notes.userId, notes.idempotencyKey] })
    .returning()
  return row ?? null
}

export async function deleteNote(db: Queryable, id: string): Promise<void> {
  await db.delete(notes).where(eq(notes.id, id))
}

/** Locks the row until the transaction ends, so that two who would move the note wait for each other. */
export async function lockNote(tx: Queryable, id: string): Promise<NoteRow | null> {
  const [row] = await tx.select().from(notes).where(eq(notes.id, id)).for('update')
  return row ?? null
}

export async function updateNote(db: Queryable, id: string, values: Partial<NewNote>): Promise<void> {
  await db
    .update(notes)
    .set({ ...values, touchedAt: new Date() })
    .where(eq(notes.id, id))
}

/** The statuses of a note under way, each with the mark that its stage leaves. */
const STAGE_MARKS = {
  stored: notes.preparedAt,
  transcribing: notes.transcribedAt,
  analysing: notes.analysedAt,
}
export type StageStatus = keyof typeof STAGE_MARKS

/** What a note that goes on waits for no more. */
export const NOT_WAITING = { waitingCode: null, waitingSince: null, waitingUntil: null } as const

/** Counts a start of a stage; null when the note is gone, or the stage is finished: a job may be delivered twice. */
export async function countStart(db: Queryable, id: string, status: StageStatus): Promise<NoteRow | null> {
  const [row] = await db
    .update(notes)
    .set({ status, attempts: sql`${notes.attempts} + 1`, ...NOT_WAITING, failureCode: null, touchedAt: new Date() })
    .where(and(eq(notes.id, id), isNull(STAGE_MARKS[status])))
    .returning()
  return row ?? null
}

/** A user's finished notes whose analysis is what the Free plan gives. */
export function listAnalysedInPart(db: Queryable, userId: string): Promise<Array<{ id: string }>> {
  return db
    .select({ id: notes.id })
    .from(notes)
    .innerJoin(analyses, eq(analyses.noteId, notes.id))
    .where(and(eq(notes.userId, userId), eq(notes.status, 'ready'), eq(analyses.depth, 'basic')))
    .orderBy(desc(notes.createdAt))
}
