import { constants, setPriority } from 'node:os'
import sherpa from 'sherpa-onnx-node'
import { PCM_RATE } from '#server/audio/pcm-file.ts'
import type { Language } from '#shared/languages.ts'
import {
  configuresLanguage,
  isStreaming,
  languageOption,
  type OfflineFiles,
  type StreamingFiles,
  toRecogniserConfig,
  toStreamingConfig,
} from './recogniser-config.ts'
import type { RecognisedTokens, RecogniserAnswer, RecogniserOrder } from './recogniser-task.ts'

// It may use every core, and the server must stay responsive.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// Native threads may be busy: an orderly exit would wait for them or crash.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', (order: RecogniserOrder) => {
  handle(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ kind: 'failed', detail: String(error) } satisfies RecogniserAnswer),
  )
})

type LoadOrder = Extract<RecogniserOrder, { kind: 'load' }>
type SegmentOrder = Extract<RecogniserOrder, { kind: 'recognise' }>
type Recognise = (order: SegmentOrder) => Promise<RecognisedTokens>

/**
 * Length of the silence after the last sample, in seconds. A streaming model decodes only whole chunks, of up to 1.12 s
 * plus what it looks ahead: without silence it would drop the last words.
 */
const TAIL_SECONDS = 2

let recognise: Recognise | null = null

async function handle(order: RecogniserOrder): Promise<RecogniserAnswer> {
  if (order.kind === 'load') {
    const { files, threads } = order
    recognise = isStreaming(files) ? loadStreaming(files, threads) : await loadOffline(files, order)
    return { kind: 'loaded' }
  }
  if (!recognise) throw new Error('no model is loaded')
  return { kind: 'recognised', recognised: await recognise(order) }
}

async function loadOffline(files: OfflineFiles, { threads, piecesPath }: LoadOrder): Promise<Recognise> {
  let language: Language | null = null
  const config = () => toRecogniserConfig(files, { threads, piecesPath, language })
  const recogniser = await sherpa.OfflineRecognizer.createAsync(config())
  return (order) => {
    if (configuresLanguage(files) && language !== order.language) {
      language = order.language
      recogniser.setConfig(config())
    }
    const stream = order.hotWords === '' ? recogniser.createStream() : recogniser.createStream(order.hotWords)
    const told = languageOption(files, order.language)
    if (told !== null) stream.setOption('language', told)
    stream.acceptWaveform({ sampleRate: PCM_RATE, samples: order.samples })
    return recogniser.decodeAsync(stream)
  }
}

function loadStreaming(files: StreamingFiles, threads: number): Recognise {
  const recogniser = new sherpa.OnlineRecognizer(toStreamingConfig(files, threads))
  return async (order) => {
    const stream = recogniser.createStream()
    const told = languageOption(files, order.language)
    if (told !== null) stream.setOption('language', told)
    stream.acceptWaveform({ sampleRate: PCM_RATE, samples: order.samples })
    stream.acceptWaveform({ sampleRate: PCM_RATE, samples: new Float32Array(TAIL_SECONDS * PCM_RATE) })
    stream.inputFinished()
    while (recogniser.isReady(stream)) recogniser.decode(stream)
    const { text, tokens, timestamps } = recogniser.getResult(stream)
    return { text, tokens, timestamps, durations: [], ys_log_probs: [], lang: '' }
  }
}
