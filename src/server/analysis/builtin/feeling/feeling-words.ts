import type { Language } from '#shared/languages.ts'
import { fold, tokenize } from '../../text/tokens.ts'
import { english } from './english.ts'
import type { FeelingLexicon } from './feeling-lexicon.ts'
import { french } from './french.ts'
import { spanish } from './spanish.ts'

const LEXICONS: Record<Language, FeelingLexicon> = { en: english, es: spanish, fr: french }

/** Shorter beginnings would take in words of other families. */
const SHORTEST_STEM = 3

/** Words of one list: whole ones, and stems with the endings they may have. */
export interface WordList {
  whole: Set<string>
  stems: Map<string, 'inflected' | 'any'>
}

export interface Phrase {
  words: string[]
  kind: 'good' | 'bad' | 'plain' | 'even' | 'past' | 'own'
}

type ListName = Exclude<keyof FeelingLexicon, `${string}Phrases` | 'own' | 'inflections'>

/** A language's words of feeling, ready to be looked up. */
export interface FeelingWords {
  lists: Record<ListName, WordList>
  /** By their first word, the longest first. */
  phrases: Map<string, Phrase[]>
  inflections: Set<string>
}

const made = new Map<Language, FeelingWords>()

export function feelingWordsOf(language: Language): FeelingWords {
  const known = made.get(language)
  if (known) return known
  const lexicon = LEXICONS[language]
  const list = (name: ListName) => listOf(lexicon[name])
  const words: FeelingWords = {
    lists: {
      glad: list('glad'),
      sad: list('sad'),
      good: list('good'),
      bad: list('bad'),
      negations: list('negations'),
      endings: list('endings'),
      neithers: list('neithers'),
      intensifiers: list('intensifiers'),
      softeners: list('softeners'),
      contrasts: list('contrasts'),
      imagined: list('imagined'),
      gains: list('gains'),
      costs: list('costs'),
      rising: list('rising'),
      falling: list('falling'),
    },
    phrases: phrasesOf(lexicon),
    inflections: new Set(lexicon.inflections.split(/\s+/)),
  }
  made.set(language, words)
  return words
}

/** Whether a folded word is on the list, as itself or by its stem. */
export function isOn({ whole, stems }: WordList, word: string, inflections: Set<string>): boolean {
  if (whole.has(word)) return true
  for (let length = Math.min(word.length, 14); length >= SHORTEST_STEM; length--) {
    const ending = stems.get(word.slice(0, length))
    if (ending === 'any') return true
    if (ending === 'inflected' && (length === word.length || inflections.has(word.slice(length)))) return true
  }
  return false
}

function listOf(words: string): WordList {
  const whole = new Set<string>()
  const stems = new Map<string, 'inflected' | 'any'>()
  for (const word of fold(words).split(/\s+/)) {
    if (word.endsWith('-')) stems.set(word.slice(0, -1), 'inflected')
    else if (word.endsWith('*')) stems.set(word.slice(0, -1), 'any')
    else whole.add(word)
  }
  return { whole, stems }
}

function phrasesOf({
  goodPhrases,
  badPhrases,
  plainPhrases,
  evenPhrases,
  pastPhrases,
  own,
}: FeelingLexicon): Map<string, Phrase[]> {
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
