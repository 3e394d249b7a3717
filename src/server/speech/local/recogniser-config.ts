import { dirname } from 'node:path'
import type { OfflineRecognizerConfig, OnlineRecognizerConfig } from 'sherpa-onnx-node'
import { PCM_RATE } from '#server/audio/pcm-file.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import type { ModelFamily, ModelFiles } from './model-files.ts'

/** Bonus for a token that continues a term, as a natural logarithm; the addon's own default. */
export const TERM_BOOST = 1.5

/** Models that need the whole segment at once. */
export type OfflineFiles = Exclude<ModelFiles, { family: 'streaming' }>
/** Models that are designed to write while they listen. */
export type StreamingFiles = Extract<ModelFiles, { family: 'streaming' }>

/** Returns whether a model is designed to write while it listens; the addon runs it with another recogniser. */
export function isStreaming(files: ModelFiles): files is StreamingFiles {
  return files.family === 'streaming'
}

/**
 * Builds the addon's configuration of a streaming model, whose language is given with each segment. It has not been
 * tried here with a real model.
 */
export function toStreamingConfig(files: StreamingFiles, threads: number): OnlineRecognizerConfig {
  const { encoder, decoder, joiner, tokens } = files
  return {
    // The model's own number of features takes precedence over this one.
    featConfig: { sampleRate: PCM_RATE, featureDim: 80 },
    modelConfig: { transducer: { encoder, decoder, joiner }, tokens, numThreads: threads, provider: 'cpu', debug: 0 },
    decodingMethod: 'greedy_search',
    enableEndpoint: 0,
  }
}

/** Qwen3-ASR is told a language by its English name. */
const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' })

/**
 * Returns the language to give with a segment, for models that are told it that way; null for all others. Streaming
 * models detect it when told `auto`; Cohere's fail without one; Qwen3-ASR detects it when told none.
 */
export function languageOption(files: ModelFiles, language: Language | null): string | null {
  if (files.family === 'streaming') return language ?? 'auto'
  if (files.family === 'qwen3') return language && (ENGLISH_NAMES.of(language) ?? null)
  return files.family === 'cohere' ? (language ?? DEFAULT_LANGUAGE) : null
}

/**
 * Builds the addon's configuration of a model, with the number of threads and the expected language.
 * @param options.piecesPath see `RecogniserOrder`; for transducers only, others crash when given terms.
 */
export function toRecogniserConfig(
  files: OfflineFiles,
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

/**
 * Maximum number of tokens that Qwen3-ASR may write for a segment; the addon's own 128 would cut fast speech. Together
 * with the sound, 13 tokens a second, and the prompt it must stay below 512.
 */
const QWEN3_MAX_TOKENS = 200

function modelPart(files: OfflineFiles, language: Language | null): Partial<OfflineRecognizerConfig['modelConfig']> {
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
    case 'cohere': {
      const { encoder, decoder } = files
      return { cohereTranscribe: { encoder, decoder, usePunct: 1, useItn: 1 } }
    }
    case 'qwen3': {
      const { convFrontend, encoder, decoder } = files
      const tokenizer = dirname(files.tokens)
      return {
        tokens: '',
        qwen3Asr: { convFrontend, encoder, decoder, tokenizer, hotwords: '', maxNewTokens: QWEN3_MAX_TOKENS },
      }
    }
    case 'whisper': {
      const { encoder, decoder } = files
      return { whisper: { encoder, decoder, language: language ?? '', task: 'transcribe', tailPaddings: -1 } }
    }
    case 'ctc':
      return { nemoCtc: { model: files.model } }
  }
}

/** Returns whether the model can be told the language: Canary and Cohere's must be, the others detect it otherwise. */
export function takesLanguage(files: Pick<ModelFiles, 'family'>): boolean {
  return TOLD.has(files.family)
}

const TOLD: ReadonlySet<ModelFamily> = new Set(['canary', 'whisper', 'streaming', 'cohere', 'qwen3'])

/** Returns whether the language is part of the configuration, which is then replaced when the language changes. */
export function configuresLanguage(files: Pick<ModelFiles, 'family'>): boolean {
  return files.family === 'canary' || files.family === 'whisper'
}

/** Returns whether the model writes in the language it is given, whatever is spoken. */
export function writesAsTold(files: Pick<ModelFiles, 'family'>): boolean {
  return files.family === 'canary' || files.family === 'cohere'
}

/** Returns whether the model takes terms: version 1.13 of the addon supports them for transducers only. */
export function takesTerms(files: Pick<ModelFiles, 'family'>): boolean {
  return files.family === 'transducer'
}
