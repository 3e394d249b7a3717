import { outdated } from '#client/lib/browser/new-version.ts'
import { retry, waitForNetwork } from '#client/lib/retry.ts'

const { signal } = new AbortController()
const wait = waitForNetwork(new EventTarget())

/**
 * Loads code, retrying while the server can't be reached: after a wait, or as soon as the network is back. Rejects only
 * once the server is known to have a newer version, which no longer has the file.
 */
export function loadWithRetry<Value>(load: () => Promise<Value>): Promise<Value> {
  return retry(load, { signal, wait, mayPass: () => !outdated.get(), onWaiting: () => undefined })
}
