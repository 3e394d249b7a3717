import type { Language } from '#shared/languages.ts'
import { hashText, mixHashes } from '../../statements/hash.ts'
import { tokenize } from '../../text/tokens.ts'
import { isOn } from '../../text/word-list.ts'
import { type SentimentWords, sentimentWordsOf } from './sentiment-words.ts'
import { weighSentiment } from './weigh-sentiment.ts'

const kind = (name: string): number => hashText(`sentiment ${name}`)

const F = {
  bias: kind('bias'),
  start: kind('start'),
  word: kind('word'),
  denied: kind('denied'),
  pair: kind('pair'),
  letters: kind('letters'),
  last: kind('last'),
  sign: kind('sign'),
  exclaimed: kind('exclaimed'),
  asked: kind('asked'),
  capitals: kind('capitals'),
  stretched: kind('stretched'),
  number: kind('number'),
  tone: kind('tone'),
  good: kind('good'),
  bad: kind('bad'),
  even: kind('even'),
}

/** Addresses of pages and people express no sentiment. */
const ADDRESSES = /https?:?\S*|@\w+/gu
const BREAKS = /^[,;:.!?…()]$/
/** How many words after a negation are marked as denied. */
const DENIED_REACH = 4
/** Groups of this many letters, including the edges of the word, show which words are related. */
const GROUP = 4
const MAX_EXCLAIMED = 3
const STEPS = [0, 0.5, 1, 1.6, 2.5, 4, 6]
/**
 * How often each hit in the word lists counts. The lists have far more words than the texts that the model was trained on, so
 * they must count in texts that are unlike those.
 */
const LIST_FEATURES = 6

/** Returns the features of a text: its words, pairs and groups of letters, its punctuation, and hits in the word lists. */
export function sentimentFeatures(text: string, language: Language): number[] {
  const words = sentimentWordsOf(language, true)
  const { lists, inflections } = words
  const plain = text.replace(ADDRESSES, ' ')
  const features = [F.bias]
  let denied = -1
  let last = F.start
  for (const [at, { folded }] of tokenize(plain).entries()) {
    if (/\p{N}/u.test(folded)) {
      features.push(F.number)
      last = F.number
    } else if (/\p{L}/u.test(folded)) {
      const short = folded.replace(/(\p{L})\1{2,}/gu, '$1$1')
      const word = hashText(short)
      features.push(mixHashes(F.word, word), mixHashes(mixHashes(F.pair, last), word))
      if (short !== folded) features.push(F.stretched)
      if (at <= denied) features.push(mixHashes(F.denied, word))
      for (const group of groupsOf(short)) features.push(mixHashes(F.letters, hashText(group)))
      if (isOn(lists.negations, folded, inflections)) denied = at + DENIED_REACH
      last = word
    } else {
      features.push(mixHashes(F.sign, hashText(folded)))
      if (BREAKS.test(folded)) denied = -1
    }
  }
  features.push(mixHashes(F.last, last))
  features.push(mixHashes(F.exclaimed, Math.min(MAX_EXCLAIMED, plain.split('!').length - 1)))
  if (/\?\s*$/.test(plain)) features.push(F.asked)
  if (/(?<=\s|^)\p{Lu}{3,}/u.test(plain)) features.push(F.capitals)
  return [...new Set([...features, ...listFeatures(plain, language, words)])]
}

/** Returns the hits of a text in the word lists. */
function listFeatures(text: string, language: Language, words: SentimentWords): number[] {
  const { good, bad, even } = weighSentiment(text, language, words)
  const said = [
    mixHashes(F.tone, stepOf(good - bad) - stepOf(bad - good) + STEPS.length),
    mixHashes(F.good, stepOf(good)),
    mixHashes(F.bad, stepOf(bad)),
    ...(even > 0 ? [F.even] : []),
  ]
  return Array.from({ length: LIST_FEATURES }, (_, at) => said.map((one) => mixHashes(one, at + 1))).flat()
}

function stepOf(value: number): number {
  return STEPS.filter((step) => value > step).length
}

function groupsOf(word: string): string[] {
  const edged = `_${word}_`
  if (word.length < GROUP) return []
  return Array.from({ length: edged.length - GROUP + 1 }, (_, at) => edged.slice(at, at + GROUP))
}
