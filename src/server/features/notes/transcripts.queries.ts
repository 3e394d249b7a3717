import { and, desc, eq, getTableColumns, gte, max, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { prepareOnce } from '#server/db/prepare-once.ts'
import { transcripts } from '#server/db/schema/notes.ts'
import type { Language } from '#shared/languages.ts'
import { updateNote } from './notes.queries.ts'

export type TranscriptRow = typeof transcripts.$inferSelect

export async function findTranscriptVersion(
  db: Queryable,
  noteId: string,
  version: number,
): Promise<TranscriptRow | null> {
  const [row] = await db
    .select()
    .from(transcripts)
    .where(and(eq(transcripts.noteId, noteId), eq(transcripts.version, version)))
  return row ?? null
}

/** Counts the sentences of a version; null if there is no such version. */
export async function countSentences(db: Queryable, noteId: string, version: number): Promise<number | null> {
  const [row] = await db
    .select({ count: sql<number>`jsonb_array_length(${transcripts.sentences})` })
    .from(transcripts)
    .where(and(eq(transcripts.noteId, noteId), eq(transcripts.version, version)))
  return row?.count ?? null
}

const newestOfNote = prepareOnce((db) =>
  db
    .select()
    .from(transcripts)
    .where(eq(transcripts.noteId, sql.placeholder('noteId')))
    .orderBy(desc(transcripts.version))
    .limit(1),
)

export async function findNewestTranscript(db: Queryable, noteId: string): Promise<TranscriptRow | null> {
  const [row] = await newestOfNote(db).execute({ noteId })
  return row ?? null
}

/** Returns the number of a note's newest version; null if it has no text. */
export async function findNewestVersion(db: Queryable, noteId: string): Promise<number | null> {
  const [row] = await db
    .select({ version: max(transcripts.version) })
    .from(transcripts)
    .where(eq(transcripts.noteId, noteId))
  return row?.version ?? null
}

/** Lists the versions of a note's transcript without the text, newest first. */
export function listVersions(db: Queryable, noteId: string): Promise<Array<Omit<TranscriptRow, 'sentences' | 'text'>>> {
  const { sentences: _sentences, text: _text, ...columns } = getTableColumns(transcripts)
  return db.select(columns).from(transcripts).where(eq(transcripts.noteId, noteId)).orderBy(desc(transcripts.version))
}

export async function insertTranscript(db: Queryable, transcript: typeof transcripts.$inferInsert): Promise<void> {
  await db.insert(transcripts).values(transcript).onConflictDoNothing()
}

/** Changes the marks of a version's sentences; their texts stay. */
export async function markSentences(
  tx: Queryable,
  { noteId, version, sentences }: Pick<TranscriptRow, 'noteId' | 'version' | 'sentences'>,
): Promise<void> {
  await tx
    .update(transcripts)
    .set({ sentences })
    .where(and(eq(transcripts.noteId, noteId), eq(transcripts.version, version)))
}

/** Sets the language of a note's newest engine transcript and of every edit of it. */
export async function nameLanguage(tx: Queryable, noteId: string, language: Language): Promise<void> {
  const transcribed = tx
    .select({ version: max(transcripts.version) })
    .from(transcripts)
    .where(and(eq(transcripts.noteId, noteId), eq(transcripts.origin, 'engine')))
  await tx
    .update(transcripts)
    .set({ language })
    .where(and(eq(transcripts.noteId, noteId), gte(transcripts.version, transcribed)))
  await updateNote(tx, noteId, { language })
}
