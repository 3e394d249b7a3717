import { wordsOf } from '#server/analysis/builtin/wording.ts'
import { inflectionsOf } from '#server/analysis/text/inflections.ts'
import { tokenize } from '#server/analysis/text/tokens.ts'
import { isOn, readWordList } from '#server/analysis/text/word-list.ts'
import { packOf } from '#server/languages/languages.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import type { Language } from '#shared/languages.ts'
import { pronounsOf } from './pronouns.ts'
import { isThirdPerson } from './third-person.ts'

/** A word that carries a topic. */
export interface Topic {
  folded: string
  text: string
  /** Offsets in the text. */
  start: number
  end: number
  /** Whether it follows an article, a possessive, a preposition or another word that precedes nouns. */
  nounlike: boolean
  /** Whether it directly follows another word of weight. */
  follows: boolean
}

const MIN_LENGTH = 3
const DATE_KINDS =
  /^(?:WEEKDAYS?|MONTH|UNIT|PART|DAYREL|TONIGHT|CLOCKWORD|HOURS|WEEKEND|NEXT|LAST|HALF|QUARTERHOUR|PERCENT|MEAL|NOW|FEW):/
const commonWordsOf = perPack(({ commonWords }) => readWordList(commonWords))

/** Tells whether a word fits any subject. */
function isCommon(word: string, language: Language): boolean {
  return isOn(commonWordsOf(packOf(language)), word, inflectionsOf(language))
}

/** Date words say nothing about the subject. */
const dateWordsOf = perPack(({ dates: { words, units, tens, ordinals, extra = '' } }) => {
  const named = Object.entries(words).filter(([kind]) => DATE_KINDS.test(kind))
  return new Set([...named.map(([, phrases]) => phrases), units, tens, ordinals, extra].join(' ').split(/[ ,]+/))
})

/** Tells whether a word is an infinitive where a noun could stand. */
export function isVerb(folded: string, language: Language): boolean {
  return packOf(language).words.nounlikeVerbs?.test(folded) === true
}

/** Returns the runs of topic words in a text: consecutive words with no small word or punctuation between them. */
export function topicRuns(text: string, lexicon: WordLexicon): Topic[][] {
  const dated = dateWordsOf(packOf(lexicon.language))
  const stop = wordsOf(lexicon.stopWords)
  const leads = wordsOf(lexicon.nounLeads)
  const pack = packOf(lexicon.language)
  const isForm = (word: string) => !pack.titles.modifiersFirst && isThirdPerson(word.toLowerCase(), pack)
  // "Nos lo revisan": a pronoun, not an article.
  const clitics = wordsOf(pack.followUpTitles.clitics)
  const pronouns = pronounsOf(pack)
  const runs: Topic[][] = []
  let run: Topic[] = []
  let lead = false
  let [before, last] = ['', '']
  for (const { folded, start, end } of tokenize(text)) {
    ;[before, last] = [last, folded]
    if (
      folded.length < MIN_LENGTH ||
      !/^\p{L}+$/u.test(folded) ||
      stop.has(folded) ||
      dated.has(folded) ||
      isCommon(folded, lexicon.language)
    ) {
      if (run.length > 0) runs.push(run)
      run = []
      lead = leads.has(folded) && !(clitics.has(folded) && pronouns.has(before))
      continue
    }
    run.push({
      folded,
      text: text.slice(start, end),
      start,
      end,
      follows: run.length > 0,
      nounlike:
        (lead || (run.at(-1)?.nounlike === true && !isForm(text.slice(start, end)))) &&
        !lexicon.noNoun.test(folded) &&
        !isVerb(folded, lexicon.language),
    })
  }
  if (run.length > 0) runs.push(run)
  return runs
}

/** Weighs words by how often they occur; nouns weigh more than others. */
export function weighWords(texts: readonly string[], lexicon: WordLexicon): Map<string, number> {
  const weights = new Map<string, number>()
  for (const text of texts) {
    for (const { folded, nounlike } of topicRuns(text, lexicon).flat()) {
      weights.set(folded, (weights.get(folded) ?? 0) + (nounlike ? 1 : 0.3))
    }
  }
  return weights
}
