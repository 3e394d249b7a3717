/** Runs one task after the other, in the order of the calls. */
export class Mutex {
  #last: Promise<void> = Promise.resolve()
  #waiting = 0

  /** Whether nobody holds the mutex or waits for it. */
  get free(): boolean {
    return this.#waiting === 0
  }

  /**
   * Waits for the mutex and runs `work` while holding it. A caller that gives up while waiting doesn't block the
   * others.
   * @throws the signal's reason when aborted while waiting; after that `work` itself must heed the signal.
   */
  async run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    const { promise: done, resolve: finish } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = before.then(() => done)
    this.#waiting += 1
    try {
      await raceAbort(before, signal)
      return await work()
    } finally {
      this.#waiting -= 1
      finish()
    }
  }
}

async function raceAbort(turn: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    await Promise.race([turn, aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
