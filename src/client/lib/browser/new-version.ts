import { createStore } from '../store.ts'
import { isWorkUnsaved } from './unsaved-work.ts'

const RELOADED_KEY = 'dictum.reloadedFrom'

/** Whether the server has a newer version of the app than this page, whose files that are not loaded yet are gone. */
export const outdated = createStore(false)

/**
 * Checks for a newer version when a file of the app can't be loaded. If there is one, the page reloads by itself, but
 * only once and only if nothing unsaved would be lost. Otherwise failed panels offer it.
 * @param script this version's script, which the server of a newer one no longer has
 */
export function watchForNewVersion(page: Window, script: string): void {
  page.addEventListener('vite:preloadError', async () => {
    if (!(await isGone(script))) return
    outdated.set(true)
    const { sessionStorage } = page
    // A proxy may still answer with the old page: reloading it again would not end.
    if (isWorkUnsaved() || sessionStorage.getItem(RELOADED_KEY) === script) return
    sessionStorage.setItem(RELOADED_KEY, script)
    page.location.reload()
  })
}

async function isGone(script: string): Promise<boolean> {
  try {
    // Not a GET, which the service worker would answer from the device.
    return (await fetch(script, { method: 'HEAD', cache: 'no-store' })).status === 404
  } catch {
    // There is no connection, which is why the file could not be loaded.
    return false
  }
}
