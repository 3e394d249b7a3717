/**
 * Runs a task when it is requested: at once, but never twice at the same time, and not sooner than an interval after it
 * last began. Requests in between cause one more run.
 */
export class Throttle {
  #task: () => Promise<void>
  #intervalMs: number
  #isRequested = false
  #isClosed = false
  #running: Promise<void> | null = null
  #pause: NodeJS.Timeout | undefined

  /** @param task never rejects */
  constructor(task: () => Promise<void>, intervalMs: number) {
    this.#task = task
    this.#intervalMs = intervalMs
  }

  request(): void {
    this.#isRequested = true
    this.#runIfDue()
  }

  /** Starts no more runs, and waits for the one in progress. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#pause)
    await this.#running
  }

  #runIfDue(): void {
    if (!this.#isRequested || this.#isClosed || this.#running || this.#pause) return
    this.#isRequested = false
    this.#pause = setTimeout(() => {
      this.#pause = undefined
      this.#runIfDue()
    }, this.#intervalMs)
    this.#running = this.#task().finally(() => {
      this.#running = null
      this.#runIfDue()
    })
  }
}
