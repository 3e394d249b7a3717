// Over 250 lines, because everything that may happen to one recording shares its state.
import type { AudioSource } from '#client/api/uploads/piece-sender.ts'
import { newId } from '#client/lib/browser/new-id.ts'
import type { PendingRecording, PendingRecordings } from '#client/lib/recordings/pending-recordings.ts'
import { createStore } from '#client/lib/store.ts'
import type { Language } from '#shared/languages.ts'
import type { RecognitionBackend } from './captions/browser-recognition.ts'
import type { CaptionSession } from './captions/caption-session.ts'
import type { Capture, CaptureHandlers } from './capture/capture-sound.ts'
import { type GatheredChunks, gatherChunks } from './capture/gather-chunks.ts'
import type { MicrophoneChoice } from './capture/microphone-choice.ts'
import { nameMicrophoneProblem } from './capture/microphone-problem.ts'
import { createSoundWatch, type SoundSample } from './capture/sound-watch.ts'
import {
  type EndReason,
  type FinishedRecording,
  IDLE,
  type RecorderState,
  recordedMilliseconds,
  type SavingFailure,
} from './recorder-state.ts'
import { type RecorderEvent, reduceRecorder } from './reduce-recorder.ts'
import type { Safety } from './sending/live-sender.ts'

/** Controls of an upload. */
export interface SendingControls {
  signal: AbortSignal
  /** Fires `now` when the user doesn't want to wait for the next attempt. */
  hurry: EventTarget
  onFraction: (fraction: number) => void
  onWaiting: (seconds: number | null) => void
}

/** A recording in progress, as its sender sees it. */
export interface LiveSource {
  audio: AudioSource
  secondsOf: (bytes: number) => number
  onSafety: (safety: Safety) => void
}

/** The sending of a recording in progress. It continues after the recording has ended, until it is stopped. */
export interface LiveSending {
  /** Ends the sending after the piece under way; resolves when it has ended. */
  stop(): Promise<void>
  /** Ends the sending at once. */
  abort(): void
}

/** What the session needs from the browser and the server. */
export interface RecorderDependencies {
  capture: (bitrate: number, microphone: MicrophoneChoice, handlers: CaptureHandlers) => Promise<Capture>
  captions: CaptionSession
  kept: Pick<PendingRecordings, 'begin' | 'append' | 'remove'>
  /** Marks a recording as belonging to this tab until the returned function is called. */
  hold: (id: string) => () => void
  /** Begins to send a recording while it is being made. */
  openSending: (recording: PendingRecording, source: LiveSource) => LiveSending
  /** Sends what the server doesn't have of a recording yet; resolves with the note once the server has all of it. */
  send: (recording: FinishedRecording, controls: SendingControls) => Promise<{ id: string }>
  /**
   * Deletes a recording; resolves once it is gone from the device. It is deleted on the server as soon as that can be
   * reached.
   */
  discard: (id: string) => Promise<void>
  /** Returns the reason of a failed upload, in the user's language. */
  describe: (error: unknown) => SavingFailure
  /** Monotonic clock, in milliseconds. */
  now: () => number
}

/** See `createRecorderSession`. */
export type RecorderSession = ReturnType<typeof createRecorderSession>

export interface StartOptions {
  userId: string
  language: Language
  timezone: string
  bitrate: number
  microphone: MicrophoneChoice
  /** Decides at the end whether to upload without asking. Its answer may take as long as the settings take to load. */
  autoSave: () => Promise<boolean>
  /** Who may receive the voice in order to write live captions; null for nobody. */
  captions: RecognitionBackend | null
}

/** A microphone in use, and what to do with its recording at the end. */
interface Run {
  id: string
  capture: Capture | null
  fate: 'hand-over' | 'forget' | 'leave-on-device'
  ended: EndReason
  /** Resolves once the recording is gone from the device, if the user has cancelled it. */
  discarding?: Promise<void>
}

/**
 * Creates an idle session: one recording at a time, from the first tap to the server's acknowledgement. It outlives the
 * panel that shows it. None of its functions reject: failures are part of its state.
 */
export function createRecorderSession(dependencies: RecorderDependencies) {
  const { capture, captions, kept, hold, openSending, send, discard, describe, now } = dependencies
  const store = createStore<RecorderState>(IDLE)
  let run: Run | null = null
  let sending: { abort: AbortController; hurry: EventTarget } | null = null
  /** The finished recording that the user is being asked about or that is being sent. */
  let inHand: { id: string; release: () => void } | null = null
  /** The finished recording that the user has discarded, until it is gone from the device. */
  let discarding: string | null = null
  /** The run that the user has cancelled, until its recording is gone from the device. */
  let cancelled: Run | null = null
  /** The sending that began together with the recording. */
  let live: { id: string; sending: LiveSending } | null = null
  let watch = createSoundWatch()

  function dispatch(event: RecorderEvent) {
    const next = reduceRecorder(store.get(), event)
    if (next !== store.get()) store.set(next)
  }

  async function start({ bitrate, microphone, autoSave, captions: backend, ...about }: StartOptions): Promise<void> {
    if (store.get().phase !== 'idle') return
    dispatch({ type: 'requested' })
    const id = newId()
    const current: Run = { id, capture: null, fate: 'hand-over', ended: 'requested' }
    run = current
    let gathered: GatheredChunks | null = null
    const release = hold(id)

    function onChunk(chunk: Blob) {
      const state = store.get()
      const seconds = state.phase === 'recording' ? recordedMilliseconds(state, now()) / 1000 : 0
      gathered?.add(chunk, { seconds, captions: captions.text() })
      if (!gathered?.isFull() || current.ended === 'too-long') return
      current.ended = 'too-long'
      current.capture?.stop()
    }

    function onEnd(interrupted: boolean) {
      if (run === current) run = null
      const recording = gathered?.finish(captions.end()) ?? null
      if (current.fate === 'hand-over' && recording) inHand = { id, release }
      else if (recording && current.fate === 'leave-on-device') release()
      // Released only once it is gone. Otherwise it would be sent like any recording left on the device.
      else void (current.discarding ?? removeEmpty(id, gathered)).finally(release)
      if (current.fate !== 'hand-over') return
      if (!recording) return dispatch({ type: 'let-go' })
      dispatch({ type: 'stopped', recording, ended: interrupted ? 'microphone-lost' : current.ended })
      if (!interrupted) void saveUnasked(recording, autoSave)
    }

    function onSample(sample: SoundSample) {
      const state = store.get()
      if (run !== current || state.phase !== 'recording' || state.runningSince === null) return
      const warning = watch.hear(sample)
      if (warning !== state.warning) dispatch({ type: 'warned', warning })
    }

    function onInterruption(interrupted: boolean) {
      if (run === current) changeClock(interrupted ? 'interrupted' : 'restored')
    }

    try {
      current.capture = await capture(bitrate, microphone, { onChunk, onEnd, onSample, onInterruption })
    } catch (error) {
      release()
      if (run === current) dispatch({ type: 'refused', problem: nameMicrophoneProblem(error) })
      return
    }
    // Cancelled or put aside while the browser was asking: the microphone must not stay open behind an idle panel.
    if (run !== current || current.fate !== 'hand-over') return current.capture.stop()
    const recording = { ...about, id, startedAt: new Date().toISOString(), mime: current.capture.mime, seconds: 0 }
    const chunks = gatherChunks(recording, kept, () => dispatch({ type: 'keeping-failed' }))
    gathered = chunks
    dispatch({ type: 'started', id, at: now(), substitute: current.capture.substitute })
    const { audio, secondsOf } = chunks
    live = { id, sending: openSending(recording, { audio, secondsOf, onSafety: (safety) => reportSafety(id, safety) }) }
    if (backend)
      captions.begin({ language: about.language, onDevice: backend === 'device', track: current.capture.track })
    watch = createSoundWatch()
    // A call may have begun while the browser was asking.
    if (current.capture.track?.muted) onInterruption(true)
  }

  /** Pauses or resumes for the user or the system. Sound and captions are recorded only while the clock runs. */
  function changeClock(type: 'paused' | 'resumed' | 'interrupted' | 'restored') {
    if (cancelled) return
    dispatch({ type, at: now() })
    const state = store.get()
    if (state.phase !== 'recording') return
    watch = createSoundWatch()
    const parts = [run?.capture, captions]
    for (const part of parts) {
      if (state.runningSince === null) part?.pause()
      else part?.resume()
    }
  }

  /** Saves a recording if the user doesn't want to be asked, unless they have decided meanwhile. */
  async function saveUnasked(recording: FinishedRecording, autoSave: () => Promise<boolean>): Promise<void> {
    if (!(await autoSave()) || discarding === recording.id) return
    if (isInHand(recording.id)) await save(recording)
  }

  /** Whether the user is being asked about this recording. */
  function isInHand(id: string): boolean {
    const state = store.get()
    return state.phase === 'recorded' && state.recording.id === id
  }

  async function save(recording: FinishedRecording): Promise<void> {
    if (sending || discarding === recording.id) return
    dispatch({ type: 'sending', recording })
    if (store.get().phase !== 'uploading') return
    if (inHand?.id !== recording.id) inHand = { id: recording.id, release: hold(recording.id) }
    const current = { abort: new AbortController(), hurry: new EventTarget() }
    sending = current
    try {
      if (live?.id === recording.id) await live.sending.stop()
      current.abort.signal.throwIfAborted()
      const note = await send(recording, {
        signal: current.abort.signal,
        hurry: current.hurry,
        onFraction: (fraction) => dispatch({ type: 'sent', fraction }),
        onWaiting: (seconds) => dispatch({ type: 'waiting', seconds }),
      })
      if (live?.id === recording.id) live = null
      // A recording that can't be removed is offered again, and sending it again gives the same note, so there is no
      // need for an alarm.
      await kept.remove(recording.id).catch(() => {})
      // If it was put aside meanwhile, the panel may already show another recording.
      if (sending !== current) return
      letGo()
      dispatch({ type: 'saved', noteId: note.id })
    } catch (error) {
      if (sending !== current) return
      dispatch({ type: 'failed', failure: current.abort.signal.aborted ? null : describe(error) })
    } finally {
      if (sending === current) sending = null
    }
  }

  /** Releases the recording to other tabs and to the sender of leftovers. */
  function letGo(): void {
    inHand?.release()
    inHand = null
  }

  /** Reports how much of a recording is safe. Once it has ended, nobody needs to know. */
  function reportSafety(id: string, safety: Safety): void {
    const state = store.get()
    if (state.phase === 'recording' && state.id === id) dispatch({ type: 'safe', safety })
  }

  /** Ends the sending that began together with the recording at once, and releases the audio that it holds. */
  function endLive(): void {
    live?.sending.abort()
    live = null
  }

  /** Removes everything stored of a recording without audio. */
  async function removeEmpty(id: string, gathered: GatheredChunks | null): Promise<void> {
    if (live?.id === id) endLive()
    await gathered?.settled()
    await kept.remove(id).catch(() => {})
  }

  /** Discards a recording. If it can't be removed, it is offered again, so there is no need for an alarm. */
  async function discardOne(id: string): Promise<void> {
    if (live?.id === id) endLive()
    await discard(id).catch(() => {})
  }

  function end(fate: Run['fate']) {
    if (cancelled && fate === 'forget') return
    const current = run
    if (current) current.fate = fate
    // Starts at once, not when the microphone has ended, because the user may close the page right after.
    if (current && fate === 'forget') current.discarding = discardOne(current.id)
    else endLive()
    current?.capture?.stop()
    sending?.abort.abort()
    // Done before the panel is notified, which then looks for recordings on the device that belong to no tab.
    letGo()
    sending = null
    cancelled = fate === 'forget' ? current : null
    if (!cancelled) return dispatch({ type: 'let-go' })
    // The panel shows it as discarded only once that survives closing the page.
    void cancelled.discarding?.then(() => {
      if (cancelled !== current) return
      cancelled = null
      dispatch({ type: 'let-go' })
    })
  }

  return {
    getState: store.get,
    subscribe: store.subscribe,
    /** The current level, 0 to 1; zero if nothing is being recorded or while paused. */
    readLevel: () => {
      const state = store.get()
      return state.phase === 'recording' && state.runningSince !== null ? (run?.capture?.readLevel() ?? 0) : 0
    },
    start,
    pause: () => changeClock('paused'),
    resume: () => changeClock('resumed'),
    stop: () => run?.capture?.stop(),
    /** Ends the recording and discards it. Ask the user first. */
    cancel: () => end('forget'),
    save,
    /** Aborts the upload; the recording stays in the panel. */
    stopSending: () => sending?.abort.abort(),
    /** Ends the pause before the next attempt. */
    hurry: () => sending?.hurry.dispatchEvent(new Event('now')),
    /** Discards the finished recording. Ask the user first. */
    async discard(): Promise<void> {
      const state = store.get()
      if (state.phase !== 'recorded') return
      const { id } = state.recording
      if (discarding === id) return
      const release = inHand?.release
      inHand = null
      discarding = id
      await discardOne(id)
      discarding = null
      // If it was put aside meanwhile (on sign-out), the panel may already show another recording.
      if (isInHand(id)) dispatch({ type: 'let-go' })
      // Released only once it is gone. Otherwise it would be sent like any recording left on the device.
      release?.()
    },
    /**
     * Ends any activity and leaves its audio on the device, either to upload it later or because the user signs out.
     */
    putAside: () => end('leave-on-device'),
    dismiss: () => dispatch({ type: 'dismissed' }),
  }
}
