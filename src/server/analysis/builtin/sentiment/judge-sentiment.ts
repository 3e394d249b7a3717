import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { packOf } from '#server/languages/languages.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { SENTIMENTS } from '#shared/choices.ts'
import type { Sentiment } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { decodeModel, probabilityOf, scoreOf } from '../../statements/linear-model.ts'
import { sentimentFeatures } from './sentiment-features.ts'

/** The probability of each sentiment in a text; the sum is 1. */
export type Likely = Record<Sentiment, number>

/** Reads the model of a language pack, once. `npm run train` writes the model. Null for a language that has none. */
const modelOf = perPack(({ code }) => {
  const file = fileURLToPath(new URL(`../../../languages/${code}/sentiment.model`, import.meta.url))
  return existsSync(file) ? decodeModel(readFileSync(file)) : null
})

/** Judges a short text with the trained model. Null for a language that has none. */
export function judgeSentiment(text: string, language: Language): Likely | null {
  const model = modelOf(packOf(language))
  if (!model) return null
  const features = sentimentFeatures(text, language)
  const likely: Likely = { positive: 0, neutral: 0, negative: 0 }
  let sum = 0
  for (const head of model.heads) {
    const sentiment = SENTIMENTS.find((one) => one === head.name)
    if (sentiment === undefined) throw new Error(`The sentiment model of ${language} has a head ${head.name}`)
    likely[sentiment] = probabilityOf(head, scoreOf(head, features, model.bits))
    sum += likely[sentiment]
  }
  for (const sentiment of SENTIMENTS) likely[sentiment] /= sum
  return likely
}
