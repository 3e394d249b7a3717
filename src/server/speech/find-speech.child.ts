import { closeSync, openSync, readSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import type sherpa from 'sherpa-onnx-node'
import { LoudnessMeter, toFactor } from '#server/audio/loudness.ts'
import { PCM_RATE, PCM_SAMPLE_BYTES, toSamples } from '#server/audio/pcm-file.ts'
import { serveTask, yieldToEventLoop } from '#server/child-process/child-channel.ts'
import { cutSegments } from './cut-segments.ts'
import { EnergyTrace } from './energy-trace.ts'
import { createDetector, WINDOW_SAMPLES } from './speech-detector.ts'
import type { SpeechSpan, SpeechTask } from './speech-task.ts'

const BLOCK_SAMPLES = WINDOW_SAMPLES * 256

/** After this many seconds the detector looks harder for a pause. It is well below the limit, so that it finds one in time. */
const LONG_SPEECH_SECONDS = 20

serveTask<SpeechTask, SpeechSpan[]>(findSpans, () => null)

async function findSpans({ pcmPath, modelPath }: SpeechTask): Promise<SpeechSpan[]> {
  // Without this check a missing model would go unnoticed and no speech would ever be found.
  await stat(modelPath)
  const turn = yieldToEventLoop()
  const loudness = new LoudnessMeter()
  const trace = new EnergyTrace()
  let seconds = 0
  for (const samples of blocks(pcmPath)) {
    loudness.add(samples)
    trace.add(samples)
    seconds += samples.length / PCM_RATE
    await turn()
  }
  if (loudness.level() === null) return []
  const factor = toFactor(loudness.gain())
  const detected: SpeechSpan[] = []
  const window = new Float32Array(WINDOW_SAMPLES)
  const detector = createDetector(modelPath, LONG_SPEECH_SECONDS)
  for (const samples of blocks(pcmPath)) {
    for (let at = 0; at < samples.length; at += WINDOW_SAMPLES) {
      for (let index = 0; index < WINDOW_SAMPLES; index++) {
        window[index] = Math.max(-1, Math.min(1, (samples[at + index] ?? 0) * factor))
      }
      detector.acceptWaveform(window)
      collect(detector, detected)
    }
    await turn()
  }
  detector.flush()
  collect(detector, detected)
  return cutSegments(detected, seconds, trace)
}

function collect(detector: sherpa.Vad, spans: SpeechSpan[]): void {
  for (; !detector.isEmpty(); detector.pop()) {
    const { start, samples } = detector.front(false)
    spans.push({ start: start / PCM_RATE, end: (start + samples.length) / PCM_RATE })
  }
}

/** Yields the file's samples, a few seconds at a time. */
function* blocks(pcmPath: string): Generator<Float32Array> {
  const file = openSync(pcmPath, 'r')
  const bytes = new Uint8Array(BLOCK_SAMPLES * PCM_SAMPLE_BYTES)
  try {
    for (;;) {
      let filled = 0
      while (filled < bytes.length) {
        const read = readSync(file, bytes, filled, bytes.length - filled, null)
        if (read === 0) break
        filled += read
      }
      if (filled < PCM_SAMPLE_BYTES) return
      yield toSamples(bytes.subarray(0, filled - (filled % PCM_SAMPLE_BYTES)))
    }
  } finally {
    closeSync(file)
  }
}
