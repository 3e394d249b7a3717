import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import type { LiveSegment } from '#shared/contract/uploads.ts'
import * as queries from './live-text.queries.ts'

/** A worker that has not touched its recording for this long is dead, in milliseconds. */
const DEAD_AFTER_MS = 15_000

/** Queues the transcription of a recording whose first piece has arrived. */
export async function queueLiveText(
  { jobs, config }: Pick<Context, 'jobs' | 'config'>,
  tx: Queryable,
  uploadId: string,
) {
  if (config.liveRecordings > 0) await jobs.enqueue(tx, 'recording.transcribe', { uploadId })
}

/** Returns whether a worker is transcribing a recording in progress, so that its note will soon have its text. */
export function isTranscribedLive(db: Queryable, uploadId: string, now = new Date()): Promise<boolean> {
  return queries.isTouchedSince(db, uploadId, new Date(now.getTime() - DEAD_AFTER_MS))
}

/** Returns a newly recognised segment of a user's recording, for the page that records. */
export async function describeLiveSegment(
  { db }: Pick<Context, 'db'>,
  at: { userId: string; uploadId: string; index: number },
): Promise<{ recording: string; segment: LiveSegment } | null> {
  const found = await queries.findOwnSegment(db, at)
  if (!found || found.recording === null) return null
  return { recording: found.recording, segment: present(found.segment) }
}

/** Returns what was recognised of a user's recording in progress; nothing if it is unknown. */
export async function readLiveText(
  { db }: Pick<Context, 'db'>,
  userId: string,
  recording: string,
): Promise<LiveSegment[]> {
  return (await queries.listOwnSegments(db, userId, recording)).map(present)
}

/** Requeues the transcription of recordings in progress when the only process of a database starts. */
export async function reclaimLiveTexts({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  for (const uploadId of await queries.listLiveTexts(db)) await jobs.reclaim(uploadId)
}

/** Deletes the texts of recordings that have neither become a note nor gone on for a week. */
export async function sweepLiveTexts({ db }: Pick<Context, 'db'>, now = new Date()): Promise<void> {
  await queries.deleteStaleLiveTexts(db, new Date(now.getTime() - 7 * 24 * 3600 * 1000))
}

function present({ index, start, sentences }: queries.LiveSegmentRow): LiveSegment {
  return { index, start, text: sentences.map(({ text }) => text).join(' ') }
}
