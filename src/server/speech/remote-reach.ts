/** How long a service counts as out of reach before it is tried again, in milliseconds: longer each time, up to `most`. */
const PAUSE_MS = { first: 15_000, most: 300_000 }

/** One connection that takes too long may be a hiccup of the network; several in a row are not. */
const SLOW_CONNECTS = 2

/** Nobody listens, nobody is called so, or there is no way there. */
const ABSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN'])
const SLOW = new Set(['UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT'])
/** Certificates that are not trusted, have expired or name another host, and servers that speak no TLS. */
const TLS = /CERT|^ERR_(TLS|SSL)|^EPROTO$|^UNABLE_TO_/

/** Remembers for a while that nothing answers at an address, so that work goes elsewhere meanwhile. */
export class RemoteReach {
  readonly #now: () => number
  #lostUntil = Number.NEGATIVE_INFINITY
  #losses = 0
  #slow = 0

  /** @param now in milliseconds, never running backwards. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  get lost(): boolean {
    return this.#now() < this.#lostUntil
  }

  /** Something answered, be it a refusal. */
  answered(): void {
    this.#lostUntil = Number.NEGATIVE_INFINITY
    this.#losses = 0
    this.#slow = 0
  }

  /** @param error what `fetch` threw; other errors than those of connecting leave everything as it was. */
  failed(error: unknown): void {
    const code = findCode(error)
    if (SLOW.has(code)) this.#slow += 1
    const isLost = ABSENT.has(code) || TLS.test(code) || (SLOW.has(code) && this.#slow >= SLOW_CONNECTS)
    // Several requests that fail together are one loss.
    if (!isLost || this.lost) return
    this.#lostUntil = this.#now() + Math.min(PAUSE_MS.most, PAUSE_MS.first * 2 ** this.#losses)
    this.#losses += 1
  }
}

/** The code that the network gave, which `fetch` wraps. */
function findCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return ''
}
