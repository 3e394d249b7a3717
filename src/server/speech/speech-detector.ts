import sherpa from 'sherpa-onnx-node'
import { PCM_RATE } from '#server/audio/pcm-file.ts'

/** The detector's own step in samples. It loses speech if given more at once, and crashes on another size. */
export const WINDOW_SAMPLES = 512

/**
 * Creates a detector of speech. Native code: use it in a child process only.
 * @param longSpeechSeconds the length of speech after which it looks harder for a pause
 */
export function createDetector(model: string, longSpeechSeconds: number): sherpa.Vad {
  return new sherpa.Vad(
    {
      sileroVad: {
        model,
        threshold: 0.5,
        minSilenceDuration: 0.3,
        minSpeechDuration: 0.2,
        maxSpeechDuration: longSpeechSeconds,
        windowSize: WINDOW_SAMPLES,
      },
      sampleRate: PCM_RATE,
      numThreads: 1,
      provider: 'cpu',
      debug: false,
    },
    60,
  )
}
