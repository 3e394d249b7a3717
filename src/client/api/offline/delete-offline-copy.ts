import type { SessionState } from '#client/lib/session/session-store.ts'

/** The name of the database with the data that can be read without a network. */
export const OFFLINE_DATABASE = 'dictum-offline'

/**
 * Deletes the data stored on this device for reading offline, once nobody is signed in or the server no longer knows
 * the session. It uses the browser's own call, because the code that writes the copy is not loaded for visitors.
 */
export function deleteOfflineCopy(session: SessionState): void {
  if (session.state !== 'known' || (session.user !== null && !session.lost)) return
  const deleting = globalThis.indexedDB?.deleteDatabase(OFFLINE_DATABASE)
  if (!deleting) return
  deleting.onerror = () => {
    // biome-ignore lint/suspicious/noConsole: nobody is signed in who could be told
    console.warn('The offline copy could not be deleted', deleting.error)
  }
}
