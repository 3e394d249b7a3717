import type { Queryable } from '#server/db/database.ts'
import type { AfterReset } from '#shared/contract/accounts.ts'
import * as queries from './calendar-feed.queries.ts'

/**
 * Decides about the private address of a user's calendar after their password has changed: it works without the
 * password. A confirmed user keeps it, because their calendars would stop without a word, and is told of it.
 * @param endIt whether somebody else may have made it
 */
export async function settleFeed(tx: Queryable, userId: string, endIt: boolean): Promise<AfterReset['calendarFeed']> {
  const wasServed = await queries.isServed(tx, userId)
  if (endIt) await queries.deleteFeed(tx, userId)
  if (!wasServed) return 'none'
  return endIt ? 'ended' : 'kept'
}
