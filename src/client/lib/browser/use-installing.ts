import { useSyncExternalStore } from 'react'
import { installPrompt } from './install-prompt.ts'
import { isInstalled } from './is-installed.ts'

/**
 * How the app can be installed here: by the browser's own dialog, or by hand from the share menu of iPhone and iPad. Null where
 * it is installed, or can't be.
 */
export type Installing =
  | { by: 'dialog'; install: () => Promise<'accepted' | 'dismissed'> }
  | { by: 'share-menu' }
  | null

/** Returns how the app can be installed; changes when the browser makes its offer, and once it is used. */
export function useInstalling(): Installing {
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.get)
  if (isInstalled()) return null
  if (prompt) {
    const install = async () => {
      // The browser answers one offer once.
      installPrompt.set(null)
      return (await prompt.prompt()).outcome
    }
    return { by: 'dialog', install }
  }
  return isOnIos() ? { by: 'share-menu' } : null
}

/** Only browsers on iPhone and iPad have this property, and no other sign tells an iPad from a Mac. */
function isOnIos(): boolean {
  return 'standalone' in navigator && navigator.maxTouchPoints > 1
}
