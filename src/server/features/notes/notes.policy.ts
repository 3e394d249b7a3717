import { AppError } from '#server/errors.ts'
import type { SessionUser } from '#server/http/session.ts'
import { FREE_NOTES } from '#shared/limits.ts'

/**
 * The Free plan stores so many notes, however old or new they are; Premium has no limit.
 * @throws AppError note_limit_reached
 */
export function requireRoom(user: Pick<SessionUser, 'isPremium'>, stored: number): void {
  if (!user.isPremium && stored >= FREE_NOTES) throw new AppError('note_limit_reached', { values: { max: FREE_NOTES } })
}

interface Owned {
  userId: string
}

/**
 * Who may do what with a note: its owner everything, others nothing. To others it does not exist, so that an id proves
 * nothing.
 * @throws AppError note_not_found
 */
export function requireOwner<N extends Owned>(user: SessionUser, note: N | null): N {
  if (note?.userId !== user.id) throw new AppError('note_not_found')
  return note
}
