import type { PendingRecording } from '#client/lib/recordings/pending-recordings.ts'
import { type CaptionOptions, createCaptionSession, type RecogniserHandlers } from './captions/caption-session.ts'
import type { Capture, CaptureHandlers } from './capture/capture-sound.ts'
import { DEFAULT_CHOICE } from './capture/microphone-choice.ts'
import { createRecorderSession, type LiveSource, type RecorderDependencies } from './recorder-session.ts'
import type { RecorderState } from './recorder-state.ts'

/** Creates a fake microphone and store that behave like the browser's and are controlled by the test. */
export function setUp(overrides: Partial<RecorderDependencies> = {}) {
  const stored = new Map<string, { recording: PendingRecording; chunks: Blob[] }>()
  const held = new Set<string>()
  let clock = 0
  /** The audio clock, which differs from the session's clock. */
  let heardMs = 7_000_000
  let handlers: CaptureHandlers | null = null
  let recogniserHandlers: RecogniserHandlers | null = null
  const openedWith: CaptionOptions[] = []
  /** The events in the sending of recordings, in order. */
  const acts: string[] = []
  const opened = new Map<string, LiveSource>()
  /** The calls to the microphone and the captions. */
  const told: string[] = []
  const captions = createCaptionSession(
    (options, given) => {
      openedWith.push(options)
      recogniserHandlers = given
      return () => {}
    },
    () => clock,
  )
  const kept: RecorderDependencies['kept'] = {
    begin: async (recording) => void stored.set(recording.id, { recording, chunks: [] }),
    append: async (id, index, chunk, soFar) => {
      const entry = stored.get(id)
      entry?.chunks.splice(index, 0, chunk)
      if (entry) Object.assign(entry.recording, soFar)
    },
    remove: async (id) => void stored.delete(id),
  }
  const dependencies: RecorderDependencies = {
    capture: async (_bitrate, _microphone, given) => {
      handlers = given
      return {
        ...fakeCapture(given),
        pause: () => void told.push('pause'),
        resume: () => void told.push('resume'),
      }
    },
    captions,
    kept,
    hold: (id) => {
      held.add(id)
      return () => held.delete(id)
    },
    openSending: (recording, source) => {
      const id = recording.id
      opened.set(id, source)
      return { stop: async () => void acts.push(`stop ${id}`), abort: () => void acts.push(`abort ${id}`) }
    },
    send: async ({ id }) => {
      acts.push(`send ${id}`)
      return { id: 'note-1' }
    },
    discard: async (id) => {
      acts.push(`discard ${id}`)
      stored.delete(id)
    },
    describe: (error) => ({ message: error instanceof Error ? error.message : 'unknown', saysKept: false }),
    now: () => clock,
    ...overrides,
  }
  return {
    stored,
    held,
    acts,
    opened,
    told,
    session: createRecorderSession(dependencies),
    speak(milliseconds: number, bytes = 100) {
      clock += milliseconds
      handlers?.onChunk(new Blob([new Uint8Array(bytes)]))
    },
    openedWith,
    caption: (words: string) => recogniserHandlers?.onWords(words, true),
    unplug: () => handlers?.onEnd(true),
    interrupt: (interrupted: boolean) => handlers?.onInterruption(interrupted),
    wait: (milliseconds: number) => {
      clock += milliseconds
    },
    /** Passes this many seconds of the same sound to the recorder. */
    hear(seconds: number, level: number, clippedMs = 0) {
      for (let count = 0; count < seconds * 10; count++) {
        heardMs += 100
        handlers?.onSample({ at: heardMs, level, clippedMs })
      }
    },
  }
}

export function fakeCapture(handlers: CaptureHandlers): Capture {
  return {
    mime: 'audio/webm',
    track: null,
    substitute: null,
    pause() {},
    resume() {},
    stop: () => handlers.onEnd(false),
    readLevel: () => 0.5,
  }
}

export const UNHEARD: CaptureHandlers = { onChunk() {}, onEnd() {}, onSample() {}, onInterruption() {} }

export const ABOUT = {
  userId: 'u1',
  language: 'en',
  timezone: 'Europe/Paris',
  bitrate: 128_000,
  microphone: DEFAULT_CHOICE,
  autoSave: async () => false,
  captions: null,
} as const

/** Returns the state of a recording in progress. */
export function inProgress(state: RecorderState) {
  if (state.phase !== 'recording') throw new Error(`expected a recording in progress, but was ${state.phase}`)
  return state
}

/** Returns the state of a recording that the user is being asked about. */
export function inHand(state: RecorderState) {
  if (state.phase !== 'recorded') throw new Error(`expected a recording in hand, but was ${state.phase}`)
  return state
}
