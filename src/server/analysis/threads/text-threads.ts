import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type { TextWork } from './text-work.ts'

/** An idle thread ends after this many milliseconds, which frees about 30 MB. */
const IDLE_MS = 30_000

/** One core stays free for requests. */
const MAX_THREADS = Math.max(1, availableParallelism() - 1)

export interface TextThreads extends TextWork {
  close(): Promise<void>
}

/** Opens a pool of worker threads that analyse texts. A thread starts with the first call that needs it. */
export function openTextThreads(): TextThreads {
  const pool = new Tinypool({
    filename: new URL('./text-work.thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: MAX_THREADS,
    idleTimeout: IDLE_MS,
  })
  const run = async (name: keyof TextWork, input: unknown, signal?: AbortSignal) => {
    signal?.throwIfAborted()
    try {
      return await pool.run(input, { name, ...(signal && { signal }) })
    } catch (error) {
      signal?.throwIfAborted()
      throw error
    }
  }
  return {
    analyse: (input, signal) => run('analyse', input, signal),
    gatherFacts: (input, signal) => run('gatherFacts', input, signal),
    findClosings: (input, signal) => run('findClosings', input, signal),
    close: () => pool.destroy(),
  }
}
