import type { MicrophoneProblem } from './capture/microphone-problem.ts'
import type { SoundWarning } from './capture/sound-watch.ts'
import {
  type EndReason,
  type FinishedRecording,
  IDLE,
  type RecorderState,
  type RecordingState,
  recordedMilliseconds,
  type SavingFailure,
} from './recorder-state.ts'
import type { Safety } from './sending/live-sender.ts'

const NOTHING_SAFE: Safety = { seconds: 0, waiting: null, refusal: null }

export type RecorderEvent =
  | { type: 'requested' }
  | { type: 'refused'; problem: MicrophoneProblem }
  | { type: 'started'; id: string; at: number; substitute: string | null }
  | { type: 'paused'; at: number }
  | { type: 'resumed'; at: number }
  | { type: 'interrupted'; at: number }
  | { type: 'restored'; at: number }
  | { type: 'warned'; warning: SoundWarning | null }
  | { type: 'keeping-failed' }
  | { type: 'safe'; safety: Safety }
  | { type: 'stopped'; recording: FinishedRecording; ended: EndReason }
  /** The recording was discarded or put aside on the device, so there is no current recording any more. */
  | { type: 'let-go' }
  | { type: 'sending'; recording: FinishedRecording }
  | { type: 'sent'; fraction: number }
  | { type: 'waiting'; seconds: number | null }
  | { type: 'failed'; failure: SavingFailure | null }
  | { type: 'saved'; noteId: string }
  | { type: 'dismissed' }

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
          paused: false,
          interrupted: false,
          warning: null,
          substitute: event.substitute,
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

function reduceRecording(state: RecordingState, event: RecorderEvent): RecorderState {
  switch (event.type) {
    case 'paused':
      return { ...setClock(state, event.at, false), paused: true }
    case 'resumed':
      return { ...setClock(state, event.at, !state.interrupted), paused: false }
    case 'interrupted':
      return { ...setClock(state, event.at, false), interrupted: true }
    case 'restored':
      // Does not resume a recording that the user has paused.
      return { ...setClock(state, event.at, !state.paused), interrupted: false }
    case 'warned':
      return { ...state, warning: event.warning }
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
      return { phase: 'recorded', recording: state.recording, ended: 'requested', failure: event.failure }
    case 'saved':
      return { ...IDLE, savedNoteId: event.noteId }
    case 'let-go':
      return IDLE
    default:
      return state
  }
}

/** Starts or stops the clock. A warning concerns sound that is being recorded, so it ends when the clock stops. */
function setClock(state: RecordingState, at: number, running: boolean): RecordingState {
  if (running === (state.runningSince !== null)) return state
  return running
    ? { ...state, runningSince: at }
    : { ...state, recordedMs: recordedMilliseconds(state, at), runningSince: null, warning: null }
}
