import { AppError } from '#server/errors.ts'
import type { SessionUser } from '#server/http/session.ts'
import { FREE_NOTES } from '#shared/limits.ts'
import type { NoteRow } from './notes.queries.ts'

/**
 * Enforces the Free plan's limit on stored notes, regardless of their age. Premium has no limit.
 * @throws AppError note_limit_reached
 */
export function requireRoom(user: Pick<SessionUser, 'isPremium'>, stored: number): void {
  if (!user.isPremium && stored >= FREE_NOTES) throw new AppError('note_limit_reached', { values: { max: FREE_NOTES } })
}

/**
 * Requires that a note still has its recording.
 * @throws AppError audio_deleted
 */
export function requireRecording({ audioDeletedAt }: Pick<NoteRow, 'audioDeletedAt'>): void {
  if (audioDeletedAt) throw new AppError('audio_deleted')
}
