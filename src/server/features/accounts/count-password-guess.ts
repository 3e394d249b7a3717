import type { Database } from '#server/db/database.ts'
import { countAttempt } from '#server/http/rate-limit.ts'

/** Maximum number of password guesses by the holder of a session in ten minutes. */
const GUESSES = { max: 10, windowSeconds: 600 }

/**
 * Counts a password guess, whichever call makes it.
 * @throws AppError too_many_requests
 */
export async function countPasswordGuess(db: Database, userId: string): Promise<void> {
  await countAttempt(db, { key: `password:${userId}`, ...GUESSES })
}
