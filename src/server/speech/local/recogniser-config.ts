import type { OfflineRecognizerConfig } from 'sherpa-onnx-node'
import { PCM_RATE } from '#server/audio/pcm-file.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import type { ModelFiles } from './model-files.ts'

/** How much likelier, as a natural logarithm, a piece that goes on with a term is taken to be: the addon's own measure. */
export const TERM_BOOST = 1.5

/**
 * How the addon is told of a model, of the machine's cores and of the language to expect.
 * @param options.piecesPath see `RecogniserOrder`; for a transducer only: any other ends its process when told of terms.
 */
export function toRecogniserConfig(
  files: ModelFiles,
  options: { threads: number; language: Language | null; piecesPath: string | null },
): OfflineRecognizerConfig {
  const common = { tokens: files.tokens, numThreads: options.threads, provider: 'cpu', debug: 0 } as const
  return {
    featConfig: { sampleRate: PCM_RATE, featureDim: 80 },
    modelConfig: {
      ...common,
      ...modelPart(files, options.language),
      ...(options.piecesPath !== null && { modelingUnit: 'bpe', bpeVocab: options.piecesPath }),
    },
    ...(options.piecesPath !== null && TERM_SEARCH),
  }
}

/**
 * The search that knows terms, narrowed to one path. So narrow it writes to the letter what the plain one writes where no
 * term comes in; with several paths it loses words of NeMo's transducers (k2-fsa/sherpa-onnx#3267).
 */
const TERM_SEARCH = { decodingMethod: 'modified_beam_search', maxActivePaths: 1, hotwordsScore: TERM_BOOST } as const

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

/** Whether the addon can tell a model of terms: in its version 1.13 it can with transducers alone. */
export function takesTerms(files: Pick<ModelFiles, 'family'>): boolean {
  return files.family === 'transducer'
}
