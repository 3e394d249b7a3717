import { createStore } from '../store.ts'
import { isWorkUnsaved, subscribeToUnsavedWork } from './unsaved-work.ts'

const RELOADED_KEY = 'dictum.reloadedFrom'

/**
 * How long nothing may be unsaved before a page that had to wait reloads, in milliseconds. After a recording is
 * stopped, it takes a moment until it is sent.
 */
const SETTLE_MS = 2_000

/**
 * Whether the server has a newer version of the app than this page, so that the page's files that are not loaded yet
 * are gone.
 */
export const outdated = createStore(false)

/** The address of this version's script, which a server with a newer version no longer has. */
let ownScript: string | null = null

/**
 * Checks for a newer version when a file of the app can't be loaded. If there is one, the page reloads automatically,
 * but only once, and only when nothing is unsaved or being sent. Until then, failed panels offer to reload.
 */
export function watchForNewVersion(page: Window, script: string): void {
  ownScript = script
  page.addEventListener('vite:preloadError', async () => {
    await lookForNewVersion()
    // A proxy may still answer with the old page, and reloading that would never end.
    if (outdated.get() && page.sessionStorage.getItem(RELOADED_KEY) !== script) reloadWhenSaved(page, script)
  })
}

/** Asks the server whether it has a newer version of the app, and stores the answer in `outdated`. Never rejects. */
export async function lookForNewVersion(): Promise<void> {
  if (ownScript !== null && !outdated.get() && (await isGone(ownScript))) outdated.set(true)
}

function reloadWhenSaved(page: Window, script: string): void {
  if (isWorkUnsaved()) {
    const stop = subscribeToUnsavedWork(() => {
      if (isWorkUnsaved()) return
      stop()
      setTimeout(() => reloadWhenSaved(page, script), SETTLE_MS)
    })
    return
  }
  // Another file may have failed meanwhile.
  if (page.sessionStorage.getItem(RELOADED_KEY) === script) return
  page.sessionStorage.setItem(RELOADED_KEY, script)
  page.location.reload()
}

async function isGone(script: string): Promise<boolean> {
  try {
    // Not a GET request, which the service worker would answer from the device.
    return (await fetch(script, { method: 'HEAD', cache: 'no-store' })).status === 404
  } catch {
    // There is no connection, which explains why the file could not be loaded.
    return false
  }
}
