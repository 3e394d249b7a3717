import { setTimeout as sleep } from 'node:timers/promises'
import { EngineError, SHORT_PAUSE_SECONDS } from './engine.ts'

/** Number of failures in a row that are the engine's fault, so that the other segments are not tried. */
const MAX_FAILURES = 3

/** Maximum number of pauses in a row that are observed on the engine's request. */
const MAX_PAUSES = 5

/** A monotonic clock in milliseconds, and a wait that rejects when the signal aborts. */
export interface Clock {
  now(): number
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
}

const MACHINE_CLOCK: Clock = {
  now: () => performance.now(),
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
}

interface Work<Item> {
  /** Maximum number of items processed at once. */
  parallel: number
  signal: AbortSignal
  /** Recognises one item and saves the result. Returns false if the others are no longer needed. */
  recognise(item: Item): Promise<boolean>
  /** Default: the machine's clock. */
  clock?: Clock
}

/**
 * Recognises several segments at once. A failed segment doesn't stop the others; if an engine says when to come back,
 * all of them leave it alone until then. Returns or throws only after the last one has ended.
 * @throws the first failure, after the other segments have been tried; the signal's reason when aborted.
 */
export async function recogniseSeveral<Item>(items: readonly Item[], work: Work<Item>): Promise<void> {
  const { signal } = work
  const open = [...items]
  const failures: unknown[] = []
  const ending = new AbortController()
  const ended = AbortSignal.any([signal, ending.signal])
  const pause = new Pause(ended, work.clock ?? MACHINE_CLOCK)
  let failedInARow = 0

  async function recognise(item: Item): Promise<void> {
    try {
      if (!(await work.recognise(item))) ending.abort()
      failedInARow = 0
      pause.forgive()
    } catch (error) {
      if (pause.begin(error)) {
        open.unshift(item)
        return
      }
      failures.push(error)
      failedInARow += 1
      const mayPass = error instanceof EngineError && error.retry && (error.retryAfter ?? 0) <= SHORT_PAUSE_SECONDS
      if (!mayPass || failedInARow >= MAX_FAILURES) ending.abort()
    }
  }
  async function recogniseInTurn(): Promise<void> {
    for (;;) {
      await pause.over()
      const item = ended.aborted ? undefined : open.shift()
      if (item === undefined) return
      await recognise(item)
    }
  }

  await Promise.all(Array.from({ length: Math.min(work.parallel, items.length) }, recogniseInTurn))
  signal.throwIfAborted()
  if (failures.length > 0) throw failures[0]
}

/** The time during which an engine wants to be left alone. */
class Pause {
  readonly #signal: AbortSignal
  readonly #clock: Clock
  #until = Number.NEGATIVE_INFINITY
  #begun = 0

  constructor(signal: AbortSignal, clock: Clock) {
    this.#signal = signal
    this.#clock = clock
  }

  /**
   * Starts the pause that a failure asks for. Returns false if it asks for none or for a longer one than is observed.
   */
  begin(error: unknown): boolean {
    const seconds = error instanceof EngineError && error.retry ? error.retryAfter : undefined
    if (seconds === undefined || seconds > SHORT_PAUSE_SECONDS) return false
    const now = this.#clock.now()
    // Several requests that are refused together start one pause.
    if (now >= this.#until) this.#begun += 1
    if (this.#begun > MAX_PAUSES) return false
    this.#until = Math.max(this.#until, now + seconds * 1000)
    return true
  }

  forgive(): void {
    this.#begun = 0
  }

  /** Waits until the pause is over or the signal aborts. */
  async over(): Promise<void> {
    for (let left = this.#left(); left > 0 && !this.#signal.aborted; left = this.#left()) {
      // The caller checks the signal itself.
      await this.#clock.wait(left, this.#signal).catch(() => undefined)
    }
  }

  #left(): number {
    return this.#until - this.#clock.now()
  }
}
