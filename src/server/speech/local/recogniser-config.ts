import type { OfflineRecognizerConfig } from 'sherpa-onnx-node'
import { PCM_RATE } from '#server/audio/pcm-file.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import type { ModelFiles } from './model-files.ts'

/** Bonus for a token that continues a term, as a natural logarithm; the addon's own default. */
export const TERM_BOOST = 1.5

/**
 * Builds the addon's configuration of a model, with the number of threads and the expected language.
 * @param options.piecesPath see `RecogniserOrder`; for transducers only, others crash when given terms.
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
 * The search that supports terms, limited to one path. With one path it writes exactly what the plain search writes
 * where no term matches; with several it loses words of NeMo's transducers (k2-fsa/sherpa-onnx#3267).
 */
const TERM_SEARCH = { decodingMethod: 'modified_beam_search', maxActivePaths: 1, hotwordsScore: TERM_BOOST } as const

function modelPart(files: ModelFiles, language: Language | null): Partial<OfflineRecognizerConfig['modelConfig']> {
  switch (files.family) {
    case 'transducer': {
      const { encoder, decoder, joiner } = files
      // The type distinguishes NeMo's transducers from others with the same file names.
      return { transducer: { encoder, decoder, joiner }, modelType: 'nemo_transducer' }
    }
    case 'canary': {
      const { encoder, decoder } = files
      const spoken = language ?? DEFAULT_LANGUAGE
      // Another target language would produce a translation. The addon ignores `true` in place of 1.
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

/** Returns whether the model can be told the language: Canary must be, Whisper detects it otherwise. */
export function takesLanguage(files: Pick<ModelFiles, 'family'>): boolean {
  return files.family === 'canary' || files.family === 'whisper'
}

/** Returns whether the model takes terms: version 1.13 of the addon supports them for transducers only. */
export function takesTerms(files: Pick<ModelFiles, 'family'>): boolean {
  return files.family === 'transducer'
}
