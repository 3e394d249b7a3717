import { readSharedToken } from '#client/lib/addresses/shared-address.ts'
import { idle } from './when-idle.ts'

/**
 * Registers the service worker that lets the app open without a network (see vite.config.ts). It waits until the page
 * has loaded, and skips visitors who only read a shared note. A failure is only logged, as the specification says,
 * since everything works without it.
 */
export async function registerServiceWorker(): Promise<void> {
  // Development has no built worker, and a browser in private mode may not support one.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (readSharedToken(window.location.pathname) !== null) return
  try {
    await idle()
    await navigator.serviceWorker.register('/service-worker.js')
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification requires only a log message
    console.warn('The service worker could not be registered', error)
  }
}
