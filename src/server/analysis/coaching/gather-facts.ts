import { packOf } from '#server/languages/languages.ts'
import type { CoachingLexicon } from '#server/languages/parts/coaching-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { weighSentiment } from '../builtin/sentiment/weigh-sentiment.ts'
import { capitalise, wordsOf } from '../builtin/wording.ts'
import { subjectsOf, topicKeys } from './find-subjects.ts'
import type { Counted, CountedPhrases, NoteFacts, Reversal, Subject, Worry } from './note-facts.ts'
import { compilePattern, countWords, placeOf, quoteSentence, readWords, type SpokenWords } from './read-words.ts'

/** The maximum number of quotes stored per note and kind: enough to show and to choose from. */
const MAX_QUOTES = 4
const MAX_WORRIES = 20
const MAX_SUBJECTS = 6
/** The maximum number of subjects counted per note, the most frequent first. */
const MAX_COUNTED_SUBJECTS = 60
/** The maximum number of phrases stored, the most common first. */
const MAX_PHRASES = 8
/** How much more negative than positive a sentence must be to count as a worry: more than one word such as "late" makes it. */
const WORRYING = 1.5
/** Minimum number of words of such a sentence: a shorter one is a name or a sigh. */
const MIN_WORRY_WORDS = 4

type Patterns = Record<Exclude<keyof CoachingLexicon, 'capitals'>, RegExp>

const patternsOf = perPack(
  ({ coachingPhrases }): Patterns => ({
    fillers: compilePattern(coachingPhrases.fillers),
    hedges: compilePattern(coachingPhrases.hedges),
    recognition: compilePattern(coachingPhrases.recognition),
    reversals: compilePattern(coachingPhrases.reversals),
    own: compilePattern(coachingPhrases.own),
  }),
)

/**
 * Gathers the facts that coaching is based on from one text. Only the times of the sentences are used, not the voice itself.
 */
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
  const subjects = spoken.map(({ sentence }) => subjectsOf(sentence.text, language))
  const worries = findWorries(spoken, subjects, language)
  return {
    words: lengths.reduce((sum, { words }) => sum + words, 0),
    speechSeconds: spoken.reduce((sum, { sentence }) => sum + Math.max(0, sentence.end - sentence.start), 0),
    sentences: spoken.length,
    longestSentence: longest && { ...quoteSentence(longest.sentence), words: longest.words },
    opening: first ? quoteSentence(first.sentence) : null,
    fillers: countPhrases(spoken, patterns.fillers, capitals),
    hedges: countPhrases(spoken, patterns.hedges, capitals),
    recognition: countSentences(spoken, patterns.recognition),
    reversals: findReversals(spoken, patterns.reversals, language),
    worries,
    subjects: countSubjects(subjects, worries),
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
    // The longest sentences are the best examples.
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

/** Finds where the speaker takes something back. What follows "I changed my mind." shows what it is about. */
function findReversals(spoken: readonly SpokenWords[], pattern: RegExp, language: Language): Reversal[] {
  const found = spoken.flatMap((words, at): Reversal[] => {
    const [match] = words.joined.matchAll(pattern)
    if (!match) return []
    const { text } = words.sentence
    const { from, to } = placeOf(words, match.index, match[0])
    const said = topicKeys(`${text.slice(0, from)}; ${text.slice(to)}`, language)
    const topics = said.length > 0 ? said : topicKeys(spoken[at + 1]?.sentence.text ?? '', language)
    return [{ topics, quote: quoteSentence(words.sentence, from) }]
  })
  return found.slice(0, MAX_QUOTES)
}

function findWorries(
  spoken: readonly SpokenWords[],
  subjects: readonly (readonly Subject[])[],
  language: Language,
): Worry[] {
  const worries: Worry[] = []
  for (const [at, { sentence, tokens }] of spoken.entries()) {
    const about = subjects[at] ?? []
    if (tokens.length < MIN_WORRY_WORDS || about.length === 0) continue
    const { good, bad } = weighSentiment(sentence.text, language)
    if (bad - good < WORRYING) continue
    worries.push({ subjects: about.slice(0, MAX_SUBJECTS), quote: quoteSentence(sentence) })
    if (worries.length === MAX_WORRIES) break
  }
  return worries
}

function countSubjects(subjects: readonly (readonly Subject[])[], worries: readonly Worry[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { key } of subjects.flat()) counts.set(key, (counts.get(key) ?? 0) + 1)
  const kept = [...counts].sort(([, a], [, b]) => b - a).slice(0, MAX_COUNTED_SUBJECTS)
  const worrying = worries
    .flatMap((worry) => worry.subjects)
    .map(({ key }): [string, number] => [key, counts.get(key) ?? 1])
  return Object.fromEntries([...kept, ...worrying])
}

/** Tells whether a statement contains a hedge. */
export function isHedged(text: string, language: Language): boolean {
  return holds('hedges', text, language)
}

/** Tells whether a statement is the speaker's own, alone or with others. */
export function isOwn(text: string, language: Language): boolean {
  return holds('own', text, language)
}

function holds(kind: keyof Patterns, text: string, language: Language): boolean {
  return readWords({ index: 0, start: 0, end: 0, text }).joined.search(patternsOf(packOf(language))[kind]) >= 0
}
