import { wordsOf } from '#server/analysis/builtin/wording.ts'
import { packOf } from '#server/languages/languages.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import { findThemes } from './themes.ts'
import { isThirdPerson } from './third-person.ts'
import { isVerb, type Topic, topicRuns } from './topics.ts'

/** Words between two nouns that show that the second belongs to the first. */
const belongsOf = perPack(({ clauses }) => new RegExp(`^ (?:${clauses.belongs}) ?$`, 'i'))

/** Titles with their full stop, which end no sentence: "Mrs. Donnelly". */
const titlesOf = perPack(
  ({ names }) => new RegExp(`(?<![\\p{L}])(?:${names.personTitles.replaceAll(' ', '|')})\\. (?=\\p{Lu})`, 'giu'),
)

const MAX_TAGS = 7
/**
 * Any further tag must be said more than once, be a name, have several words, or come from a follow-up, an event or a
 * decision.
 */
const ENOUGH_TAGS = 5
/** How many of the tags may be themes that are not named literally. */
const MAX_THEMES = 2
const MAX_TAG_WORDS = 3
/** Words of follow-ups, events and decisions say more about the subject than others. */
const MATTER_WEIGHT = 2
/** Words with a capital inside a sentence are names, and weigh more. */
const NAMED_WEIGHT = 1.4
const NO_NOUN_WEIGHT = 0.3
/** An adjective says little without its noun: "vacío cuántico", but not "cuántico". */
const MODIFIER_WEIGHT = 0.3
/** A small bonus for early words, which tend to name the subject. */
const FIRST_BONUS = 0.4

interface Phrase {
  text: string
  weight: number
  words: number
  /** Whether it follows an article or a similar word anywhere. */
  nounlike: boolean
  /** Whether it is said more than once, belongs to an item, is a name, or has several words. */
  telling: boolean
}

/** Finds up to seven phrases and themes as tags; `matters` are the texts of the note's follow-ups, events and decisions. */
export function findTags(texts: readonly string[], matters: readonly string[], lexicon: WordLexicon): string[] {
  const themes = findThemes(texts, lexicon.language).slice(0, MAX_THEMES)
  const weigh = (texts: readonly string[], weight: number) =>
    texts.map((text) => ({ text: text.replace(titlesOf(packOf(lexicon.language)), ''), weight }))
  const phrases = rankPhrases(
    [...weigh(texts, 1), ...weigh(matters, MATTER_WEIGHT)],
    lexicon,
    MAX_TAGS - themes.length,
    ENOUGH_TAGS,
  )
  return [...phrases, ...themes.filter((theme) => !phrases.some((phrase) => fold(phrase).includes(fold(theme))))]
}

/** Returns the phrases with the highest weights, none contained in another. */
export function findPhrases(texts: readonly string[], language: Language, most: number): string[] {
  return rankPhrases(
    texts.map((text) => ({ text, weight: 1 })),
    packOf(language).words,
    most,
    most,
  )
}

/** @param enough this many tags are taken even if they are not `telling` */
function rankPhrases(
  texts: readonly { text: string; weight: number }[],
  lexicon: WordLexicon,
  most: number,
  enough: number,
): string[] {
  const phrases = new Map<string, Phrase>()
  const names = findNames(texts.map(({ text }) => text))
  for (const [at, { text, weight }] of texts.entries()) {
    const runs = topicRuns(text, lexicon)
    const early = 1 + FIRST_BONUS * (1 - at / texts.length)
    for (const words of [
      ...runs.flatMap(piecesOf),
      ...joined(runs, text, belongsOf(packOf(lexicon.language)), lexicon.language),
    ]) {
      const key = words.map(({ folded }) => folded).join(' ')
      const [first, last] = [words[0], words.at(-1)]
      if (!first || !last || words.some((word) => isNoSubject(word, lexicon)) || hasVerb(words, lexicon)) continue
      const known = phrases.get(key) ?? {
        text: lowerUnlessNames(text.slice(first.start, last.end), names),
        weight: 0,
        words: words.length,
        nounlike: false,
        telling: words.length > 1 || weight > 1,
      }
      known.telling ||= phrases.has(key) || isNamed(words)
      known.nounlike ||= words.every(({ nounlike }) => nounlike)
      const named = isNamed(words) ? NAMED_WEIGHT : 1
      const alone = isModifier(words, lexicon) ? MODIFIER_WEIGHT : 1
      known.weight += weight * early * named * alone * (words.every(({ nounlike }) => nounlike) ? 1 : NO_NOUN_WEIGHT)
      phrases.set(key, known)
    }
  }
  const ranked = [...phrases.values()].sort((a, b) => rank(b) - rank(a))
  const tags: string[] = []
  for (const { text, nounlike, telling } of ranked) {
    if (tags.length >= enough && !(nounlike && telling)) continue
    if (!tags.some((tag) => isSameMatter(tag, text))) tags.push(text)
    if (tags.length === most) break
  }
  return tags
}

/** Tells whether a word is never part of a subject. A capital inside a sentence shows a name, whatever its ending. */
function isNoSubject({ folded, text, start }: Topic, { noSubject, pastForms }: WordLexicon): boolean {
  return noSubject.test(folded) || pastForms?.test(start === 0 ? text.toLowerCase() : text) === true
}

/** A word with a capital that begins no sentence, or an acronym. */
const NAME = /(?<=[\p{L}\p{N},;)] )\p{Lu}[\p{L}\p{M}]*|(?<![\p{L}\p{N}])\p{Lu}{2,}(?![\p{L}\p{N}])/gu
const LOWER_CASE = /(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{M}]*/gu

/** Returns the words that are written with a capital wherever they occur inside a sentence. */
function findNames(texts: readonly string[]): ReadonlySet<string> {
  const wordsIn = (pattern: RegExp) => texts.flatMap((text) => text.match(pattern) ?? [])
  const common = new Set(wordsIn(LOWER_CASE))
  return new Set(wordsIn(NAME).filter((name) => !common.has(name.toLowerCase())))
}

/** Returns a text in lower case but for names. */
function lowerUnlessNames(text: string, names: ReadonlySet<string>): string {
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => (names.has(word) ? word : word.toLowerCase()))
}

function isNamed(words: readonly Topic[]): boolean {
  return (words[0]?.start ?? 0) > 0 && words.every(({ text }) => /^\p{Lu}/u.test(text))
}

/** Tells whether a phrase is a single word that follows its noun, as adjectives do in some languages. */
function isModifier(words: readonly Topic[], { language }: WordLexicon): boolean {
  return words.length === 1 && words[0]?.follows === true && !packOf(language).titles.modifiersFirst
}

/**
 * Tells whether a phrase ends with a verb after its noun, such as "el comedor será", or is such a phrase without its article.
 */
function hasVerb(words: readonly Topic[], { language }: WordLexicon): boolean {
  const pack = packOf(language)
  // English nouns and verbs look alike.
  if (pack.titles.modifiersFirst) return false
  const ends = wordsOf(pack.titles.ends)
  const isForm = (word: Topic | undefined) =>
    word !== undefined && (ends.has(word.folded) || isThirdPerson(word.text.toLowerCase(), pack))
  const last = words.at(-1)
  // "Enseñárselas" is what somebody does, not a subject.
  if (words.length === 1 && !last?.nounlike && pack.verbs.isDeed(`${last?.folded} `)) return true
  return isForm(last) && (last?.follows === true || (words.length === 1 && !last?.nounlike))
}

/** Returns the words of a run, alone and with their neighbours. */
function piecesOf(run: Topic[]): Topic[][] {
  const pieces: Topic[][] = []
  for (let size = 1; size <= Math.min(run.length, MAX_TAG_WORDS); size++) {
    for (let at = 0; at + size <= run.length; at++) {
      const words = run.slice(at, at + size)
      if (words[0]?.nounlike || size === 1) pieces.push(words)
    }
  }
  return pieces
}

/** Joins two nouns that a small word connects, also with an adjective: "consejo de familia", "modelo de elementos finitos". */
function joined(runs: readonly Topic[][], text: string, belongs: RegExp, language: Language): Topic[][] {
  return runs.flatMap((run, at) => {
    const [head, [tail, ...rest] = []] = [run.at(-1), runs[at + 1]]
    if (!head?.nounlike || !tail || isVerb(tail.folded, language) || run.length >= MAX_TAG_WORDS) return []
    if (!belongs.test(text.slice(head.end, tail.start))) return []
    const short = [...run, { ...tail, nounlike: true }]
    const [next] = rest
    return next && short.length <= MAX_TAG_WORDS ? [short, [...short, { ...next, nounlike: true }]] : [short]
  })
}

function isSameMatter(tag: string, text: string): boolean {
  const [a, b] = [fold(tag), fold(text)]
  const [whole, part] = a.length > b.length ? [a, b] : [b, a]
  // "Dividend" and "dividends" count as one.
  return whole.includes(part) || (part.length > 4 && whole.startsWith(part.slice(0, -1)))
}

/** A phrase says more than a single word of it that occurs as often or more. */
function rank({ text, weight, words }: Phrase): number {
  return weight * (words === 1 ? 1 : words === 2 ? 1.5 : 1.7) + Math.min(text.length, 12) / 30
}
