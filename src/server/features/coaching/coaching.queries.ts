import { and, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { NoteFacts } from '#server/analysis/coaching/note-facts.ts'
import type { Queryable } from '#server/db/database.ts'
import { noteFacts } from '#server/db/schema/insights.ts'
import { followUps } from '#server/db/schema/items.ts'
import { analyses, notes, transcripts } from '#server/db/schema/notes.ts'
import { stands } from '#server/db/standing-items.ts'

const newestVersion = sql<number>`(
  select max(${transcripts.version}) from ${transcripts} where ${transcripts.noteId} = ${notes.id}
)`

/** Lists a user's finished notes with speech that arrived since a day, newest first, without their transcripts. */
export function listFinished(db: Queryable, userId: string, since: Date, limit: number) {
  return db
    .select({
      id: notes.id,
      title: notes.title,
      recordedAt: notes.recordedAt,
      timezone: notes.timezone,
      language: notes.language,
      duration: notes.duration,
      facts: noteFacts.facts,
      tags: analyses.tags,
      decisions: analyses.decisions,
      questions: analyses.questions,
    })
    .from(notes)
    .innerJoin(analyses, eq(analyses.noteId, notes.id))
    .leftJoin(noteFacts, eq(noteFacts.noteId, notes.id))
    .where(and(eq(notes.userId, userId), eq(notes.status, 'ready'), gte(notes.createdAt, since)))
    .orderBy(desc(notes.recordedAt), desc(notes.id))
    .limit(limit)
}

/** Returns the notes whose facts are missing or come from an older transcript or older rules. */
export async function listOutdated(db: Queryable, noteIds: string[], factsVersion: number): Promise<string[]> {
  if (noteIds.length === 0) return []
  const rows = await db
    .select({ id: notes.id })
    .from(notes)
    .leftJoin(noteFacts, eq(noteFacts.noteId, notes.id))
    .where(
      and(
        inArray(notes.id, noteIds),
        or(
          isNull(noteFacts.noteId),
          sql`${noteFacts.factsVersion} <> ${factsVersion}`,
          sql`${noteFacts.transcriptVersion} <> ${newestVersion}`,
        ),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Loads the newest transcripts of some notes. */
export function listTexts(db: Queryable, noteIds: string[]) {
  return db
    .selectDistinctOn([transcripts.noteId], {
      noteId: transcripts.noteId,
      version: transcripts.version,
      sentences: transcripts.sentences,
      language: transcripts.language,
    })
    .from(transcripts)
    .where(inArray(transcripts.noteId, noteIds))
    .orderBy(transcripts.noteId, desc(transcripts.version))
}

/** Saves facts unless those of a newer transcript exist. */
export async function upsertFacts(
  db: Queryable,
  row: { noteId: string; transcriptVersion: number; factsVersion: number; facts: NoteFacts },
): Promise<void> {
  await db
    .insert(noteFacts)
    .values(row)
    .onConflictDoUpdate({
      target: noteFacts.noteId,
      set: row,
      setWhere: sql`${noteFacts.transcriptVersion} <= excluded.transcript_version`,
    })
}

export function listFollowUps(db: Queryable, noteIds: string[]) {
  return db
    .select({
      noteId: followUps.noteId,
      who: followUps.who,
      dueDate: followUps.dueDate,
      isCompleted: followUps.isCompleted,
      evidence: followUps.evidence,
    })
    .from(followUps)
    .where(and(inArray(followUps.noteId, noteIds), stands(followUps)))
    .orderBy(followUps.noteId, followUps.position)
}
