import { isAnnouncement } from '#server/analysis/builtin/clauses/announcements.ts'
import { type Clause, evidenceOf } from '#server/analysis/builtin/clauses/clauses.ts'
import {
  countWords,
  cutFragments,
  type Fragment,
  isCutOff,
  isTorn,
  overlap,
  textOf,
} from '#server/analysis/builtin/clauses/fragments.ts'
import { isCourtesy } from '#server/analysis/builtin/follow-ups/addressees.ts'
import { weighSentiment } from '#server/analysis/builtin/sentiment/weigh-sentiment.ts'
import { writeNames } from '#server/analysis/builtin/titles/write-names.ts'
import { capitalise, shorten, trimSigns } from '#server/analysis/builtin/wording.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { packOf } from '#server/languages/languages.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import type { AnalysisContent } from '#shared/contract/analysis.ts'
import type { Language } from '#shared/languages.ts'
import { chooseHighlights, sentenceKey } from './highlights.ts'
import { findKeyPoints } from './key-points.ts'
import { topicRuns, weighWords } from './topics.ts'

const SUMMARY_WORDS = 60
const MAX_FRAGMENTS = 40
/** Items rank above the subject of the note. */
const MATTER_GAIN = 3
/** The base value of an item, whatever its words. */
const MATTER_BASE = 0.5
/** Statements of how things went and how the speaker feels. */
const FEELING_GAIN = 1.5
const ENOUGH_FEELING = 2
/** Amounts and percentages. */
const AMOUNT_GAIN = 1.4
/** The first clause usually names the subject. */
const FIRST_GAIN = 1.8
/** Fragments that start mid-thought read badly. */
const CUT_OFF_GAIN = 0.6
/** The share of its value that a word keeps when it has already been used. */
const REPEATED_GAIN = 0.1
/** Exponent of the length: longer fragments must say more. */
const LENGTH_EXPONENT = 0.85
const TITLE_LENGTH = 70

/**
 * Writes title, summary and key points: whole sentences, items first, then what says most about the subject.
 * @param shown the keys of the sentences that are shown beside the summary as items; null if no items are shown
 */
export function summarise(
  clauses: readonly Clause[],
  matters: readonly Fragment[],
  questions: readonly Fragment[],
  tags: readonly string[],
  named: string | null,
  shown: ReadonlySet<string> | null,
  lexicon: WordLexicon,
): Pick<AnalysisContent, 'title' | 'summary' | 'keyPoints'> {
  const words = clauses.reduce((sum, { text }) => sum + countWords(text), 0)
  const told = clauses.filter((clause) => !isAnnouncement(clause) && !isCourtesy(clause))
  const room = Math.max(SUMMARY_WORDS, Math.min(words / 4, 200))
  const highlights = chooseHighlights(
    told.length > 0 ? told : clauses,
    matters,
    shown ?? new Set(),
    (some, first, cut) => chooseFragments(some, first, room, lexicon, cut),
  )
  const points = findKeyPoints(
    clauses,
    shown && new Set([...shown, ...highlights.map(({ clause }) => sentenceKey(clause.sentence, clause.at))]),
    [...matters, ...questions],
    (free, first = []) => chooseFragments(free, first, Math.max(SUMMARY_WORDS, words / 4), lexicon),
    named,
  )
  const title =
    named ||
    tags
      .slice(0, 3)
      .map((tag) => asSpoken(tag, clauses, packOf(lexicon.language)))
      .join(', ') ||
    trimSigns(clauses[0]?.text ?? '')
  return {
    title: capitalise(shorten(title, TITLE_LENGTH)) || packOf(lexicon.language).noteTitles.untitled,
    summary: highlights.map(wordedAs).map(asSentence).join(' '),
    keyPoints: points.map(({ text, clause }) => ({ text: asSentence(text), evidence: evidenceOf(clause) })),
  }
}

/** Gives a tag the capitals with which it was transcribed, except those at the beginning of a clause. */
function asSpoken(tag: string, clauses: readonly Clause[], pack: LanguagePack): string {
  for (const { text } of clauses) {
    const at = text.toLowerCase().indexOf(tag, 1)
    // Some letters become longer in lower case, which shifts the positions.
    const spoken = at > 0 ? text.slice(at, at + tag.length) : ''
    if (spoken.toLowerCase() === tag) return writeNames(spoken, pack)
  }
  return writeNames(tag, pack)
}

/** Chooses the fragments with the most new topic words for their length, until the space is used up. */
function chooseFragments(
  clauses: readonly Clause[],
  matters: readonly Fragment[],
  room: number,
  lexicon: WordLexicon,
  cut: (clause: Clause) => Fragment[] = cutFragments,
): Fragment[] {
  const weights = weighWords(
    clauses.map(({ text }) => text),
    lexicon,
  )
  const topics = (fragment: Fragment) =>
    new Set(
      topicRuns(textOf(fragment), lexicon)
        .flat()
        .map(({ folded }) => folded),
    )
  const candidates = [
    ...matters.map((fragment) => ({ fragment, first: true })),
    ...clauses.flatMap(cut).map((fragment) => ({ fragment, first: false })),
  ].map((candidate) => ({
    ...candidate,
    words: countWords(wordedAs(candidate.fragment)),
    topics: topics(candidate.fragment),
    base: candidate.first ? MATTER_BASE : 0,
    boost:
      (candidate.first ? MATTER_GAIN * (candidate.fragment.weight ?? 1) : 1) *
      boostOf(candidate.fragment, clauses[0], lexicon.language),
  }))
  const likely = candidates
    .map((candidate) => ({
      ...candidate,
      gain: gainOf(candidate.topics, weights, new Set(), candidate.words, candidate.base) * candidate.boost,
    }))
    .sort((a, b) => Number(b.first) - Number(a.first) || b.gain - a.gain)
    .slice(0, MAX_FRAGMENTS)
  const chosen: Fragment[] = []
  const said = new Set<string>()
  let left = room
  while (likely.length > 0) {
    let best = -1
    let bestGain = 0
    for (const [at, { words, topics: own, boost, base, fragment }] of likely.entries()) {
      if (words > left || chosen.some((other) => overlap(other, fragment))) continue
      const gain = gainOf(own, weights, said, words, base) * boost
      if (gain > bestGain) [best, bestGain] = [at, gain]
    }
    const [taken] = best < 0 ? [] : likely.splice(best, 1)
    if (!taken) break
    chosen.push(taken.fragment)
    left -= taken.words
    for (const word of taken.topics) said.add(word)
  }
  return chosen
}

const amountsOf = perPack(({ clauses }) => new RegExp(`\\d|%|€|\\b(?:${clauses.amounts})\\b`, 'iu'))

function boostOf(fragment: Fragment, first: Clause | undefined, language: Language): number {
  const text = textOf(fragment)
  const { good, bad } = weighSentiment(text, language)
  return (
    (good + bad >= ENOUGH_FEELING ? FEELING_GAIN : 1) *
    (amountsOf(packOf(language)).test(text) ? AMOUNT_GAIN : 1) *
    (fragment.clause === first ? FIRST_GAIN : 1) *
    (isCutOff(fragment) || isTorn(fragment) ? CUT_OFF_GAIN : 1)
  )
}

function gainOf(
  topics: Set<string>,
  weights: Map<string, number>,
  said: Set<string>,
  words: number,
  base: number,
): number {
  let sum = base
  for (const word of topics) sum += Math.sqrt(weights.get(word) ?? 0) * (said.has(word) ? REPEATED_GAIN : 1)
  return sum / (words + 3) ** LENGTH_EXPONENT
}

/** Returns a fragment as prose, with the punctuation of a question or quotation around it. */
function wordedAs(fragment: Fragment): string {
  const words = textOf(fragment)
  const { text } = fragment.clause
  const at = text.indexOf(words)
  if (words === '' || at < 0) return words
  const opening = /[¿¡«"“]\s?$/.exec(text.slice(0, at))?.[0] ?? ''
  const closing = /^\s?[.?!…]*\s?[»"”]?/.exec(text.slice(at + words.length))?.[0] ?? ''
  return `${opening}${words}${closing.trimEnd()}`
}

function asSentence(text: string): string {
  return capitalise(/[.!?…][\s»"”]*$/.test(text) ? text : `${text.replace(/[,;:]$/, '')}.`)
}
