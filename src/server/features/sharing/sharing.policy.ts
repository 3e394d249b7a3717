import { AppError } from '#server/errors.ts'
import { messagesIn } from '#server/languages/messages.ts'
import type { Language } from '#shared/languages.ts'
import { SHARE_LIMITS } from '#shared/limits.ts'

/**
 * Refuses to share a note with its owner.
 * @throws AppError validation_failed
 */
export function requireOthers(owner: { email: string }, emails: readonly string[], language: Language): void {
  if (!emails.includes(owner.email.toLowerCase())) return
  throw new AppError('validation_failed', { fields: { emails: messagesIn(language).fields.own_email } })
}

/**
 * Limits the number of people a note is shared with.
 * @throws AppError shares_full
 */
export function requireRoomForShares(shares: number): void {
  if (shares > SHARE_LIMITS.perNote) throw new AppError('shares_full', { values: { max: SHARE_LIMITS.perNote } })
}

/** @throws AppError note_share_not_found */
export function requireShare<S>(share: S | null): S {
  if (share === null) throw new AppError('note_share_not_found')
  return share
}
