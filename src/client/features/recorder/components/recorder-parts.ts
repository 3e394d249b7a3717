import { lazyPart } from '#client/ui/deferred/lazy-part.ts'

// These are built into one file together with the recorder itself (scripts/chunk-groups.ts).
export const RecorderStage = lazyPart(async () => (await import('./recorder-stage.tsx')).RecorderStage)
export const MicrophoneHelp = lazyPart(async () => (await import('./microphone-help.tsx')).MicrophoneHelp)
export const LeftoverList = lazyPart(async () => (await import('./leftover-list.tsx')).LeftoverList)
export const CannotKeepLine = lazyPart(async () => (await import('./cannot-keep-line.tsx')).CannotKeepLine)

/** Loads the code that a recording needs. Fails if it can't be loaded. */
export async function loadRecorder(): Promise<void> {
  await Promise.all([RecorderStage.preload(), MicrophoneHelp.preload()])
}

/** Loads the code ahead of time. A failure is shown when the user starts a recording. */
export function preloadRecorder(): void {
  loadRecorder().catch(() => undefined)
}
