import { createStore } from '#client/lib/store.ts'
import type { RecorderSession } from './recorder-session.ts'
import { IDLE, type RecorderState } from './recorder-state.ts'

let recorder: RecorderSession | null = null
const state = createStore<RecorderState>(IDLE)

/**
 * This tab's recorder (browser-recorder.ts), for components that are painted before its code is loaded; null until
 * then. The code is loaded with the panel's stage, once the panel is painted or the user is about to record.
 */
export function currentRecorder(): RecorderSession | null {
  return recorder
}

/** The recorder's state, which is idle until its code is loaded. For `useSyncExternalStore`. */
export const recorderState = { get: state.get, subscribe: state.subscribe }

/** Sets the current recorder. Called once, by the recorder's own code. */
export function setCurrentRecorder(session: RecorderSession): void {
  recorder = session
  session.subscribe(() => state.set(session.getState()))
}
