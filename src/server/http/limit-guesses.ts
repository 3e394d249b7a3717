import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { ErrorCode } from '#shared/errors/codes.ts'
import { networkOf } from './network-of.ts'
import { countAttempt, countAttempts, forgetAttempts, forgetAttemptsBelow, takeAttemptBack } from './rate-limit.ts'

interface Guess {
  /** What the password opens: `admin`, `share:<id>`, `sign-in:<email>`. */
  target: string
  ip: string
  /** Wrong ones that one network may send in ten minutes. */
  max: number
  /** What `check` throws where the password is wrong; whatever else comes of it, it was right. */
  wrong: ErrorCode
}

const WINDOW_SECONDS = 600
/** A day's wrong ones by one network: who is patient gets no further. */
const DAY = { times: 5, windowSeconds: 24 * 3600 }

/** Wrong passwords for one target, from everywhere, after which each further guess waits. */
const FREE_GUESSES = 30
/** The first wait; it doubles with each ten further wrong ones. */
const FIRST_WAIT_MS = 100
const DOUBLES_AFTER = 10
/** The longest. Who knows the password waits no longer than this, however many others guess. */
const LONGEST_WAIT_MS = 3000

/**
 * Checks a password that may be guessed. Only wrong ones count. A network that has sent too many is refused for a
 * while; what comes from elsewhere is never refused, whoever else guesses: it only takes longer, right or wrong.
 * @throws AppError too_many_requests, or what `check` throws
 */
export async function limitGuesses<T>(
  { db, sleep }: Pick<Context, 'db' | 'sleep'>,
  { target, ip, max, wrong }: Guess,
  check: () => Promise<T>,
): Promise<T> {
  const key = `guess:${target}:${networkOf(ip)}`
  const [dayKey, allKey] = [`${key}:day`, `guess:${target}`]
  // Counted before it is checked, and taken back where it was right: of many at once none is looked at for nothing.
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
    if (error instanceof AppError && error.code !== wrong) await forgive()
    throw error
  }

  async function forgive() {
    await forgetAttempts(db, [key, dayKey])
    await takeAttemptBack(db, [allKey])
  }
}

/** Forgets all wrong guesses for a target: it has another password now. */
export async function forgetGuesses(db: Context['db'], target: string): Promise<void> {
  await forgetAttemptsBelow(db, `guess:${target}`)
}

/** Milliseconds that a guess waits after so many wrong ones. */
export function waitAfter(wrong: number): number {
  if (wrong < FREE_GUESSES) return 0
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.floor((wrong - FREE_GUESSES) / DOUBLES_AFTER))
}
