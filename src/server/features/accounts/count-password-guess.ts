import type { Database } from '#server/db/database.ts'
import { countAttempt } from '#server/http/rate-limit.ts'

/** Guesses at the password by whoever holds a session, in ten minutes. */
const GUESSES = { max: 10, windowSeconds: 600 }

/**
 * Counts a guess, whichever call it is made by.
 * @throws AppError too_many_requests
 */
export async function countPasswordGuess(db: Database, userId: string): Promise<void> {
  await countAttempt(db, { key: `password:${userId}`, ...GUESSES })
}
