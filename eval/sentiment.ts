import { SENTIMENTS } from '#shared/choices.ts'
import type { Sentiment } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { type Figure, macroF1, mean, spread } from './figures.ts'
import { analyseTexts, byLanguage, readSet } from './sets.ts'

interface TweetRecord {
  lang: Language
  text: string
  label: Sentiment
}

/**
 * Evaluates the sentiment of tweets, with half the width of its 95% interval, and whether the mean score rises with the
 * class.
 */
export async function evaluateSentiment(folder: string): Promise<Figure[]> {
  const set = 'sentiment_tweets'
  const figures: Figure[] = []
  for (const [language, records] of byLanguage(readSet<TweetRecord>(folder, set))) {
    const pairs: { gold: Sentiment; got: Sentiment; score: number }[] = []
    for (const { text, label } of records) {
      const { sentiment, sentimentScore } = await analyseTexts([text], language, new Date('2026-03-04'), 'UTC')
      pairs.push({ gold: label, got: sentiment, score: sentimentScore })
    }
    const measure = (sample: typeof pairs) => macroF1(sample, SENTIMENTS)
    const [positive = 0, neutral = 0, negative = 0] = SENTIMENTS.map((name) =>
      mean(pairs.filter(({ gold }) => gold === name).map(({ score }) => score)),
    )
    figures.push(
      { set, measure: 'macro-F1', language, value: measure(pairs) },
      { set, measure: 'macro-F1, ±', language, value: spread(pairs, measure) },
      { set, measure: 'mean score, negative', language, value: negative },
      { set, measure: 'mean score, neutral', language, value: neutral },
      { set, measure: 'mean score, positive', language, value: positive },
    )
  }
  return figures
}
