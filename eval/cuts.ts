import { findDatesApart } from '#server/analysis/dates/find-dates.ts'
import { judgeStatements } from '#server/analysis/statements/judge-statements.ts'
import { findSentenceStarts } from '#server/analysis/statements/sentence-starts.ts'
import { packOf } from '#server/languages/languages.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { readHeldOut } from '../training/corpus.ts'
import { stripSigns } from '../training/strip-signs.ts'
import { type Counts, type Figure, f1, precision, recall } from './figures.ts'
import type { NoteRecord } from './match-notes.ts'
import { byLanguage, readSet, toSentences } from './sets.ts'

/** Dates are only marked, so any day will do. */
const SPOKEN = { recordedAt: new Date('2026-01-07T12:00:00Z'), timezone: 'UTC' }

type FindStarts = (text: string, language: Language) => readonly number[]

/**
 * Evaluates where bare speech is cut: into statements on the held-out notes of the training set, and into sentences on the
 * punctuated notes of a folder, whose own full stops are the gold. Punctuation and capitals are removed first.
 */
export function evaluateCuts(folder: string): Figure[] {
  const heldOut = LANGUAGES.flatMap((language) => {
    const notes = readHeldOut(language).map(({ clauses }) => clauses.map(([text]) => text))
    return figuresOf('cuts_held_out', 'statements', language, countCuts(notes, language, findStatementStarts))
  })
  const records = readSet<NoteRecord>(folder, 'notes_gold').filter(({ style }) => style === 'punctuated')
  const sentences = byLanguage(records).flatMap(([language, some]) => {
    const notes = some.map(({ text }) => toSentences(text, language))
    return [
      ...figuresOf('cuts_notes', 'sentences', language, countCuts(notes, language, findSentences)),
      ...figuresOf('cuts_notes', 'statements', language, countCuts(notes, language, findStatementStarts)).filter(
        // Statements are shorter than sentences, so their other cuts may be right.
        ({ measure }) => measure.endsWith('recall'),
      ),
    ]
  })
  return [...heldOut, ...sentences]
}

/** Counts the places between the parts of bare notes that are found. */
export function countCuts(notes: readonly (readonly string[])[], language: Language, find: FindStarts): Counts {
  const counts = { hit: 0, missed: 0, extra: 0 }
  for (const parts of notes) {
    const bare = parts.map(stripSigns).filter((part) => part !== '')
    const gold = new Set(bare.slice(0, -1).map((_, at) => bare.slice(0, at + 1).join(' ').length + 1))
    const found = new Set(find(bare.join(' '), language))
    const hit = [...found].filter((at) => gold.has(at)).length
    counts.hit += hit
    counts.missed += gold.size - hit
    counts.extra += found.size - hit
  }
  return counts
}

const findSentences: FindStarts = (text, language) => findSentenceStarts(text, packOf(language))

/** Finds where the statements of a bare text begin, without the first. */
export const findStatementStarts: FindStarts = (text, language) => {
  const sentence = { index: 0, start: 0, end: 1, text }
  const dates = findDatesApart(text, language, SPOKEN)
  const judged = judgeStatements([{ sentence, dates }], SPOKEN, packOf(language))
  return (judged?.statements ?? []).slice(1).map(({ from }) => from)
}

function figuresOf(set: string, what: string, language: Language, counts: Counts): Figure[] {
  const figures: [string, number][] = [
    [`${what}, F1`, f1(counts)],
    [`${what}, precision`, precision(counts)],
    [`${what}, recall`, recall(counts)],
  ]
  return figures.map(([measure, value]) => ({ set, measure, language, value }))
}
