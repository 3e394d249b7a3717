import { ApiError } from '#client/api/api-error.ts'
import { describeError } from '#client/api/query-client.ts'
import { mayUploadLater } from '#client/api/uploads/may-upload-later.ts'
import { createPieceSender, type PieceSender } from '#client/api/uploads/piece-sender.ts'
import { UPLOAD_CALLS } from '#client/api/uploads/upload-calls.ts'
import { translate } from '#client/i18n/i18n.ts'
import { warnWhile } from '#client/lib/browser/leave-warning.ts'
import { holdWhile } from '#client/lib/browser/unsaved-work.ts'
import { openPendingRecordings, type PendingRecording } from '#client/lib/recordings/pending-recordings.ts'
import { holdRecording } from '#client/lib/recordings/recording-lock.ts'
import { retry, waitForNetwork } from '#client/lib/retry.ts'
import { currentSession } from '#client/lib/session/session-store.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { openBrowserRecogniser } from '../captions/browser-recognition.ts'
import { createCaptionSession } from '../captions/caption-session.ts'
import { setCurrentRecorder } from '../current-recorder.ts'
import { createRecorderSession, type LiveSending, type LiveSource, type SendingControls } from '../recorder-session.ts'
import { type FinishedRecording, isUnderWay, type SavingFailure } from '../recorder-state.ts'
import { createDiscarder } from '../sending/discard-recordings.ts'
import { sendWhileRecording } from '../sending/live-sender.ts'
import { captureSound } from './capture-sound.ts'
import { nameRecording } from './recording-format.ts'

/** Receives the outcome of uploads, so that listening components can update the caches and the session. */
interface SendingListener {
  onSent: (note: VoiceNote) => void
  onRefused: (error: unknown) => void
}

const listeners = new Set<SendingListener>()

/** The senders of this page, by recording. Each one knows what it has sent. */
const senders = new Map<string, PieceSender>()

/** Reports every recording sent or refused, until the returned function is called. */
export function watchSending(listener: SendingListener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const hurry = new EventTarget()

/**
 * Ends the pause before the next attempt to send a recording in progress, because the server has just answered
 * something else.
 */
export function hurryRecording(): void {
  hurry.dispatchEvent(new Event('now'))
}

/** The recordings stored on this device. */
export const keptRecordings = openPendingRecordings()

/** The live captions of this tab's recording. */
export const liveCaptions = createCaptionSession(openBrowserRecogniser, () => performance.now())

/** Deletes recordings that the user discards. */
export const discarder = createDiscarder({
  kept: keptRecordings,
  senderOf,
  findSender: (id) => senders.get(id),
  onGone: (id) => senders.delete(id),
  isPresent: (userId) => {
    const session = currentSession()
    return session.state === 'known' && session.user?.id === userId
  },
  wait: waitForNetwork(hurry),
})

function describeFailure(error: unknown): SavingFailure {
  return {
    message: describeError(error),
    saysKept: error instanceof ApiError && error.code === 'note_limit_reached',
  }
}

/** This tab's recorder. There is one for the whole page, since a recording continues when its panel is closed. */
export const recorder = createRecorderSession({
  capture: captureSound,
  captions: liveCaptions,
  kept: keptRecordings,
  hold: holdRecording,
  openSending,
  send: sendRecording,
  discard: discarder.discard,
  describe: describeFailure,
  now: () => performance.now(),
})

setCurrentRecorder(recorder)

// A recording that is stored on the device would be sent after a reload, but not at once.
holdWhile(recorder, () => recorder.getState().phase !== 'idle')
warnWhile(recorder, () => {
  const state = recorder.getState()
  return isUnderWay(state) || (state.phase === 'recorded' && !state.recording.keptOnDevice)
})

function senderOf(recording: PendingRecording): PieceSender {
  const known = senders.get(recording.id)
  if (known) return known
  const { id, language, timezone, startedAt, mime, sent } = recording
  const sender = createPieceSender({
    calls: UPLOAD_CALLS,
    metadata: {
      filename: nameRecording(translate('recorder:fileName'), startedAt, timezone, mime),
      source: 'recorder',
      language,
      timezone,
      recordedAt: startedAt,
      idempotencyKey: id,
    },
    sent,
    // A browser that stores nothing asks the server again.
    remember: (soFar) => keptRecordings.noteSent(id, soFar).catch(() => {}),
  })
  senders.set(id, sender)
  return sender
}

function openSending(recording: PendingRecording, { audio, secondsOf, onSafety }: LiveSource): LiveSending {
  const stop = new AbortController()
  const abort = new AbortController()
  const options = {
    sender: senderOf(recording),
    audio,
    secondsOf,
    onSafety,
    describe: describeError,
    wait: waitForNetwork(hurry),
  }
  const sending = sendWhileRecording(options, { stop: stop.signal, signal: abort.signal })
  return {
    stop() {
      stop.abort()
      return sending
    },
    abort: () => abort.abort(),
  }
}

function sendRecording(recording: FinishedRecording, controls: SendingControls): Promise<VoiceNote> {
  const { signal, onFraction, onWaiting, hurry } = controls
  return report(
    signal,
    retry(() => sendOnce(recording, signal, onFraction), {
      signal,
      mayPass: mayUploadLater,
      onWaiting,
      wait: waitForNetwork(hurry),
    }),
  )
}

/** Sends what the server doesn't have of a recording, once. @throws ApiError, or the signal's reason */
export function sendRecordingOnce(recording: FinishedRecording, signal: AbortSignal): Promise<VoiceNote> {
  return report(
    signal,
    sendOnce(recording, signal, () => {}),
  )
}

async function sendOnce(
  recording: FinishedRecording,
  signal: AbortSignal,
  onFraction: (fraction: number) => void,
): Promise<VoiceNote> {
  const { id, audio, captions } = recording
  const note = await senderOf(recording).finish(audio, captions, signal, (bytes) =>
    onFraction(Math.min(1, bytes / audio.size)),
  )
  senders.delete(id)
  return note
}

/** Tells the listeners the outcome of an upload. */
async function report(signal: AbortSignal, sending: Promise<VoiceNote>): Promise<VoiceNote> {
  try {
    const note = await sending
    for (const listener of listeners) listener.onSent(note)
    return note
  } catch (error) {
    if (!signal.aborted) for (const listener of listeners) listener.onRefused(error)
    throw error
  }
}
