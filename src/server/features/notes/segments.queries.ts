import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { captions, segments, waveforms } from '#server/db/schema/notes.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'

export type SegmentRow = typeof segments.$inferSelect
export function listSegments(db: Queryable, noteId: string): Promise<SegmentRow[]> {
  return db.select().from(segments).where(eq(segments.noteId, noteId)).orderBy(asc(segments.index))
}

export async function findSegment(db: Queryable, noteId: string, index: number): Promise<SegmentRow | null> {
  const [row] = await db
    .select()
    .from(segments)
    .where(and(eq(segments.noteId, noteId), eq(segments.index, index)))
  return row ?? null
}

/** Lists the recognised segments of several notes, in order. */
export function listRecognised(db: Queryable, noteIds: string[]): Promise<SegmentRow[]> {
  if (noteIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(segments)
    .where(and(inArray(segments.noteId, noteIds), sql`${segments.sentences} is not null`))
    .orderBy(asc(segments.noteId), asc(segments.index))
}

/** How many segments one statement inserts: PostgreSQL takes at most 65,535 values, and a day has up to 43,200 segments. */
const BATCH = 1000

/** Replaces all segments of a note by others, which may already have their text. */
export async function replaceSegments(
  db: Queryable,
  noteId: string,
  found: readonly Omit<typeof segments.$inferInsert, 'noteId'>[],
): Promise<void> {
  await db.delete(segments).where(eq(segments.noteId, noteId))
  for (let done = 0; done < found.length; done += BATCH) {
    const batch = found.slice(done, done + BATCH)
    await db.insert(segments).values(batch.map((segment) => ({ noteId, ...segment })))
  }
}

/** Saves a segment's text. Returns false if it already has one. */
export async function saveRecognition(
  db: Queryable,
  noteId: string,
  index: number,
  result: { sentences: Sentence[]; language: SegmentRow['language'] },
): Promise<boolean> {
  const rows = await db
    .update(segments)
    .set({ ...result, recognisedAt: new Date() })
    .where(and(eq(segments.noteId, noteId), eq(segments.index, index), isNull(segments.sentences)))
    .returning({ index: segments.index })
  return rows.length > 0
}

/** Replaces the text of a segment that already has one. */
export async function replaceRecognition(
  db: Queryable,
  noteId: string,
  index: number,
  result: { sentences: Sentence[]; language: SegmentRow['language'] },
): Promise<void> {
  await db
    .update(segments)
    .set({ ...result, recognisedAt: new Date() })
    .where(and(eq(segments.noteId, noteId), eq(segments.index, index)))
}

/** Clears the text of all segments so that they are transcribed again. */
export async function forgetRecognition(tx: Queryable, noteId: string): Promise<void> {
  await tx
    .update(segments)
    .set({ sentences: null, language: null, languageAsked: null, recognisedAt: null })
    .where(eq(segments.noteId, noteId))
}

/** Clears the text of some segments so that they are transcribed again in a language. */
export async function requestLanguage(
  tx: Queryable,
  noteId: string,
  indexes: readonly number[],
  languageAsked: Language,
): Promise<void> {
  await tx
    .update(segments)
    .set({ sentences: null, language: null, languageAsked, recognisedAt: null })
    .where(and(eq(segments.noteId, noteId), inArray(segments.index, [...indexes])))
}

/** Returns whether only passages of a note are to be transcribed again, each in a language that was named. */
export async function hasRequests(db: Queryable, noteId: string): Promise<boolean> {
  const [row] = await db
    .select({ index: segments.index })
    .from(segments)
    .where(and(eq(segments.noteId, noteId), isNotNull(segments.languageAsked)))
    .limit(1)
  return row !== undefined
}

/** Forgets which segments were to be transcribed again in a language. */
export async function forgetRequests(tx: Queryable, noteId: string): Promise<void> {
  await tx
    .update(segments)
    .set({ languageAsked: null })
    .where(and(eq(segments.noteId, noteId), isNotNull(segments.languageAsked)))
}

export async function saveCaptions(tx: Queryable, noteId: string, text: string): Promise<void> {
  await tx.insert(captions).values({ noteId, text }).onConflictDoUpdate({ target: captions.noteId, set: { text } })
}

export async function findCaptions(db: Queryable, noteId: string): Promise<string | null> {
  const [row] = await db.select().from(captions).where(eq(captions.noteId, noteId))
  return row?.text ?? null
}

export async function saveWaveform(db: Queryable, noteId: string, peaks: number[]): Promise<void> {
  await db.insert(waveforms).values({ noteId, peaks }).onConflictDoUpdate({ target: waveforms.noteId, set: { peaks } })
}

export async function findWaveform(db: Queryable, noteId: string): Promise<number[] | null> {
  const [row] = await db.select().from(waveforms).where(eq(waveforms.noteId, noteId))
  return row?.peaks ?? null
}

export async function deleteWaveform(db: Queryable, noteId: string): Promise<void> {
  await db.delete(waveforms).where(eq(waveforms.noteId, noteId))
}
