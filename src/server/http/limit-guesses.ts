import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { ErrorCode } from '#shared/errors/codes.ts'
import { networkOf } from './network-of.ts'
import { countAttempt, countAttempts, forgetAttempts, forgetAttemptsBelow, takeAttemptBack } from './rate-limit.ts'

interface Guess {
  /** What the password gives access to: `admin`, `share:<id>`, `sign-in:<email>`. */
  target: string
  ip: string
  /** Maximum number of wrong guesses per network in ten minutes. */
  max: number
  /** The code that `check` throws for a wrong password; any other `AppError` means that it was right. */
  wrong: ErrorCode
}

const WINDOW_SECONDS = 600
/** Limit of one network's wrong guesses in a day, against slow guessing. */
const DAY = { times: 5, windowSeconds: 24 * 3600 }

/** Number of wrong passwords for one target, from all networks, after which further guesses are delayed. */
const FREE_GUESSES = 30
/** The first delay; it doubles with every ten further wrong guesses. */
const FIRST_WAIT_MS = 100
const DOUBLES_AFTER = 10
/** The longest delay. Somebody who knows the password waits no longer than this, however many others guess. */
const MAX_WAIT_MS = 3000

/**
 * Checks a password that may be guessed. Only wrong guesses count. A network with too many is refused for a while. An
 * error that does not answer the guess, such as a lost database, doesn't count either, and resets nothing. Other
 * networks are never refused, whoever else guesses: their attempts only take longer, right or wrong.
 * @throws AppError too_many_requests, or what `check` throws
 */
export async function limitGuesses<T>(
  { db, sleep }: Pick<Context, 'db' | 'sleep'>,
  { target, ip, max, wrong }: Guess,
  check: () => Promise<T>,
): Promise<T> {
  const key = `guess:${target}:${networkOf(ip)}`
  const [dayKey, allKey] = [`${key}:day`, `guess:${target}`]
  // Count before checking and undo it if the password was right, so that parallel guesses can't slip past the limit.
  await countAttempt(db, { key, max, windowSeconds: WINDOW_SECONDS })
  await countAttempt(db, { key: dayKey, max: max * DAY.times, windowSeconds: DAY.windowSeconds })
  const all = await countAttempts(db, { key: allKey, windowSeconds: WINDOW_SECONDS })
  const wait = waitAfter(all - 1)
  if (wait > 0) await sleep(wait)
  try {
    const opened = await check()
    await forgive()
    return opened
  } catch (error) {
    // A counter that can't be corrected now, because the database is lost, must not hide the error itself.
    if (!(error instanceof AppError)) await takeAttemptBack(db, [key, dayKey, allKey]).catch(() => undefined)
    else if (error.code !== wrong) await forgive()
    throw error
  }

  async function forgive() {
    await forgetAttempts(db, [key, dayKey])
    await takeAttemptBack(db, [allKey])
  }
}

/** Resets all counters of a target whose password has changed. */
export async function forgetGuesses(db: Context['db'], target: string): Promise<void> {
  await forgetAttemptsBelow(db, `guess:${target}`)
}

/** Returns the delay in milliseconds of a guess after this many wrong ones. */
export function waitAfter(wrong: number): number {
  if (wrong < FREE_GUESSES) return 0
  return Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.floor((wrong - FREE_GUESSES) / DOUBLES_AFTER))
}
