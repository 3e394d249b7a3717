import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { notes, transcripts } from '#server/db/schema/notes.ts'

/** Lists the newest transcripts of a user's analysed notes recorded after `moment`, earliest first. */
export function listTextsAfter(db: Queryable, userId: string, moment: Date, limit: number) {
  const { id: noteId, recordedAt, timezone } = notes
  return db
    .select({ noteId, recordedAt, timezone, language: transcripts.language, sentences: transcripts.sentences })
    .from(notes)
    .innerJoin(transcripts, eq(transcripts.noteId, notes.id))
    .where(
      and(
        eq(notes.userId, userId),
        gt(notes.recordedAt, moment),
        isNotNull(notes.analysedAt),
        sql`${transcripts.version} = (select max(version) from transcripts newest where newest.note_id = ${notes.id})`,
      ),
    )
    .orderBy(asc(notes.recordedAt))
    .limit(limit)
}
