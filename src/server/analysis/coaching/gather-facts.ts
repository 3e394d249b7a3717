import { packOf } from '#server/languages/languages.ts'
import type { CoachingLexicon } from '#server/languages/parts/coaching-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { weighSentiment } from '../builtin/sentiment/weigh-sentiment.ts'
import { topicRuns } from '../builtin/topics.ts'
import { capitalise, wordsOf } from '../builtin/wording.ts'
import { toSingular } from '../text/singular.ts'
import type { Counted, CountedPhrases, NoteFacts, Worry } from './note-facts.ts'
import { compilePattern, countWords, placeOf, quoteSentence, readWords, type SpokenWords } from './read-words.ts'

/** The maximum number of quotes stored per note and kind: enough to show and to choose from. */
const MAX_QUOTES = 4
const MAX_WORRIES = 20
const MAX_TOPICS = 6
/** The maximum number of phrases stored, the most common first. */
const MAX_PHRASES = 8
/** How much more negative than positive a sentence must be to count as a worry. */
const WORRYING = 1
/** Shorter sentences are a name or a sigh. */
const MIN_WORRY_WORDS = 4

type Patterns = Record<Exclude<keyof CoachingLexicon, 'capitals'>, RegExp>

const patternsOf = perPack(
  ({ coachingPhrases }): Patterns => ({
    fillers: compilePattern(coachingPhrases.fillers),
    hedges: compilePattern(coachingPhrases.hedges),
    recognition: compilePattern(coachingPhrases.recognition),
    reversals: compilePattern(coachingPhrases.reversals),
  }),
)

/** Gathers the facts that coaching is based on from one text. Of the voice only the times of the sentences are used. */
export function gatherNoteFacts(sentences: readonly Sentence[], language: Language): NoteFacts {
  const spoken = sentences.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(readWords)
  const patterns = patternsOf(packOf(language))
  const { capitals } = packOf(language).coachingPhrases
  const lengths = spoken.map((words) => ({ sentence: words.sentence, words: countWords(words) }))
  const longest = lengths.reduce<(typeof lengths)[number] | null>(
    (most, next) => (most === null || next.words > most.words ? next : most),
    null,
  )
  const [first] = spoken
  return {
    words: lengths.reduce((sum, { words }) => sum + words, 0),
    speechSeconds: spoken.reduce((sum, { sentence }) => sum + Math.max(0, sentence.end - sentence.start), 0),
    sentences: spoken.length,
    longestSentence: longest && { ...quoteSentence(longest.sentence), words: longest.words },
    opening: first ? quoteSentence(first.sentence) : null,
    fillers: countPhrases(spoken, patterns.fillers, capitals),
    hedges: countPhrases(spoken, patterns.hedges, capitals),
    recognition: countSentences(spoken, patterns.recognition),
    reversals: countSentences(spoken, patterns.reversals),
    worries: findWorries(spoken, language),
  }
}

function countPhrases(spoken: readonly SpokenWords[], pattern: RegExp, capitals: string): CountedPhrases {
  const phrases = new Map<string, number>()
  const found: { words: SpokenWords; at: number; times: number }[] = []
  for (const words of spoken) {
    const matches = [...words.joined.matchAll(pattern)]
    const places = matches.map((match) => placeOf(words, match.index, match[0]))
    for (const { from, to } of places) {
      const phrase = withCapital(words.sentence.text.slice(from, to).toLowerCase(), capitals)
      phrases.set(phrase, (phrases.get(phrase) ?? 0) + 1)
    }
    const [first] = places
    if (first) found.push({ words, at: first.from, times: matches.length })
  }
  const commonest = [...phrases].sort(([, a], [, b]) => b - a).slice(0, MAX_PHRASES)
  return {
    count: found.reduce((sum, { times }) => sum + times, 0),
    phrases: Object.fromEntries(commonest),
    // The longest sentences show it best.
    quotes: found
      .toSorted((a, b) => b.times - a.times)
      .slice(0, MAX_QUOTES)
      .map(({ words, at }) => quoteSentence(words.sentence, at)),
  }
}

/** Restores the capital of a phrase whose first word always has one: "I think". */
function withCapital(phrase: string, capitals: string): string {
  const [, word = ''] = /^(\p{L}+)[ ’']/u.exec(phrase) ?? []
  return word !== '' && wordsOf(capitals).has(word) ? capitalise(phrase) : phrase
}

/** Counts the sentences that match, each once. */
function countSentences(spoken: readonly SpokenWords[], pattern: RegExp): Counted {
  const quotes = spoken.flatMap((words) => {
    const [match] = words.joined.matchAll(pattern)
    return match ? [quoteSentence(words.sentence, placeOf(words, match.index, match[0]).from)] : []
  })
  return { count: quotes.length, quotes: quotes.slice(0, MAX_QUOTES) }
}

function findWorries(spoken: readonly SpokenWords[], language: Language): Worry[] {
  const worries: Worry[] = []
  for (const { sentence, tokens } of spoken) {
    if (tokens.length < MIN_WORRY_WORDS) continue
    const { good, bad } = weighSentiment(sentence.text, language)
    if (bad - good < WORRYING) continue
    const topics = nounsOf(sentence.text, language)
      .slice(0, MAX_TOPICS)
      .map(({ folded, text }) => ({ key: toSingular(folded, language), text: text.toLowerCase() }))
    if (topics.length > 0) worries.push({ topics, quote: quoteSentence(sentence) })
    if (worries.length === MAX_WORRIES) break
  }
  return worries
}

/** Tells whether a statement is hedged. */
export function isHedged(text: string, language: Language): boolean {
  return readWords({ index: 0, start: 0, end: 0, text }).joined.search(patternsOf(packOf(language)).hedges) >= 0
}

/** Returns the words by which two sentences are recognised as being about the same topic. */
export function topicKeys(text: string, language: Language): string[] {
  return nounsOf(text, language).map(({ folded }) => toSingular(folded, language))
}

function nounsOf(text: string, language: Language) {
  return topicRuns(text, packOf(language).words)
    .flat()
    .filter(({ nounlike }) => nounlike)
}
