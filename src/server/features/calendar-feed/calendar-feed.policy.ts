import { AppError } from '#server/errors.ts'
import type { FeedOwner } from './calendar-feed.queries.ts'

/**
 * A feed is there for an active user with Premium. Without, it is not there at all rather than empty: an empty one
 * would make calendars throw away what they show, and a guess must not tell a known address from an unknown one.
 * @throws AppError not_found
 */
export function requireServed(owner: FeedOwner | null): FeedOwner {
  if (!owner?.isPremium || !owner.isActive) throw new AppError('not_found')
  return owner
}
