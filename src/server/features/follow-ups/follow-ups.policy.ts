import { AppError } from '#server/errors.ts'
import type { SessionUser } from '#server/http/session.ts'

/**
 * Lets only the owner use a follow-up; to others it does not exist.
 * @throws AppError follow_up_not_found
 */
export function requireOwner<F extends { userId: string }>(user: SessionUser, followUp: F | null): F {
  if (followUp?.userId !== user.id) throw new AppError('follow_up_not_found')
  return followUp
}
