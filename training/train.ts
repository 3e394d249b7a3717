import { encodeModel } from '#server/analysis/statements/linear-model.ts'
import { STATEMENT_KINDS } from '#server/analysis/statements/statement-kinds.ts'
import type { Language } from '#shared/languages.ts'
import type { TrainingNote } from './corpus.ts'
import { clauseExamples, cutExample, gapExamples, readBareNote, readNote } from './examples.ts'
import { type CutExample, type CutOptions, fitCuts } from './fit-cuts.ts'
import { fitHeads, type HeadOptions, splitExamples } from './fit-heads.ts'

const OPTIONS: HeadOptions = { bits: 18, minSeen: 3, passes: 12, averaged: 6, rate: 0.1, decay: 1e-5, levels: 20 }
/**
 * Minimum number of clauses of a note: those with fewer are memos. They do not teach where statements are cut, because most of
 * theirs begin with a verb.
 */
const MIN_CLAUSES_OF_NOTE = 6
export const CUT_OPTIONS: CutOptions = {
  bits: 20,
  passes: 4,
  refits: 1,
  rate: 0.1,
  decay: 1e-4,
  minSeen: 2,
  minWeight: 0.12,
  trusted: 10,
  levels: 24,
}
/** The head that tells whether a statement begins, used where speech is punctuated. */
const GAP_HEAD = 'begins'

/**
 * Trains the model of a language. The same notes always give the same bytes.
 * @param corpus SHA-256 of the file with the notes, with which a test checks whether the model is up to date
 */
export function train(notes: readonly TrainingNote[], language: Language, corpus: string): Buffer {
  const read = notes.map((note) => readNote(note, language))
  const long = read.filter((_, at) => !isMemo(notes[at]))
  const gaps = splitExamples(
    long.map((versions) => versions.flatMap(gapExamples)),
    OPTIONS,
  )
  const clauses = splitExamples(
    read.map((versions) => versions.flatMap(clauseExamples)),
    OPTIONS,
  )
  const heads = [...fitHeads(gaps, [GAP_HEAD], OPTIONS), ...fitHeads(clauses, STATEMENT_KINDS, OPTIONS)]
  return encodeModel({ bits: OPTIONS.bits, corpus, heads })
}

/**
 * Trains the model of where statements begin in bare speech. The same notes always give the same bytes.
 * @param corpus as for {@link train}
 */
export function trainCuts(notes: readonly TrainingNote[], language: Language, corpus: string): Buffer {
  const examples = readCutExamples(notes, language)
  return encodeModel({ bits: CUT_OPTIONS.bits, corpus, heads: [{ name: 'cuts', ...fitCuts(examples, CUT_OPTIONS) }] })
}

/** Reads the notes that teach where bare speech is cut. */
export function readCutExamples(notes: readonly TrainingNote[], language: Language): CutExample[] {
  return notes.filter((note) => !isMemo(note)).map((note) => cutExample(readBareNote(note, language)))
}

function isMemo(note: TrainingNote | undefined): boolean {
  return note !== undefined && note.clauses.length < MIN_CLAUSES_OF_NOTE
}
