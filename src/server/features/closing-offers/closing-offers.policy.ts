import { AppError } from '#server/errors.ts'
import type { SessionUser } from '#server/http/session.ts'

/**
 * Lets only the follow-up's owner use an offer; to others it does not exist.
 * @throws AppError closing_offer_not_found
 */
export function requireOwner<O extends { userId: string }>(user: SessionUser, offer: O | null): O {
  if (offer?.userId !== user.id) throw new AppError('closing_offer_not_found')
  return offer
}
