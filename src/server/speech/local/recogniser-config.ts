import type { OfflineRecognizerConfig } from 'sherpa-onnx-node'
import { PCM_RATE } from '#server/audio/pcm-file.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import type { ModelFiles } from './model-files.ts'

/** How the addon is told of a model, of the machine's cores and of the language to expect. */
export function toRecogniserConfig(
  files: ModelFiles,
  options: { threads: number; language: Language | null },
): OfflineRecognizerConfig {
  const common = { tokens: files.tokens, numThreads: options.threads, provider: 'cpu', debug: 0 } as const
  return {
    featConfig: { sampleRate: PCM_RATE, featureDim: 80 },
    modelConfig: { ...common, ...modelPart(files, options.language) },
  }
}

function modelPart(files: ModelFiles, language: Language | null): Partial<OfflineRecognizerConfig['modelConfig']> {
  switch (files.family) {
    case 'transducer': {
      const { encoder, decoder, joiner } = files
      // The type tells NeMo's transducers from others, which have the same file names.
      return { transducer: { encoder, decoder, joiner }, modelType: 'nemo_transducer' }
    }
    case 'canary': {
      const { encoder, decoder } = files
      const spoken = language ?? DEFAULT_LANGUAGE
      // Another target language would be a translation. A boolean in the place of 1 is ignored.
      return { canary: { encoder, decoder, srcLang: spoken, tgtLang: spoken, usePnc: 1 } }
    }
    case 'whisper': {
      const { encoder, decoder } = files
      return { whisper: { encoder, decoder, language: language ?? '', task: 'transcribe', tailPaddings: -1 } }
    }
    case 'ctc':
      return { nemoCtc: { model: files.model } }
  }
}

/** Whether the language is a setting of the model rather than found by itself. */
export function takesLanguage(files: ModelFiles): boolean {
  return files.family === 'canary' || files.family === 'whisper'
}
