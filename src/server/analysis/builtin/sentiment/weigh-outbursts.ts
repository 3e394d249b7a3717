import { packOf } from '#server/languages/languages.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import { tokenize } from '../../text/tokens.ts'
import { isOn } from '../../text/word-list.ts'
import { sentimentWordsOf } from './sentiment-words.ts'
import { CONCEDED_GAIN, type Weight } from './weigh-sentiment.ts'

/** One outburst decides the sentiment of a long note if nothing speaks against it. */
const OUTBURST_WEIGHT = 4

const patternsOf = perPack(({ outbursts }) => ({
  glad: compileRules(outbursts.glad, 'gu'),
  upset: compileRules(outbursts.upset, 'gu'),
}))

/** Weighs the phrases in which speakers give way to a feeling. A phrase that a "but" follows counts less. */
export function weighOutbursts(text: string, language: Language): Pick<Weight, 'good' | 'bad'> {
  const { glad, upset } = patternsOf(packOf(language))
  const folded = foldInPlace(text)
  const weigh = (pattern: RegExp) =>
    [...folded.matchAll(pattern)].reduce(
      (sum, { index, 0: phrase }) =>
        sum + OUTBURST_WEIGHT * (hasContrast(text.slice(index + phrase.length), language) ? CONCEDED_GAIN : 1),
      0,
    )
  return { good: weigh(glad), bad: weigh(upset) }
}

function hasContrast(text: string, language: Language): boolean {
  const { lists, inflections } = sentimentWordsOf(language)
  return tokenize(text).some(({ folded }) => isOn(lists.contrasts, folded, inflections))
}
