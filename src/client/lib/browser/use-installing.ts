import { useSyncExternalStore } from 'react'
import { installPrompt } from './install-prompt.ts'
import { isInstalled } from './is-installed.ts'

/**
 * How the app can be installed here: with the browser's own dialog, or by hand from the share menu of an iPhone or
 * iPad. Null if it is installed or can't be installed.
 */
export type Installing =
  | { by: 'dialog'; install: () => Promise<'accepted' | 'dismissed'> }
  | { by: 'share-menu' }
  | null

/**
 * Returns how the app can be installed. The result changes when the browser makes its offer, and once the offer is
 * used.
 */
export function useInstalling(): Installing {
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.get)
  if (isInstalled()) return null
  if (prompt) {
    const install = async () => {
      // The browser answers each offer only once.
      installPrompt.set(null)
      return (await prompt.prompt()).outcome
    }
    return { by: 'dialog', install }
  }
  return isOnIos() ? { by: 'share-menu' } : null
}

/** Only browsers on an iPhone or iPad have this property, and nothing else distinguishes an iPad from a Mac. */
function isOnIos(): boolean {
  return 'standalone' in navigator && navigator.maxTouchPoints > 1
}
