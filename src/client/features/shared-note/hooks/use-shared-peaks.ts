import { useEffect, useState } from 'react'
import type { Peaks } from '#shared/contract/notes.ts'
import { readSharedPeaks } from '../api/shared-note.ts'

/** The waveform of a shared note; undefined until it is there. Without it the sound can be played all the same. */
export function useSharedPeaks(token: string): Peaks | undefined {
  const [peaks, setPeaks] = useState<Peaks>()
  useEffect(() => {
    const leaving = new AbortController()
    readSharedPeaks(token, leaving.signal).then(setPeaks, () => undefined)
    return () => leaving.abort()
  }, [token])
  return peaks
}
