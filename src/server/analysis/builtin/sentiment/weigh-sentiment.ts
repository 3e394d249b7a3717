import type { Language } from '#shared/languages.ts'
import { type Token, tokenize } from '../../text/tokens.ts'
import { isOn } from '../../text/word-list.ts'
import { isMoved, movementAt } from './movement.ts'
import { type Phrase, type SentimentWords, sentimentWordsOf } from './sentiment-words.ts'

/** How positive, negative and neutral some words are. */
export interface Weight {
  good: number
  bad: number
  even: number
}

/** A state of mind counts more than the state of affairs. */
const STATE_OF_MIND_GAIN = 2
/** Words right after "I am" describe the speaker. */
const OWN_GAIN = 1.5
const OWN_REACH = 4
/** "Very happy with it all": without a subject it is the speaker who is meant. */
const OPENING_WORDS = 3
/** How many words a negation affects. */
const NEGATION_REACH = 4
/** "Not happy" means unhappy, while "not good" and "not bad" are weaker. */
const NEGATED_GLAD = -0.9
const NEGATED_GOOD = -0.6
const NEGATED_BAD = -0.4
const INTENSIFIED = 1.5
const SOFTENED = 0.6
const IMAGINED = 0.5
const IMAGINED_REACH = 8
/** The past counts less than the present. */
const PAST_GAIN = 0.4
/** "Neither glad nor sad": each of the two adds this much neutral weight. */
const NEITHER_WEIGHT = 0.5
/** Words before "but" count less. */
export const CONCEDED_GAIN = 0.5
const CONCEDED_REACH = 6
const BREAKS = /^[,;:.!?…()]$/

/** The word up to which each modifier applies, and how strong the next sentiment word is. */
interface Scope {
  negated: number
  neither: number
  own: number
  imagined: number
  conceded: number
  strength: number
  once: boolean
}

/**
 * Weighs the words of a clause, with negations, intensifiers, contrasts, and rising and falling quantities.
 * @param words by default those of notes
 */
export function weighSentiment(text: string, language: Language, words = sentimentWordsOf(language)): Weight {
  const tokens = tokenize(text)
  const asked = /\?\s*$/.test(text) ? IMAGINED : 1
  const weight: Weight = { good: 0, bad: 0, even: 0 }
  const scope: Scope = { negated: -1, neither: -1, own: -1, imagined: -1, conceded: -1, strength: 1, once: false }
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at]?.folded ?? ''
    if (BREAKS.test(word)) Object.assign(scope, { negated: -1, own: -1, imagined: -1, conceded: -1, strength: 1 })
    else if (isOn(words.lists.contrasts, word, words.inflections)) {
      weight.good *= CONCEDED_GAIN
      weight.bad *= CONCEDED_GAIN
      scope.negated = -1
    } else {
      const phrase = phraseAt(tokens, at, words)
      if (phrase?.kind === 'own') scope.own = at + phrase.words.length - 1 + OWN_REACH
      const found = phrase?.kind === 'own' ? undefined : phrase
      const value = found ? valueOfPhrase(found) : movementAt(tokens, at, words) || valueAt(tokens, at, words)
      if (found?.kind === 'past') scope.once = true
      if (found?.kind === 'even' || (value !== 0 && at <= scope.neither)) weight.even += found ? 1 : NEITHER_WEIGHT
      else if (value !== 0) addTo(weight, weighed(value, at, scope) * asked)
      if (value !== 0) scope.strength = 1
      if (found) at += found.words.length - 1
      else widen(scope, word, at, words)
    }
  }
  return weight
}

function addTo(weight: Weight, value: number): void {
  if (value > 0) weight.good += value
  else weight.bad -= value
}

function weighed(value: number, at: number, { negated, own, imagined, conceded, strength, once }: Scope): number {
  const turned = at > negated ? 1 : value >= STATE_OF_MIND_GAIN ? NEGATED_GLAD : value > 0 ? NEGATED_GOOD : NEGATED_BAD
  return (
    value *
    turned *
    strength *
    (at <= conceded ? CONCEDED_GAIN : 1) *
    (at <= imagined ? IMAGINED : 1) *
    (at <= own || (at < OPENING_WORDS && Math.abs(value) >= STATE_OF_MIND_GAIN) ? OWN_GAIN : 1) *
    (once ? PAST_GAIN : 1)
  )
}

/** Applies a word's effect to the words after it. */
function widen(scope: Scope, word: string, at: number, { lists, inflections }: SentimentWords): void {
  if (isOn(lists.concessions, word, inflections)) scope.conceded = at + CONCEDED_REACH
  if (isOn(lists.imagined, word, inflections)) scope.imagined = at + IMAGINED_REACH
  if (isOn(lists.neithers, word, inflections)) scope.neither = at + NEGATION_REACH
  if (isOn(lists.negations, word, inflections) || isOn(lists.endings, word, inflections))
    scope.negated = at + NEGATION_REACH
  if (isOn(lists.intensifiers, word, inflections)) scope.strength = INTENSIFIED
  else if (isOn(lists.softeners, word, inflections)) scope.strength = SOFTENED
}

function phraseAt(tokens: readonly Token[], at: number, { phrases }: SentimentWords): Phrase | undefined {
  return phrases
    .get(tokens[at]?.folded ?? '')
    ?.find(({ words }) => words.every((word, offset) => tokens[at + offset]?.folded === word))
}

function valueOfPhrase({ kind }: Phrase): number {
  return kind === 'good' ? STATE_OF_MIND_GAIN : kind === 'bad' ? -STATE_OF_MIND_GAIN : 0
}

function valueAt(tokens: readonly Token[], at: number, words: SentimentWords): number {
  const { lists, inflections } = words
  const word = tokens[at]?.folded ?? ''
  if (isMoved(tokens, at, words)) return 0
  if (isOn(lists.glad, word, inflections)) return STATE_OF_MIND_GAIN
  if (isOn(lists.sad, word, inflections)) return -STATE_OF_MIND_GAIN
  if (isOn(lists.good, word, inflections)) return 1
  return isOn(lists.bad, word, inflections) ? -1 : 0
}
