import { AppError } from '#server/errors.ts'
import type { FeedOwner } from './calendar-feed.queries.ts'

/**
 * Serves the feed only of an active user with Premium. Otherwise it doesn't exist rather than being empty: an empty
 * feed would make calendars delete their entries, and a guess must not distinguish a known address from an unknown one.
 * @throws AppError not_found
 */
export function requireServed(owner: FeedOwner | null): FeedOwner {
  if (!owner?.isPremium || !owner.isActive) throw new AppError('not_found')
  return owner
}
