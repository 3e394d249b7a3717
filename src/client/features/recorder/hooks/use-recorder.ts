import { useEffect, useState, useSyncExternalStore } from 'react'
import { recorderState } from '../current-recorder.ts'
import { type RecorderState, recordedMilliseconds } from '../recorder-state.ts'

/** Subscribes to the recorder's state. */
export function useRecorder(): RecorderState {
  return useSyncExternalStore(recorderState.subscribe, recorderState.get)
}

/** Returns the whole seconds recorded so far, updated while recording; zero otherwise. */
export function useSecondsHeard(state: RecorderState): number {
  const [now, setNow] = useState(() => performance.now())
  const running = state.phase === 'recording' && state.runningSince !== null

  useEffect(() => {
    if (!running) return
    setNow(performance.now())
    // Updates more often than every second, so that no value is shown for two seconds.
    const timer = setInterval(() => setNow(performance.now()), 200)
    return () => clearInterval(timer)
  }, [running])

  return state.phase === 'recording' ? Math.floor(recordedMilliseconds(state, now) / 1000) : 0
}
