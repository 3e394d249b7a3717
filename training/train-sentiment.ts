import { sentimentFeatures } from '#server/analysis/builtin/sentiment/sentiment-features.ts'
import { encodeModel } from '#server/analysis/statements/linear-model.ts'
import { SENTIMENTS } from '#shared/choices.ts'
import type { Language } from '#shared/languages.ts'
import type { Example } from './examples.ts'
import { fitHeads, type HeadOptions, splitExamples } from './fit-heads.ts'
import type { RatedText } from './sentiment-corpus.ts'

/** The low rate keeps the weights of single words small compared with those of the word lists. */
const OPTIONS: HeadOptions = { bits: 17, minSeen: 2, passes: 12, rate: 0.05, decay: 1e-5 }

/**
 * Trains the model that judges the sentiment of a language. The same texts and word lists always give the same bytes.
 * @param corpus SHA-256 of the file with the texts
 */
export function trainSentiment(texts: readonly RatedText[], language: Language, corpus: string): Buffer {
  const examples = texts.map(({ text, sentiment }): Example[] => [
    { features: sentimentFeatures(text, language), kinds: new Set([sentiment]) },
  ])
  const split = splitExamples(examples, OPTIONS)
  const heads = fitHeads(split, SENTIMENTS, OPTIONS)
  return encodeModel({ bits: OPTIONS.bits, corpus, heads })
}
