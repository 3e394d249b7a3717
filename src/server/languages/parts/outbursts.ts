import type { TextRule } from './text-rule.ts'

/**
 * Phrases by which speakers give way to a feeling. One tells the mood of a long note,
 * other than a single word of the sentiment words. The trained model of short texts does not know them.
 */
export interface Outbursts {
  /** Joy, pride, relief. */
  glad: readonly TextRule[]
  /** Anger, exhaustion, disgust. */
  upset: readonly TextRule[]
}
