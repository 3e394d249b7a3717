import { createStore } from '#client/lib/store.ts'

/** The state of the recorder over a screen: closed, open, or open and about to record. */
export type RecorderSheetState = 'closed' | 'open' | 'starting'

const sheet = createStore<RecorderSheetState>('closed')

/**
 * Opens the recorder over the current screen.
 * @param start whether to record at once
 */
export function openRecorderSheet(start: boolean): void {
  sheet.set(start ? 'starting' : 'open')
}

export function closeRecorderSheet(): void {
  sheet.set('closed')
}

/** Remembers that the recording has been started, so that it starts only once. */
export function markRecorderStarted(): void {
  if (sheet.get() === 'starting') sheet.set('open')
}

/** For `useSyncExternalStore`. */
export const recorderSheet = { get: sheet.get, subscribe: sheet.subscribe }
