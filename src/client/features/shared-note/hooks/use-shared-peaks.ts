import { useEffect, useState } from 'react'
import type { Peaks } from '#shared/contract/note-audio.ts'
import { readSharedPeaks } from '../api/shared-note.ts'

/** Returns the waveform of a shared note; undefined until loaded. The audio can be played without it. */
export function useSharedPeaks(token: string): Peaks | undefined {
  const [peaks, setPeaks] = useState<Peaks>()
  useEffect(() => {
    const leaving = new AbortController()
    readSharedPeaks(token, leaving.signal).then(setPeaks, () => undefined)
    return () => leaving.abort()
  }, [token])
  return peaks
}
