import { describe, expect, it } from 'vitest'
import { type FinishedRecording, IDLE, isUnderWay, type RecorderState, recordedMilliseconds } from './recorder-state.ts'
import { type RecorderEvent, reduceRecorder } from './reduce-recorder.ts'

const recording: FinishedRecording = {
  id: '6a1f1c2e-43a5-4a53-9d4c-1f8f55f0a001',
  userId: 'u1',
  startedAt: '2026-11-21T09:00:00.000Z',
  timezone: 'Europe/Madrid',
  language: 'es',
  mime: 'audio/webm;codecs=opus',
  seconds: 12,
  audio: new Blob(['x']),
  keptOnDevice: true,
}

function run(events: RecorderEvent[], from: RecorderState = IDLE): RecorderState {
  return events.reduce(reduceRecorder, from)
}

function expectRecording(state: RecorderState) {
  if (state.phase !== 'recording') throw new Error(`expected to be recording, but was ${state.phase}`)
  return state
}

const STARTED: RecorderEvent[] = [
  { type: 'requested' },
  { type: 'started', id: recording.id, at: 1000, substitute: null },
]

describe('reduceRecorder', () => {
  it('takes a recording from the first tap to the saved note', () => {
    const recorded = run([...STARTED, { type: 'stopped', recording, ended: 'requested' }])
    expect(recorded).toMatchObject({ phase: 'recorded', failure: null })
    const uploading = run(
      [
        { type: 'sending', recording },
        { type: 'sent', fraction: 0.5 },
      ],
      recorded,
    )
    expect(uploading).toMatchObject({ phase: 'uploading', fraction: 0.5 })
    expect(run([{ type: 'saved', noteId: 'n1' }], uploading)).toEqual({ ...IDLE, savedNoteId: 'n1' })
  })

  it('excludes pauses from the duration', () => {
    const paused = expectRecording(run([...STARTED, { type: 'paused', at: 4000 }]))
    expect(recordedMilliseconds(paused, 60_000)).toBe(3000)
    const resumed = expectRecording(run([{ type: 'resumed', at: 60_000 }], paused))
    expect(recordedMilliseconds(resumed, 61_500)).toBe(4500)
  })

  it('does not restart the clock when resumed twice', () => {
    const state = expectRecording(run([...STARTED, { type: 'resumed', at: 9000 }]))
    expect(recordedMilliseconds(state, 10_000)).toBe(9000)
  })

  it('excludes interruptions from the duration, including those that begin or end in a pause', () => {
    const interrupted = expectRecording(run([...STARTED, { type: 'interrupted', at: 3000 }]))
    expect(recordedMilliseconds(interrupted, 60_000)).toBe(2000)
    const paused: RecorderEvent[] = [
      { type: 'paused', at: 10_000 },
      { type: 'restored', at: 20_000 },
    ]
    const stillPaused = expectRecording(run(paused, interrupted))
    expect(recordedMilliseconds(stillPaused, 60_000)).toBe(2000)
    const resumed = expectRecording(run([{ type: 'resumed', at: 30_000 }], stillPaused))
    expect(recordedMilliseconds(resumed, 31_000)).toBe(3000)
  })

  it('does not restart the clock when the microphone is restored twice', () => {
    const restored: RecorderEvent[] = [
      { type: 'restored', at: 5000 },
      { type: 'restored', at: 7000 },
    ]
    expect(recordedMilliseconds(expectRecording(run([...STARTED, ...restored])), 9000)).toBe(8000)
  })

  it('reports a microphone problem and lets the user try again', () => {
    const refused = run([{ type: 'requested' }, { type: 'refused', problem: 'denied' }])
    expect(refused).toEqual({ ...IDLE, problem: 'denied' })
    expect(run([{ type: 'requested' }], refused)).toEqual({ phase: 'asking' })
  })

  it('keeps the recording in memory when the upload fails', () => {
    const failure = { message: 'not valid', saysKept: false }
    const failed = run([
      ...STARTED,
      { type: 'stopped', recording, ended: 'requested' },
      { type: 'sending', recording },
      { type: 'failed', failure },
    ])
    expect(failed).toMatchObject({ phase: 'recorded', recording, failure })
  })

  it('shows a pause between two attempts and starts the next at zero', () => {
    const waiting = run([
      { type: 'sending', recording },
      { type: 'sent', fraction: 0.8 },
      { type: 'waiting', seconds: 4 },
    ])
    expect(waiting).toMatchObject({ retryIn: 4, fraction: 0.8 })
    expect(run([{ type: 'waiting', seconds: null }], waiting)).toMatchObject({ retryIn: null, fraction: 0 })
  })

  it('returns to idle without a recording when cancelled or discarded', () => {
    expect(run([...STARTED, { type: 'let-go' }])).toEqual(IDLE)
    expect(run([...STARTED, { type: 'stopped', recording, ended: 'microphone-lost' }, { type: 'let-go' }])).toEqual(
      IDLE,
    )
    expect(run([{ type: 'sending', recording }, { type: 'let-go' }])).toEqual(IDLE)
  })

  it('ignores events that arrive too late', () => {
    const late: RecorderEvent[] = [
      { type: 'started', id: 'other', at: 1, substitute: null },
      { type: 'stopped', recording, ended: 'requested' },
      { type: 'saved', noteId: 'n1' },
      { type: 'failed', failure: null },
      { type: 'paused', at: 1 },
    ]
    expect(run(late)).toBe(IDLE)
  })
})

describe('isUnderWay', () => {
  it('is true only while something can be cancelled', () => {
    expect(isUnderWay(IDLE)).toBe(false)
    expect(isUnderWay(run(STARTED))).toBe(true)
    expect(isUnderWay(run([...STARTED, { type: 'stopped', recording, ended: 'requested' }]))).toBe(false)
    expect(isUnderWay(run([{ type: 'sending', recording }]))).toBe(true)
  })
})
