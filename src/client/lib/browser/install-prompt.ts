import { createStore } from '../store.ts'

/** The browser's offer to install the app (Chromium); TypeScript's library doesn't know it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The offer, until it is used or the app is installed; null if the browser makes none. */
export const installPrompt = createStore<InstallPrompt | null>(null)

/**
 * Keeps the browser's offer for later and suppresses its own banner. The browser makes the offer once, soon after the
 * page has loaded.
 */
export function watchInstallPrompt(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installPrompt.set(event as InstallPrompt)
  })
  page.addEventListener('appinstalled', () => installPrompt.set(null))
}
