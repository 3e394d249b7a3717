import type { Language } from '#shared/languages.ts'
import type { ModelFiles } from './model-files.ts'

/** Messages to the recogniser process: first the model to load, then one segment at a time. */
export type RecogniserOrder =
  | {
      kind: 'load'
      files: ModelFiles
      threads: number
      /** A file with the model's pieces, into which terms are split; null if it will get no terms. */
      piecesPath: string | null
    }
  | {
      kind: 'recognise'
      samples: Float32Array
      language: Language | null
      /** Terms to prefer, separated by slashes; empty for none. */
      hotWords: string
    }

/** Its answer to each message. After a failure it can still take the next one. */
export type RecogniserAnswer =
  | { kind: 'loaded' }
  | { kind: 'recognised'; recognised: RecognisedTokens }
  | { kind: 'failed'; detail: string }

/** The model's output as the addon returns it. */
export interface RecognisedTokens {
  text: string
  /** Pieces of words; one that begins with a space begins a word. */
  tokens: string[]
  /** When each token begins, in seconds; empty for models without times. */
  timestamps: number[]
  /** How long each token lasts, in seconds; empty if the model doesn't report it. */
  durations: number[]
  /** Natural logarithms; empty if the model reports none. */
  ys_log_probs: number[]
  /** The language that Whisper detected; otherwise empty. */
  lang: string
}
