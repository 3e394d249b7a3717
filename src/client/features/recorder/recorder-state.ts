import type { PendingRecording } from '#client/lib/recordings/pending-recordings.ts'
import type { Safety } from './live-sender.ts'
import type { MicrophoneProblem } from './microphone-problem.ts'

const NOTHING_SAFE: Safety = { seconds: 0, waiting: false, refusal: null }

/** A recording between stop and the server's acknowledgement. */
export interface FinishedRecording extends PendingRecording {
  audio: Blob
  /** False if the browser refused to store it: it then exists in this page only. */
  keptOnDevice: boolean
}

/** Why a recording ended: on request, because the microphone went away, or at the maximum upload size. */
export type EndReason = 'requested' | 'microphone-lost' | 'too-long'

/** The recorder's state. Times are in milliseconds of one monotonic clock. */
export type RecorderState =
  | { phase: 'idle'; problem: MicrophoneProblem | null; savedNoteId: string | null }
  | { phase: 'asking' }
  | {
      phase: 'recording'
      id: string
      recordedMs: number
      runningSince: number | null
      keptOnDevice: boolean
      /** How much of it is on the server. */
      safety: Safety
    }
  | { phase: 'recorded'; recording: FinishedRecording; ended: EndReason; failure: string | null }
  | { phase: 'uploading'; recording: FinishedRecording; fraction: number; retryIn: number | null }

export type RecorderEvent =
  | { type: 'requested' }
  | { type: 'refused'; problem: MicrophoneProblem }
  | { type: 'started'; id: string; at: number }
  | { type: 'paused'; at: number }
  | { type: 'resumed'; at: number }
  | { type: 'keeping-failed' }
  | { type: 'safe'; safety: Safety }
  | { type: 'stopped'; recording: FinishedRecording; ended: EndReason }
  /** Discarded, or put aside on the device: there is no current recording any more. */
  | { type: 'let-go' }
  | { type: 'sending'; recording: FinishedRecording }
  | { type: 'sent'; fraction: number }
  | { type: 'waiting'; seconds: number | null }
  | { type: 'failed'; message: string | null }
  | { type: 'saved'; noteId: string }
  | { type: 'dismissed' }

export const IDLE: Extract<RecorderState, { phase: 'idle' }> = { phase: 'idle', problem: null, savedNoteId: null }

/**
 * The recorder's state machine: idle → asking → recording → recorded → uploading → idle. An event that has no meaning
 * in a phase (a late answer of the browser, a second click) leaves the state unchanged.
 */
export function reduceRecorder(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (state.phase) {
    case 'idle':
      if (event.type === 'requested') return { phase: 'asking' }
      if (event.type === 'sending') return sending(event.recording)
      return event.type === 'dismissed' || event.type === 'let-go' ? IDLE : state
    case 'asking':
      if (event.type === 'refused') return { ...IDLE, problem: event.problem }
      if (event.type === 'started') {
        return {
          phase: 'recording',
          id: event.id,
          recordedMs: 0,
          runningSince: event.at,
          keptOnDevice: true,
          safety: NOTHING_SAFE,
        }
      }
      return event.type === 'let-go' ? IDLE : state
    case 'recording':
      return reduceRecording(state, event)
    case 'recorded':
      if (event.type === 'sending') return sending(event.recording)
      return event.type === 'let-go' ? IDLE : state
    case 'uploading':
      return reduceUploading(state, event)
  }
}

function sending(recording: FinishedRecording): RecorderState {
  return { phase: 'uploading', recording, fraction: 0, retryIn: null }
}

function reduceRecording(state: Extract<RecorderState, { phase: 'recording' }>, event: RecorderEvent): RecorderState {
  switch (event.type) {
    case 'paused':
      return { ...state, recordedMs: recordedMilliseconds(state, event.at), runningSince: null }
    case 'resumed':
      return state.runningSince === null ? { ...state, runningSince: event.at } : state
    case 'safe':
      return { ...state, safety: event.safety }
    case 'keeping-failed':
      return { ...state, keptOnDevice: false }
    case 'stopped':
      return { phase: 'recorded', recording: event.recording, ended: event.ended, failure: null }
    case 'let-go':
      return IDLE
    default:
      return state
  }
}

function reduceUploading(state: Extract<RecorderState, { phase: 'uploading' }>, event: RecorderEvent): RecorderState {
  switch (event.type) {
    case 'sent':
      return { ...state, fraction: event.fraction }
    case 'waiting':
      return { ...state, retryIn: event.seconds, fraction: event.seconds === null ? 0 : state.fraction }
    case 'failed':
      return { phase: 'recorded', recording: state.recording, ended: 'requested', failure: event.message }
    case 'saved':
      return { ...IDLE, savedNoteId: event.noteId }
    case 'let-go':
      return IDLE
    default:
      return state
  }
}

/** Returns the milliseconds recorded so far, without pauses. */
export function recordedMilliseconds(state: Extract<RecorderState, { phase: 'recording' }>, now: number): number {
  return state.recordedMs + (state.runningSince === null ? 0 : Math.max(0, now - state.runningSince))
}

/** Tells whether leaving the page now would lose or interrupt something. */
export function isUnderWay(state: RecorderState): boolean {
  return state.phase === 'recording' || state.phase === 'uploading'
}
