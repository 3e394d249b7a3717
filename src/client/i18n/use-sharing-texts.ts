import { useEffect, useState } from 'react'
import { loadSharingTexts } from './i18n.ts'

/**
 * Returns whether the texts that the frame of every screen loads after it is painted are there. Without a network they may
 * never be: a component that is needed then has to do without them.
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
