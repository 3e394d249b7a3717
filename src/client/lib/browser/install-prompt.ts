import { createStore } from '../store.ts'

/** The browser's offer to install the app (Chromium); TypeScript's library doesn't know it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The offer, until it has been used or the app is installed; null where the browser makes none. */
export const installPrompt = createStore<InstallPrompt | null>(null)

/** Keeps the browser's offer for later, instead of its own banner. It comes once, soon after the page has loaded. */
export function watchInstallPrompt(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installPrompt.set(event as InstallPrompt)
  })
  page.addEventListener('appinstalled', () => installPrompt.set(null))
}
