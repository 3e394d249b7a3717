/** Lets one after the other through, in the order of their asking. */
export class Mutex {
  #last: Promise<void> = Promise.resolve()
  #waiting = 0

  /** Whether nobody has a turn or waits for one. */
  get free(): boolean {
    return this.#waiting === 0
  }

  /**
   * Waits for one's turn and works in it. Who gives up while waiting holds up nobody.
   * @throws the signal's reason when aborted while waiting; afterwards the work itself has to mind the signal.
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
