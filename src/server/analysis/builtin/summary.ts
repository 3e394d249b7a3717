import type { AnalysisContent } from '#shared/contract/analysis.ts'
import type { Language } from '#shared/languages.ts'
import { tokenize } from '../text/tokens.ts'
import { type Clause, evidenceOf } from './clauses.ts'
import type { WordLexicon } from './lexicon/word-lexicon.ts'
import { capitalise, shorten, trimSigns, wordsOf } from './wording.ts'

const MOST_KEY_POINTS = 5
const SUMMARY_WORDS = 60
const TITLE_LENGTH = 70
const UNTITLED: Record<Language, string> = { en: 'Voice note', es: 'Nota de voz', fr: 'Note vocale' }

/** Title, summary and key points out of the clauses that hold the most of what the note is about. */
export function summarise(
  clauses: readonly Clause[],
  tags: readonly string[],
  lexicon: WordLexicon,
  language: Language,
): Pick<AnalysisContent, 'title' | 'summary' | 'keyPoints'> {
  const ranked = rank(clauses, lexicon)
  const words = clauses.reduce((sum, { text }) => sum + countWords(text), 0)
  const chosen: Clause[] = []
  let room = Math.max(SUMMARY_WORDS, words / 4)
  for (const clause of ranked) {
    const size = countWords(clause.text)
    if (size > room) continue
    chosen.push(clause)
    room -= size
  }
  const inOrder = (some: readonly Clause[]) => clauses.filter((clause) => some.includes(clause))
  const title = tags.slice(0, 3).join(', ') || trimSigns(clauses[0]?.text ?? '')
  return {
    title: capitalise(shorten(title, TITLE_LENGTH)) || UNTITLED[language],
    summary: inOrder(chosen)
      .map(({ text }) => asSentence(text))
      .join(' '),
    keyPoints: inOrder(ranked.slice(0, MOST_KEY_POINTS)).map((clause) => ({
      text: asSentence(clause.text),
      evidence: evidenceOf(clause),
    })),
  }
}

function rank(clauses: readonly Clause[], lexicon: WordLexicon): Clause[] {
  const stop = wordsOf(lexicon.stopWords)
  const contents = clauses.map(({ text }) =>
    tokenize(text)
      .map(({ folded }) => folded)
      .filter((word) => /\p{L}{3,}/u.test(word) && !stop.has(word)),
  )
  const counts = new Map<string, number>()
  for (const word of contents.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const scores = new Map<Clause, number>()
  for (const [at, clause] of clauses.entries()) {
    const content = new Set(contents[at])
    const sum = [...content].reduce((total, word) => total + (counts.get(word) ?? 0), 0)
    scores.set(clause, sum / (content.size + 4))
  }
  return [...clauses].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0)).slice(0, 100)
}

function countWords(text: string): number {
  return text.split(/\s+/).length
}

function asSentence(text: string): string {
  return capitalise(/[.!?…]$/.test(text) ? text : `${text.replace(/[,;:]$/, '')}.`)
}
