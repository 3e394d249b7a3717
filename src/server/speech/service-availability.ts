import { SHORT_PAUSE_SECONDS } from './engine.ts'

/**
 * How long a service counts as unreachable before it is tried again, in milliseconds; doubles each time, up to `most`.
 */
const PAUSE_MS = { first: 15_000, most: 300_000 }

/** One failure may be a hiccup; this many with no success between them are not. */
const FAILURES_IN_A_ROW = 3

/** Connection refused, unknown host, or no route. */
const ABSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN'])
/** Certificates that are not trusted, have expired or name another host, and servers without TLS. */
const TLS = /CERT|^ERR_(TLS|SSL)|^EPROTO$|^UNABLE_TO_/

/** Why a service is left alone, in the terms of `Readiness`. */
export type Outage = { problem: 'unreachable'; since: Date; until: Date } | { problem: 'busy'; until: Date }

/**
 * Remembers that a service is down or wants to be left alone, so that work waits or goes elsewhere meanwhile. After the
 * pause of an outage a single failure starts the next one.
 */
export class ServiceAvailability {
  readonly #now: () => number
  #busyUntil = Number.NEGATIVE_INFINITY
  #lostUntil = Number.NEGATIVE_INFINITY
  #losses = 0
  #failures = 0
  #firstFailure = 0
  #lastFailure = Number.NEGATIVE_INFINITY
  #lastServed = Number.NEGATIVE_INFINITY

  /** @param now monotonic, in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  get now(): number {
    return this.#now()
  }

  /** Why the service is left alone at present; null if it isn't. */
  get outage(): Outage | null {
    const now = this.#now()
    if (now < this.#busyUntil) return { problem: 'busy', until: this.#toDate(this.#busyUntil) }
    if (now >= this.#lostUntil) return null
    return { problem: 'unreachable', since: this.#toDate(this.#firstFailure), until: this.#toDate(this.#lostUntil) }
  }

  /** Whether the pause of an outage is over and no request has yet shown whether the service is back. */
  get onTrial(): boolean {
    return this.#losses > 0 && this.outage === null
  }

  /** Returns whether the service has served any request at or after `moment`, on the clock of `now`. */
  servedSince(moment: number): boolean {
    return this.#lastServed >= moment
  }

  /** Records that the service fulfilled a request. */
  served(): void {
    this.#lastServed = this.#now()
    this.answered()
  }

  /** Records that the service works but refused this request for good. */
  answered(): void {
    this.#lostUntil = Number.NEGATIVE_INFINITY
    this.#losses = 0
    this.#failures = 0
  }

  /** Records that the service wants to be left alone for this many seconds. The caller itself waits for a short pause to end. */
  busy(seconds: number): void {
    if (seconds > SHORT_PAUSE_SECONDS) this.#busyUntil = Math.max(this.#busyUntil, this.#now() + seconds * 1000)
  }

  /**
   * Records that a request got no proper response. Requests that fail together count once.
   * @param error what `fetch` threw, or what was wrong with the response.
   * @param began when the request was made, on the clock of `now`.
   */
  failed(error: unknown, began: number): void {
    if (this.outage || began < this.#lastFailure) return
    this.#lastFailure = this.#now()
    if (this.#failures === 0) this.#firstFailure = this.#lastFailure
    this.#failures += 1
    const code = findCode(error)
    const isLost = this.#losses > 0 || ABSENT.has(code) || TLS.test(code) || this.#failures >= FAILURES_IN_A_ROW
    if (!isLost) return
    this.#lostUntil = this.#now() + Math.min(PAUSE_MS.most, PAUSE_MS.first * 2 ** this.#losses)
    this.#losses += 1
  }

  #toDate(moment: number): Date {
    return new Date(Date.now() + moment - this.#now())
  }
}

/** Returns the network's error code, which `fetch` wraps. */
function findCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return ''
}
