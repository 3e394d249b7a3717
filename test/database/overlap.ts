import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Context } from '#server/context.ts'
import { countBlocked } from './count-blocked.ts'

/**
 * Runs an action and stops it where it is about to add a version of a text, then starts another one, waits until that waits for
 * a lock too, and lets both go on.
 * @throws Error that either of them failed with, such as a deadlock
 */
export async function overlap<Result>(
  { db }: Pick<Context, 'db'>,
  act: () => PromiseLike<Result>,
  meanwhile: () => PromiseLike<unknown>,
): Promise<Result> {
  const blocked = (count: number) => expect.poll(() => countBlocked(db), { timeout: 30_000 }).toBe(count)
  const started = async <T>(action: () => PromiseLike<T>) => action()
  const both = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table transcripts in exclusive mode`)
    const first = started(act)
    await blocked(1)
    const second = started(meanwhile)
    await blocked(2)
    // Not awaited here: they go on when this transaction has ended.
    return { ended: Promise.all([first, second]) }
  })
  const [result] = await both.ended
  return result
}
