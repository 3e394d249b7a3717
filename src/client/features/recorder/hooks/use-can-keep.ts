import { useEffect, useState } from 'react'
import { keptRecordings } from '../capture/browser-recorder.ts'

/** Returns whether this browser can keep recordings on the device; true until that is known. */
export function useCanKeep(): boolean {
  const [canKeep, setCanKeep] = useState(true)
  useEffect(() => {
    void keptRecordings.canStore().then(setCanKeep)
  }, [])
  return canKeep
}
