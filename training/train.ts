import { encodeModel } from '#server/analysis/statements/linear-model.ts'
import { STATEMENT_KINDS } from '#server/analysis/statements/statement-kinds.ts'
import type { Language } from '#shared/languages.ts'
import type { TrainingNote } from './corpus.ts'
import { clauseExamples, gapExamples, readNote } from './examples.ts'
import { fitHeads, type HeadOptions, splitExamples } from './fit-heads.ts'

const OPTIONS: HeadOptions = { bits: 18, minSeen: 3, passes: 12, rate: 0.1, decay: 1e-5 }
/**
 * Minimum number of clauses of a note: those with fewer are memos. They do not teach where statements are cut, because most of
 * theirs begin with a verb.
 */
const MIN_CLAUSES_OF_NOTE = 6
/** The head that tells whether a statement begins. */
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

function isMemo(note: TrainingNote | undefined): boolean {
  return note !== undefined && note.clauses.length < MIN_CLAUSES_OF_NOTE
}
