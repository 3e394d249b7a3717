import { createStore } from '#client/lib/store.ts'
import type { RecorderSession } from './recorder-session.ts'
import { IDLE, type RecorderState } from './recorder-state.ts'

let recorder: RecorderSession | null = null
const state = createStore<RecorderState>(IDLE)

/**
 * This tab's recorder (browser-recorder.ts) for what is painted before its code has been loaded; null until then. It is
 * loaded with the panel's stage, once the panel is painted or somebody is about to record.
 */
export function currentRecorder(): RecorderSession | null {
  return recorder
}

/** What the recorder does now: nothing, until its code has been loaded. For `useSyncExternalStore`. */
export const recorderState = { get: state.get, subscribe: state.subscribe }

/** Makes the recorder the current one. Called once, by its own code. */
export function setCurrentRecorder(session: RecorderSession): void {
  recorder = session
  session.subscribe(() => state.set(session.getState()))
}
