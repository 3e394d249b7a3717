import type { AnalysisContent } from '#shared/contract/analysis.ts'
import type { Language } from '#shared/languages.ts'
import { type Clause, evidenceOf } from './clauses.ts'
import type { WordLexicon } from './lexicon/word-lexicon.ts'
import { topicRuns, weighWords } from './topics.ts'
import { capitalise, shorten, trimSigns } from './wording.ts'

/** A stretch of a clause that may stand in the summary; what follows from the note (tasks, events) comes first. */
export interface Fragment {
  clause: Clause
  /** Offsets in the clause. */
  from: number
  to: number
}

const MOST_KEY_POINTS = 5
const SUMMARY_WORDS = 60
const LONGEST_FRAGMENT_WORDS = 18
const SHORTEST_FRAGMENT_WORDS = 4
const MOST_FRAGMENTS = 40
/** What follows from a note comes before what it is about. */
const MATTER_GAIN = 3
const TITLE_LENGTH = 70
const UNTITLED: Record<Language, string> = { en: 'Voice note', es: 'Nota de voz', fr: 'Note vocale' }

/** Title, summary and key points: first what follows from the note, then what says most of its subject. */
export function summarise(
  clauses: readonly Clause[],
  matters: readonly Fragment[],
  tags: readonly string[],
  lexicon: WordLexicon,
  language: Language,
): Pick<AnalysisContent, 'title' | 'summary' | 'keyPoints'> {
  const words = clauses.reduce((sum, { text }) => sum + countWords(text), 0)
  const chosen = chooseFragments(clauses, matters, Math.max(SUMMARY_WORDS, Math.min(words / 4, 200)), lexicon)
  const order = new Map(clauses.map((clause, index) => [clause, index]))
  const place = ({ clause, from }: Fragment) => (order.get(clause) ?? 0) * 100_000 + from
  const inOrder = [...chosen].sort((a, b) => place(a) - place(b))
  const points = [...new Set(chosen.map(({ clause }) => clause))].slice(0, MOST_KEY_POINTS)
  points.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
  const title = tags.slice(0, 3).join(', ') || trimSigns(clauses[0]?.text ?? '')
  return {
    title: capitalise(shorten(title, TITLE_LENGTH)) || UNTITLED[language],
    summary: inOrder.map(textOf).map(asSentence).join(' '),
    keyPoints: points.map((clause) => ({ text: asSentence(clause.text), evidence: evidenceOf(clause) })),
  }
}

/** Takes what brings the most new topic words for its length, until there is no room. */
function chooseFragments(
  clauses: readonly Clause[],
  matters: readonly Fragment[],
  room: number,
  lexicon: WordLexicon,
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
    ...clauses.flatMap(cutFragments).map((fragment) => ({ fragment, first: false })),
  ].map((candidate) => ({
    ...candidate,
    words: countWords(textOf(candidate.fragment)),
    topics: topics(candidate.fragment),
  }))
  const likely = candidates
    .map((candidate) => ({ ...candidate, gain: gainOf(candidate.topics, weights, new Set(), candidate.words) }))
    .sort((a, b) => Number(b.first) - Number(a.first) || b.gain - a.gain)
    .slice(0, MOST_FRAGMENTS)
  const chosen: Fragment[] = []
  const said = new Set<string>()
  let left = room
  while (likely.length > 0) {
    let best = -1
    let bestGain = 0
    for (const [at, { words, topics: own, first, fragment }] of likely.entries()) {
      if (words > left || chosen.some((other) => overlap(other, fragment))) continue
      const gain = gainOf(own, weights, said, words) * (first ? MATTER_GAIN : 1)
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

function gainOf(topics: Set<string>, weights: Map<string, number>, said: Set<string>, words: number): number {
  let sum = 0
  for (const word of topics) sum += Math.sqrt(weights.get(word) ?? 0) * (said.has(word) ? 0.1 : 1)
  return sum / (words + 3) ** 0.7
}

function overlap(a: Fragment, b: Fragment): boolean {
  return a.clause === b.clause && a.from < b.to && a.to > b.from
}

/** A clause whole where it is short, else its parts between commas, short ones together. */
function cutFragments(clause: Clause): Fragment[] {
  const fragments: Fragment[] = []
  let from = 0
  const cut = (to: number) => {
    if (countWords(clause.text.slice(from, to)) >= SHORTEST_FRAGMENT_WORDS) fragments.push({ clause, from, to })
    from = to
  }
  for (const { index } of clause.text.matchAll(/[,:;](?=\s)/g)) {
    if (countWords(clause.text.slice(from, index)) >= LONGEST_FRAGMENT_WORDS / 2) cut(index)
  }
  cut(clause.text.length)
  return fragments.flatMap(cutLong)
}

/** Bare speech has no commas: a long run is taken by windows of words. */
function cutLong(fragment: Fragment): Fragment[] {
  const words = [...textOf(fragment).matchAll(/\S+/g)]
  if (words.length <= 2 * LONGEST_FRAGMENT_WORDS) return [fragment]
  const pieces: Fragment[] = []
  for (let at = 0; at < words.length; at += LONGEST_FRAGMENT_WORDS) {
    const first = words[at]
    const next = words[at + LONGEST_FRAGMENT_WORDS]
    if (first)
      pieces.push({
        clause: fragment.clause,
        from: fragment.from + first.index,
        to: next ? fragment.from + next.index : fragment.to,
      })
  }
  return pieces
}

/** Small words that a cut would leave hanging at the end. */
const HANGING =
  /(?:[\s,]+(?:and|or|the|a|an|of|to|in|on|with|for|that|so|but|y|o|de|del|la|el|los|las|que|en|por|con|para|un|una|si|et|ou|du|le|les|des|à|qui|dans|avec|pour|au|ce|je|i|we))+$/iu

function textOf({ clause, from, to }: Fragment): string {
  return trimSigns(trimSigns(clause.text.slice(from, to)).replace(HANGING, ''))
}

function countWords(text: string): number {
  return text.trim().split(/\s+/).length
}

function asSentence(text: string): string {
  return capitalise(/[.!?…]$/.test(text) ? text : `${text.replace(/[,;:]$/, '')}.`)
}
