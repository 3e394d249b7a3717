import type { TextRule } from './text-rule.ts'

/**
 * Phrases in which speakers give way to a feeling. A single one shows the mood of a long note, unlike a single sentiment word.
 * The trained model of short texts does not know them.
 */
export interface Outbursts {
  /** Joy, pride, relief. */
  glad: readonly TextRule[]
  /** Anger, exhaustion, disgust. */
  upset: readonly TextRule[]
}
