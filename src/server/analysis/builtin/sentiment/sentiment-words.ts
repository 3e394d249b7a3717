import { packOf } from '#server/languages/languages.ts'
import type { OpinionWords, SentimentLexicon } from '#server/languages/parts/sentiment-lexicon.ts'
import type { Language } from '#shared/languages.ts'
import { inflectionsOf } from '../../text/inflections.ts'
import { tokenize } from '../../text/tokens.ts'
import { readWordList, type WordList } from '../../text/word-list.ts'

export interface Phrase {
  words: string[]
  kind: 'good' | 'bad' | 'plain' | 'even' | 'past' | 'own'
}

type ListName = Exclude<keyof SentimentLexicon, `${string}Phrases` | 'own' | 'opinions'>

/** A language's sentiment words, ready for lookup. */
export interface SentimentWords {
  lists: Record<ListName, WordList>
  /** Keyed by first word; the longest phrases come first. */
  phrases: Map<string, Phrase[]>
  inflections: Set<string>
}

const made = new Map<string, SentimentWords>()

/** Returns a language's sentiment words. Those of opinions are left out for notes. */
export function sentimentWordsOf(language: Language, withOpinions = false): SentimentWords {
  const key = `${language} ${withOpinions}`
  const known = made.get(key)
  if (known) return known
  const lexicon = packOf(language).sentiment
  const list = (name: ListName) => readWordList(lexicon[name])
  const opinionList = (name: keyof OpinionWords) =>
    readWordList([lexicon[name], (withOpinions && lexicon.opinions?.[name]) || ''].join(' '))
  const words: SentimentWords = {
    lists: {
      glad: opinionList('glad'),
      sad: opinionList('sad'),
      good: opinionList('good'),
      bad: opinionList('bad'),
      negations: list('negations'),
      endings: list('endings'),
      neithers: list('neithers'),
      intensifiers: list('intensifiers'),
      softeners: list('softeners'),
      contrasts: list('contrasts'),
      concessions: list('concessions'),
      imagined: list('imagined'),
      gains: list('gains'),
      costs: list('costs'),
      rising: list('rising'),
      falling: list('falling'),
    },
    phrases: phrasesOf(lexicon),
    inflections: inflectionsOf(language),
  }
  made.set(key, words)
  return words
}

function phrasesOf({
  goodPhrases,
  badPhrases,
  plainPhrases,
  evenPhrases,
  pastPhrases,
  own,
}: SentimentLexicon): Map<string, Phrase[]> {
  const phrases = new Map<string, Phrase[]>()
  const kinds = { good: goodPhrases, bad: badPhrases, plain: plainPhrases, even: evenPhrases, past: pastPhrases, own }
  for (const [kind, list] of Object.entries(kinds) as [Phrase['kind'], string][]) {
    for (const phrase of list.split(/,\s*/)) {
      const words = tokenize(phrase).map(({ folded }) => folded)
      const [first = ''] = words
      const same = phrases.get(first) ?? []
      same.push({ words, kind })
      phrases.set(first, same)
    }
  }
  for (const same of phrases.values()) same.sort((a, b) => b.words.length - a.words.length)
  return phrases
}
