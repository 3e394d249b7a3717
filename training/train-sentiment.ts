import { sentimentFeatures } from '#server/analysis/builtin/sentiment/sentiment-features.ts'
import { encodeModel } from '#server/analysis/statements/linear-model.ts'
import { SENTIMENTS } from '#shared/choices.ts'
import type { Language } from '#shared/languages.ts'
import type { Example } from './examples.ts'
import { fitHeads, type HeadOptions, splitExamples } from './fit-heads.ts'
import type { RatedText } from './sentiment-corpus.ts'

const OPTIONS: Omit<HeadOptions, 'rate'> = { bits: 17, minSeen: 2, passes: 12, averaged: 1, decay: 1e-5, levels: 127 }
/** A low rate keeps the weights of single words small compared with those of the word lists. */
const LOW_RATE = 0.05
/** With about twice the texts single words tell more: texts left out of training were told better up to this rate. */
const RATES: Partial<Record<Language, number>> = { en: 0.15 }

/**
 * Trains the model that judges the sentiment of a language. The same texts and word lists always give the same bytes.
 * @param corpus SHA-256 of the file with the texts
 */
export function trainSentiment(texts: readonly RatedText[], language: Language, corpus: string): Buffer {
  const examples = texts.map(({ text, sentiment }): Example[] => [
    { features: sentimentFeatures(text, language), kinds: new Set([sentiment]) },
  ])
  const options = { ...OPTIONS, rate: RATES[language] ?? LOW_RATE }
  const heads = fitHeads(splitExamples(examples, options), SENTIMENTS, options)
  return encodeModel({ bits: options.bits, corpus, heads })
}
