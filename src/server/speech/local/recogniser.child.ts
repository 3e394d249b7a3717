import { constants, setPriority } from 'node:os'
import sherpa from 'sherpa-onnx-node'
import { PCM_RATE } from '#server/audio/pcm-file.ts'
import type { Language } from '#shared/languages.ts'
import type { ModelFiles } from './model-files.ts'
import { takesLanguage, toRecogniserConfig } from './recogniser-config.ts'
import type { RecogniserAnswer, RecogniserOrder } from './recogniser-task.ts'

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

let recogniser: sherpa.OfflineRecognizer | null = null
let setting: { files: ModelFiles; threads: number; piecesPath: string | null; language: Language | null }

async function handle(order: RecogniserOrder): Promise<RecogniserAnswer> {
  if (order.kind === 'load') {
    const { files, threads, piecesPath } = order
    setting = { files, threads, piecesPath, language: null }
    recogniser = await sherpa.OfflineRecognizer.createAsync(toRecogniserConfig(setting.files, setting))
    return { kind: 'loaded' }
  }
  if (!recogniser) throw new Error('no model is loaded')
  if (takesLanguage(setting.files) && setting.language !== order.language) {
    setting = { ...setting, language: order.language }
    recogniser.setConfig(toRecogniserConfig(setting.files, setting))
  }
  const stream = order.hotWords === '' ? recogniser.createStream() : recogniser.createStream(order.hotWords)
  stream.acceptWaveform({ sampleRate: PCM_RATE, samples: order.samples })
  return { kind: 'recognised', recognised: await recogniser.decodeAsync(stream) }
}
