import workletUrl from './sound-meter.worklet.ts?worker&url'
import type { SoundSample } from './sound-watch.ts'
import { measureLevel, toLevel } from './voice-level.ts'

/** The message that `sound-meter.worklet.ts` posts: the sound since its previous message. */
interface MeasuredSound {
  /** In milliseconds of the audio clock. */
  at: number
  rms: number
  /** The longest time at full scale, in milliseconds. */
  clippedMs: number
}

/** Measures a microphone. */
export interface SoundMeter {
  /** Returns the level of the last 20 to 50 ms, from 0 to 1; cheap enough to call on every frame. */
  readLevel(): number
  /** Resumes after the system has suspended the meter. iOS suspends it for a call, and doesn't resume it afterwards. */
  resume(): void
  close(): void
}

/** Measures a stream until it is closed. Calls `onSample` about ten times a second, also while the page is hidden. */
export function openSoundMeter(stream: MediaStream, onSample: (sample: SoundSample) => void): SoundMeter {
  const context = new AudioContext()
  const source = context.createMediaStreamSource(stream)
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  source.connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  // If the browser can't load it (no network, and the app not stored yet), it records without warnings.
  void connectWorklet(context, source, onSample).catch(() => {})
  return {
    readLevel() {
      analyser.getFloatTimeDomainData(samples)
      return measureLevel(samples)
    },
    resume() {
      // Refused during a call. The end of the interruption tries again.
      void context.resume().catch(() => {})
    },
    close() {
      void context.close()
    },
  }
}

async function connectWorklet(context: AudioContext, source: AudioNode, onSample: (sample: SoundSample) => void) {
  await context.audioWorklet.addModule(workletUrl)
  if (context.state === 'closed') return
  // It has no output, so it runs although nothing plays it.
  const node = new AudioWorkletNode(context, 'sound-meter', { numberOfOutputs: 0, channelCount: 1 })
  node.port.onmessage = ({ data }: MessageEvent<MeasuredSound>) => {
    onSample({ at: data.at, level: toLevel(data.rms), clippedMs: data.clippedMs })
  }
  source.connect(node)
}
