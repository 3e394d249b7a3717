import { pickRecordingFormat } from './recording-format.ts'
import { measureLevel } from './voice-level.ts'

/** A crash or an empty battery loses at most this much of the recording. */
const CHUNK_MILLISECONDS = 1000

export interface CaptureHandlers {
  /** Called about once a second, and once more at the end. */
  onChunk: (chunk: Blob) => void
  /**
   * Called once after the last chunk; `interrupted` if the recording was not stopped on request (the microphone went
   * away).
   */
  onEnd: (interrupted: boolean) => void
}

/** A microphone being recorded. */
export interface Capture {
  /** The format the browser really records, e.g. `audio/webm;codecs=opus`. */
  mime: string
  /** The microphone's track, for live captions. */
  track: MediaStreamTrack | null
  pause(): void
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
export async function captureSound(bitrate: number, handlers: CaptureHandlers): Promise<Capture> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  })
  try {
    return record(stream, bitrate, handlers)
  } catch (error) {
    for (const track of stream.getTracks()) track.stop()
    throw error
  }
}

function record(stream: MediaStream, bitrate: number, handlers: CaptureHandlers): Capture {
  const mimeType = pickRecordingFormat((mime) => MediaRecorder.isTypeSupported(mime))
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: bitrate, ...(mimeType ? { mimeType } : {}) })
  const meter = openMeter(stream)
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
  }
  recorder.start(CHUNK_MILLISECONDS)

  return {
    mime: recorder.mimeType || mimeType || 'audio/webm',
    track: stream.getAudioTracks()[0] ?? null,
    pause: () => recorder.pause(),
    resume: () => recorder.resume(),
    stop() {
      stopRequested = true
      if (recorder.state !== 'inactive') recorder.stop()
    },
    readLevel: meter.read,
  }
}

function openMeter(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    read() {
      analyser.getFloatTimeDomainData(samples)
      return measureLevel(samples)
    },
    close() {
      void context.close()
    },
  }
}
