import { describeError } from '#client/api/query-client.ts'
import { retryUpload, waitForNetwork } from '#client/api/retry-upload.ts'
import { mayUploadLater, uploadNote } from '#client/api/upload-note.ts'
import { translate } from '#client/i18n/i18n.ts'
import { warnWhile } from '#client/lib/browser/leave-warning.ts'
import { openPendingRecordings } from '#client/lib/recordings/pending-recordings.ts'
import { holdRecording } from '#client/lib/recordings/recording-lock.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { openBrowserRecogniser } from './browser-recognition.ts'
import { createCaptionSession } from './caption-session.ts'
import { captureSound } from './capture-sound.ts'
import { createRecorderSession, type SendingControls } from './recorder-session.ts'
import { type FinishedRecording, isUnderWay } from './recorder-state.ts'
import { nameRecording } from './recording-format.ts'

/** Receives the outcome of uploads, for the caches and the session of the listening components. */
interface SendingListener {
  onSent: (note: VoiceNote) => void
  onRefused: (error: unknown) => void
}

const listeners = new Set<SendingListener>()

/** Reports every recording sent or refused, until the returned function is called. */
export function watchSending(listener: SendingListener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The recordings stored on this device. */
export const keptRecordings = openPendingRecordings()

/** The live captions of this tab's recording. */
export const liveCaptions = createCaptionSession(openBrowserRecogniser, () => performance.now())

/** This tab's recorder. There is one for the whole page, since a recording continues when its panel is closed. */
export const recorder = createRecorderSession({
  capture: captureSound,
  captions: liveCaptions,
  kept: keptRecordings,
  hold: holdRecording,
  send: sendRecording,
  describe: describeError,
  now: () => performance.now(),
})

warnWhile(recorder, () => {
  const state = recorder.getState()
  return isUnderWay(state) || (state.phase === 'recorded' && !state.recording.keptOnDevice)
})

function sendRecording(recording: FinishedRecording, controls: SendingControls): Promise<VoiceNote> {
  const { signal, onFraction, onWaiting } = controls
  const upload = { ...describeUpload(recording), signal, onFraction }
  const wait = waitForNetwork(controls.hurry)
  return report(
    signal,
    retryUpload(() => uploadNote(upload), { signal, mayPass: mayUploadLater, onWaiting, wait }),
  )
}

/** Sends a recording once. @throws ApiError, or the signal's reason */
export function sendRecordingOnce(recording: FinishedRecording, signal: AbortSignal): Promise<VoiceNote> {
  return report(signal, uploadNote({ ...describeUpload(recording), signal, onFraction: () => {} }))
}

/** Tells the listeners what comes of an upload. */
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

function describeUpload(recording: FinishedRecording) {
  const { id, language, timezone, startedAt, mime, audio, captions } = recording
  return {
    audio,
    fileName: nameRecording(translate('recorder:fileName'), startedAt, timezone, mime),
    fields: { language, timezone, recordedAt: startedAt, source: 'recorder' as const, captions },
    idempotencyKey: id,
  }
}
