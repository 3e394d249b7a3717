import type { VoiceNote } from '#shared/contract/notes.ts'
import { DELETION_NOTICE_DAYS, type RetentionKind, stricterDays, stricterRule } from '#shared/retention.ts'
import type { NoteRow } from './notes.queries.ts'

const DAY_MS = 24 * 3600 * 1000

type Days = Record<RetentionKind, number | null>

/**
 * Returns what retention will delete of a note within a week, by the rule of `retention.queries.ts`. If a note is
 * deleted no later than its recording, only the note is mentioned.
 * @param chosen the numbers of days that its owner has chosen; null: for ever
 * @param ceilings the server's, in days; null: none
 */
export function comingDeletion(
  note: Pick<NoteRow, 'status' | 'recordedAt' | 'readyAt' | 'audioDeletedAt'>,
  { chosen, ceilings, now }: { chosen: Days; ceilings: Days; now: Date },
): NonNullable<VoiceNote['deletion']> | null {
  const { status, recordedAt, readyAt, audioDeletedAt } = note
  if (status !== 'ready' || !readyAt) return null
  const days = (kind: RetentionKind) => stricterDays(chosen[kind], ceilings[kind]) ?? Number.POSITIVE_INFINITY
  const kind = audioDeletedAt || days('notes') <= days('audio') ? 'notes' : 'audio'
  const at = Math.max(recordedAt.getTime(), readyAt.getTime()) + days(kind) * DAY_MS
  if (at > now.getTime() + DELETION_NOTICE_DAYS * DAY_MS) return null
  // What is already due is deleted by the next hourly run, unless something is still going on with it.
  return {
    at: new Date(Math.max(at, now.getTime())).toISOString(),
    kind,
    by: stricterRule(chosen[kind], ceilings[kind]),
  }
}
