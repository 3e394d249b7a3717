import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { liveSegments, liveTexts, uploads } from '#server/db/schema/uploads.ts'

export type LiveSegmentRow = typeof liveSegments.$inferSelect

/** Records that a worker transcribes a recording in progress. Returns false if its upload is gone. */
export async function beginLiveText(db: Queryable, uploadId: string): Promise<boolean> {
  const rows = await db
    .insert(liveTexts)
    .select(
      db.select({ uploadId: uploads.id, touchedAt: uploads.touchedAt }).from(uploads).where(eq(uploads.id, uploadId)),
    )
    .onConflictDoNothing()
    .returning({ uploadId: liveTexts.uploadId })
  return rows.length > 0 || (await touchLiveText(db, uploadId))
}

/** Records that its worker is alive. Returns false if its upload is gone. */
export async function touchLiveText(db: Queryable, uploadId: string): Promise<boolean> {
  const rows = await db
    .update(liveTexts)
    .set({ touchedAt: new Date() })
    .where(eq(liveTexts.uploadId, uploadId))
    .returning({ uploadId: liveTexts.uploadId })
  return rows.length > 0
}

/** Returns whether a worker has recorded since `since` that it is transcribing a recording. */
export async function isTouchedSince(db: Queryable, uploadId: string, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ uploadId: liveTexts.uploadId })
    .from(liveTexts)
    .where(and(eq(liveTexts.uploadId, uploadId), gt(liveTexts.touchedAt, since)))
  return row !== undefined
}

export async function deleteLiveText(db: Queryable, uploadId: string): Promise<void> {
  await db.delete(liveTexts).where(eq(liveTexts.uploadId, uploadId))
}

/** Deletes the live text of recordings that no worker has touched since `before`. */
export async function deleteStaleLiveTexts(db: Queryable, before: Date): Promise<void> {
  await db.delete(liveTexts).where(lt(liveTexts.touchedAt, before))
}

/** Lists the recordings that a worker transcribes, or was transcribing when it died. */
export async function listLiveTexts(db: Queryable): Promise<string[]> {
  const rows = await db.select({ uploadId: liveTexts.uploadId }).from(liveTexts)
  return rows.map(({ uploadId }) => uploadId)
}

/** Saves the text of a segment. Returns false if it already has one. */
export async function insertLiveSegment(db: Queryable, segment: LiveSegmentRow): Promise<boolean> {
  const rows = await db
    .insert(liveSegments)
    .values(segment)
    .onConflictDoNothing()
    .returning({ index: liveSegments.index })
  return rows.length > 0
}

export function listLiveSegments(db: Queryable, uploadId: string): Promise<LiveSegmentRow[]> {
  return db.select().from(liveSegments).where(eq(liveSegments.uploadId, uploadId)).orderBy(asc(liveSegments.index))
}

/** Finds a segment of a user's recording, and the key by which its device knows the recording. */
export async function findOwnSegment(
  db: Queryable,
  { userId, uploadId, index }: { userId: string; uploadId: string; index: number },
): Promise<{ recording: string | null; segment: LiveSegmentRow } | null> {
  const [row] = await db
    .select({ recording: uploads.idempotencyKey, segment: liveSegments })
    .from(liveSegments)
    .innerJoin(uploads, eq(uploads.id, liveSegments.uploadId))
    .where(and(eq(liveSegments.uploadId, uploadId), eq(liveSegments.index, index), eq(uploads.userId, userId)))
  return row ?? null
}

/** Lists what was recognised of a user's recording, by the key by which its device knows it. */
export async function listOwnSegments(db: Queryable, userId: string, recording: string): Promise<LiveSegmentRow[]> {
  const rows = await db
    .select({ segment: liveSegments })
    .from(liveSegments)
    .innerJoin(uploads, eq(uploads.id, liveSegments.uploadId))
    .where(and(eq(uploads.userId, userId), eq(uploads.idempotencyKey, recording)))
    .orderBy(asc(liveSegments.index))
  return rows.map(({ segment }) => segment)
}
