import { findSubstitute, type MicrophoneChoice } from './microphone-choice.ts'
import { openMicrophone } from './open-microphone.ts'
import { pickRecordingFormat } from './recording-format.ts'
import { openSoundMeter } from './sound-meter.ts'
import type { SoundSample } from './sound-watch.ts'

/** Length of a chunk in milliseconds. A crash or an empty battery loses at most this much of the recording. */
const CHUNK_MILLISECONDS = 1000

export interface CaptureHandlers {
  /** Called about once a second, and once more at the end. */
  onChunk: (chunk: Blob) => void
  /**
   * Called once after the last chunk; `interrupted` if the recording was not stopped on request (the microphone went
   * away).
   */
  onEnd: (interrupted: boolean) => void
  /** Called about ten times a second. */
  onSample: (sample: SoundSample) => void
  /** Called when the system takes the microphone away for a while (a call, a mute switch), and when it is back. */
  onInterruption: (interrupted: boolean) => void
}

/** A microphone being recorded. */
export interface Capture {
  /** The format the browser really records, e.g. `audio/webm;codecs=opus`. */
  mime: string
  /** The microphone's track, for live captions. */
  track: MediaStreamTrack | null
  /** The name of the microphone in use if it is not the chosen one. */
  substitute: string | null
  /** Has no effect while paused or after the end. */
  pause(): void
  /** Has no effect unless paused. */
  resume(): void
  /** Ends the recording; `onEnd` follows. */
  stop(): void
  /** The level of the last 20 to 50 ms, from 0 to 1; cheap enough to call on every frame. */
  readLevel(): number
}

/**
 * Opens the microphone and starts recording.
 * @throws the browser's own error if the microphone is refused, missing or busy (see `nameMicrophoneProblem`)
 */
export async function captureSound(
  bitrate: number,
  microphone: MicrophoneChoice,
  handlers: CaptureHandlers,
): Promise<Capture> {
  const stream = await openMicrophone(microphone)
  try {
    return record(stream, bitrate, microphone, handlers)
  } catch (error) {
    for (const track of stream.getTracks()) track.stop()
    throw error
  }
}

function record(
  stream: MediaStream,
  bitrate: number,
  microphone: MicrophoneChoice,
  handlers: CaptureHandlers,
): Capture {
  const mimeType = pickRecordingFormat((mime) => MediaRecorder.isTypeSupported(mime))
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: bitrate, ...(mimeType ? { mimeType } : {}) })
  const meter = openSoundMeter(stream, handlers.onSample)
  let stopRequested = false

  recorder.addEventListener('dataavailable', (event) => {
    if (event.data.size > 0) handlers.onChunk(event.data)
  })
  recorder.addEventListener('stop', () => {
    for (const track of stream.getTracks()) track.stop()
    meter.close()
    handlers.onEnd(!stopRequested)
  })
  // Unplugging a device ends its track. Most browsers then stop the recorder by themselves, but some leave it hanging.
  for (const track of stream.getAudioTracks()) {
    track.addEventListener('ended', () => {
      if (recorder.state !== 'inactive') recorder.stop()
    })
    track.addEventListener('mute', () => handlers.onInterruption(true))
    track.addEventListener('unmute', () => {
      meter.resume()
      handlers.onInterruption(false)
    })
  }
  recorder.start(CHUNK_MILLISECONDS)

  const track = stream.getAudioTracks()[0] ?? null
  return {
    mime: recorder.mimeType || mimeType || 'audio/webm',
    track,
    substitute: track && findSubstitute(microphone, track),
    pause() {
      if (recorder.state === 'recording') recorder.pause()
    },
    resume() {
      if (recorder.state === 'paused') recorder.resume()
    },
    stop() {
      stopRequested = true
      if (recorder.state !== 'inactive') recorder.stop()
    },
    readLevel: meter.readLevel,
  }
}
