import { useEffect, useState } from 'react'
import { loadSharingTexts } from './i18n.ts'

/**
 * Returns whether the texts that the frame of every screen loads after it is painted have arrived. Without a network
 * they may never arrive, so components that are needed then have to do without them.
 */
export function useSharingTexts(): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    void loadSharingTexts().then(
      () => setLoaded(true),
      () => {},
    )
  }, [])
  return loaded
}
