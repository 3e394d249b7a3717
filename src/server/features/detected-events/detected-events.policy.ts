import { AppError } from '#server/errors.ts'
import type { SessionUser } from '#server/http/session.ts'

/**
 * Lets only the owner use an event; to others it does not exist.
 * @throws AppError event_not_found
 */
export function requireOwner<E extends { userId: string }>(user: SessionUser, event: E | null): E {
  if (event?.userId !== user.id) throw new AppError('event_not_found')
  return event
}
