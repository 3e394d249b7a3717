import { lazyPart } from '#client/ui/deferred/lazy-part.ts'

// These are one file of the build (scripts/chunk-groups.ts), with the recorder itself.
export const RecorderStage = lazyPart(async () => (await import('./recorder-stage.tsx')).RecorderStage)
export const MicrophoneHelp = lazyPart(async () => (await import('./microphone-help.tsx')).MicrophoneHelp)
export const LeftoverList = lazyPart(async () => (await import('./leftover-list.tsx')).LeftoverList)
export const CannotKeepLine = lazyPart(async () => (await import('./cannot-keep-line.tsx')).CannotKeepLine)

/** Loads what a recording needs. Fails where it can't be loaded. */
export async function loadRecorder(): Promise<void> {
  await Promise.all([RecorderStage.preload(), MicrophoneHelp.preload()])
}

/** Loads it ahead. A failure is shown to whoever records. */
export function preloadRecorder(): void {
  loadRecorder().catch(() => undefined)
}
