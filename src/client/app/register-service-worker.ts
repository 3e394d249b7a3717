import { readSharedToken } from '#client/lib/addresses/shared-address.ts'
import { idle } from './when-idle.ts'

/**
 * Registers the worker that lets the app open without a network (vite.config.ts says how). Never in the way of what
 * the page is opened for, and not for who has come to read one shared note; a failure is only logged, as the specification has it, since everything works without.
 */
export async function registerServiceWorker(): Promise<void> {
  // Its own build is not there while developing; and a browser in private mode may have none.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (readSharedToken(window.location.pathname) !== null) return
  try {
    await idle()
    await navigator.serviceWorker.register('/service-worker.js')
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: this log is all that is asked for
    console.warn('The service worker could not be registered', error)
  }
}
