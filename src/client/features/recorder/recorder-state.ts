import type { PendingRecording } from '#client/lib/recordings/pending-recordings.ts'
import type { MicrophoneProblem } from './capture/microphone-problem.ts'
import type { SoundWarning } from './capture/sound-watch.ts'
import type { Safety } from './sending/live-sender.ts'

/** A recording between its stop and the server's acknowledgement. */
export interface FinishedRecording extends PendingRecording {
  audio: Blob
  /** False if the browser refused to store it, in which case it exists only in this page. */
  keptOnDevice: boolean
}

/** Why a recording ended: on request, because the microphone was lost, or at the maximum upload size. */
export type EndReason = 'requested' | 'microphone-lost' | 'too-long'

/** Why a recording was not saved. */
export interface SavingFailure {
  /** For the user. */
  message: string
  /** Whether the message itself says that the recording stays on the device. */
  saysKept: boolean
}

/** The recorder's state. Times are in milliseconds of one monotonic clock. */
export type RecorderState =
  | { phase: 'idle'; problem: MicrophoneProblem | null; savedNoteId: string | null }
  | { phase: 'asking' }
  | {
      phase: 'recording'
      id: string
      recordedMs: number
      /** Null while it is paused or interrupted. */
      runningSince: number | null
      /** Whether the user has paused it. */
      paused: boolean
      /** Whether the system has taken the microphone away. It gives it back without the user's help. */
      interrupted: boolean
      /** What is wrong with the sound at the moment. */
      warning: SoundWarning | null
      /** The name of the microphone in use if it is not the chosen one. */
      substitute: string | null
      keptOnDevice: boolean
      /** How much of the recording is stored on the server. */
      safety: Safety
    }
  | { phase: 'recorded'; recording: FinishedRecording; ended: EndReason; failure: SavingFailure | null }
  | { phase: 'uploading'; recording: FinishedRecording; fraction: number; retryIn: number | null }

/** A recording in progress. */
export type RecordingState = Extract<RecorderState, { phase: 'recording' }>

export const IDLE: Extract<RecorderState, { phase: 'idle' }> = { phase: 'idle', problem: null, savedNoteId: null }

/** Returns the milliseconds recorded so far, without pauses and interruptions. */
export function recordedMilliseconds(state: RecordingState, now: number): number {
  return state.recordedMs + (state.runningSince === null ? 0 : Math.max(0, now - state.runningSince))
}

/** Tells whether leaving the page now would lose or interrupt something. */
export function isUnderWay(state: RecorderState): boolean {
  return state.phase === 'recording' || state.phase === 'uploading'
}
