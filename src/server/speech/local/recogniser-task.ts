import type { Language } from '#shared/languages.ts'
import type { ModelFiles } from './model-files.ts'

/** What the recognising process is told: first what to load, then one segment after the other. */
export type RecogniserOrder =
  | {
      kind: 'load'
      files: ModelFiles
      threads: number
      /** A file with the model's pieces, by which terms are cut into them; null: it will be told of no terms. */
      piecesPath: string | null
    }
  | {
      kind: 'hear'
      samples: Float32Array
      language: Language | null
      /** Terms to prefer, parted by slashes; empty: none. */
      hotWords: string
    }

/** Its answer to each order. A failure leaves it able to take the next one. */
export type RecogniserAnswer =
  | { kind: 'loaded' }
  | { kind: 'heard'; heard: RecognisedTokens }
  | { kind: 'failed'; detail: string }

/** What the model wrote, as the addon gives it. */
export interface RecognisedTokens {
  text: string
  /** Pieces of words; one that begins with a space begins a word. */
  tokens: string[]
  /** When each token begins, in seconds; empty for models without times. */
  timestamps: number[]
  /** How long each token lasts, in seconds; empty where the model does not say. */
  durations: number[]
  /** Natural logarithms; empty where the model gives none. */
  ys_log_probs: number[]
  /** The language heard, for Whisper; otherwise empty. */
  lang: string
}
