/** Why the microphone can't be recorded. Each problem has a text that says how to fix it. */
export type MicrophoneProblem = 'denied' | 'missing' | 'busy' | 'unsupported' | 'unknown'

const PROBLEMS: Record<string, MicrophoneProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  NotSupportedError: 'unsupported',
}

/** Identifies the problem behind an error of `getUserMedia` or of the browser's recorder. */
export function nameMicrophoneProblem(error: unknown): MicrophoneProblem {
  // Pages served without TLS have no `mediaDevices` at all, which shows as a TypeError.
  if (error instanceof TypeError) return 'unsupported'
  const name = error instanceof Error ? error.name : ''
  return PROBLEMS[name] ?? 'unknown'
}
