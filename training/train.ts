import { encodeModel, featureWeight, type Head } from '#server/analysis/statements/linear-model.ts'
import { STATEMENT_KINDS } from '#server/analysis/statements/statement-kinds.ts'
import type { Language } from '#shared/languages.ts'
import { calibrate, type Scored } from './calibrate.ts'
import type { TrainingNote } from './corpus.ts'
import { clauseExamples, type Example, gapExamples, type ReadNote, readNote } from './examples.ts'
import { type FitOptions, fitWeights } from './fit-weights.ts'

const BITS = 16
const OPTIONS: FitOptions = { bits: BITS, passes: 12, rate: 0.1, decay: 1e-5 }
const FOLDS = 5
/** The head that tells where a statement begins. */
const GAP_HEAD = 'begins'

/** Which examples a head learns from. */
const examplesFor = (name: string) => (name === GAP_HEAD ? gapExamples : clauseExamples)

/** Scores of one head on notes it was not trained on: five models, each without every fifth note. */
function scoreUnseen(notes: readonly ReadNote[][], name: string): (Scored & { bare: boolean })[] {
  const examplesOf = examplesFor(name)
  const examples = notes.map((versions) => versions.map(examplesOf))
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const weights = fitWeights(examples.filter((_, at) => at % FOLDS !== fold).flat(2), name, OPTIONS)
    return examples
      .filter((_, at) => at % FOLDS === fold)
      .flatMap((versions) =>
        versions.flatMap((some, version) =>
          some.map((example) => ({
            score: rawScore(weights, example),
            right: example.kinds.has(name),
            bare: version === versions.length - 1,
          })),
        ),
      )
  })
}

function rawScore(weights: Float32Array, { features }: Example): number {
  let sum = 0
  for (const feature of features) sum += weights[feature >>> (32 - BITS)] ?? 0
  return sum * featureWeight(features)
}

/**
 * Trains the model of a language. The same notes always give the same bytes.
 * @param corpus SHA-256 of the file with the notes, by which a test knows whether the model is up to date
 */
export function train(notes: readonly TrainingNote[], language: Language, corpus: string): Buffer {
  const read = notes.map((note) => readNote(note, language))
  const heads = [GAP_HEAD, ...STATEMENT_KINDS].map((name): Head => {
    const weights = fitWeights(
      read.flatMap((versions) => versions.flatMap(examplesFor(name))),
      name,
      OPTIONS,
    )
    return { name, ...quantise(weights), ...calibrate(scoreUnseen(read, name)) }
  })
  return encodeModel({ bits: BITS, corpus, heads })
}

/** Rounds weights to one byte each. */
function quantise(weights: Float32Array): Pick<Head, 'weights' | 'scale'> {
  let most = 1e-9
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const scale = most / 127
  return { weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale }
}
