import { useEffect, useState, useSyncExternalStore } from 'react'
import { recorder } from '../browser-recorder.ts'
import { heardMilliseconds, type RecorderState } from '../recorder-state.ts'

/** The recorder's state, kept up to date. */
export function useRecorder(): RecorderState {
  return useSyncExternalStore(recorder.subscribe, recorder.getState)
}

/** Whole seconds recorded so far, ticking while the voice is recorded; nought otherwise. */
export function useSecondsHeard(state: RecorderState): number {
  const [now, setNow] = useState(() => performance.now())
  const running = state.phase === 'recording' && state.runningSince !== null

  useEffect(() => {
    if (!running) return
    setNow(performance.now())
    // More often than each second, so that the figure never stands still for two.
    const timer = setInterval(() => setNow(performance.now()), 200)
    return () => clearInterval(timer)
  }, [running])

  return state.phase === 'recording' ? Math.floor(heardMilliseconds(state, now) / 1000) : 0
}
