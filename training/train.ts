import { encodeModel, featureWeight, type Head, sumWeights } from '#server/analysis/statements/linear-model.ts'
import { STATEMENT_KINDS } from '#server/analysis/statements/statement-kinds.ts'
import type { Language } from '#shared/languages.ts'
import { calibrate, type Scored } from './calibrate.ts'
import type { TrainingNote } from './corpus.ts'
import { clauseExamples, type Example, gapExamples, readNote } from './examples.ts'
import { type FitOptions, fitWeights } from './fit-weights.ts'

const BITS = 18
/** Rarer features tell nothing of other notes, and would share the weights of those that do. */
const MIN_SEEN = 3
const OPTIONS: FitOptions = { bits: BITS, passes: 12, rate: 0.1, decay: 1e-5 }
const FOLDS = 5
/** The head that tells where a statement begins. */
const GAP_HEAD = 'begins'

/** The examples to fit, and five splits of them, each with every fifth note left out. */
interface ExampleSet {
  all: Example[]
  folds: { seen: Example[]; unseen: Example[] }[]
}

/** Splits the examples of notes. Rare features are left out of what is fitted, once for all heads. */
function prepare(notes: readonly Example[][]): ExampleSet {
  return {
    all: withoutRare(notes.flat()),
    folds: Array.from({ length: FOLDS }, (_, fold) => ({
      seen: withoutRare(notes.filter((_, at) => at % FOLDS !== fold).flat()),
      unseen: notes.filter((_, at) => at % FOLDS === fold).flat(),
    })),
  }
}

/** Scores of one head on notes it was not trained on. */
function scoreUnseen({ folds }: ExampleSet, name: string): Scored[] {
  return folds.flatMap(({ seen, unseen }) => {
    const weights = fitWeights(seen, name, OPTIONS)
    return unseen.map(({ features, kinds }) => ({
      score: sumWeights(weights, features, BITS) * featureWeight(features),
      right: kinds.has(name),
    }))
  })
}

/**
 * Trains the model of a language. The same notes always give the same bytes.
 * @param corpus SHA-256 of the file with the notes, by which a test knows whether the model is up to date
 */
export function train(notes: readonly TrainingNote[], language: Language, corpus: string): Buffer {
  const read = notes.map((note) => readNote(note, language))
  const gaps = prepare(read.map((versions) => versions.flatMap(gapExamples)))
  const clauses = prepare(read.map((versions) => versions.flatMap(clauseExamples)))
  const heads = [GAP_HEAD, ...STATEMENT_KINDS].map((name): Head => {
    const examples = name === GAP_HEAD ? gaps : clauses
    const weights = fitWeights(examples.all, name, OPTIONS)
    return { name, ...quantise(weights), ...calibrate(scoreUnseen(examples, name)) }
  })
  return encodeModel({ bits: BITS, corpus, heads })
}

function withoutRare(examples: readonly Example[]): Example[] {
  const seen = new Map<number, number>()
  for (const { features } of examples) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1)
  return examples.map(({ features, kinds }) => ({
    features: features.filter((one) => (seen.get(one) ?? 0) >= MIN_SEEN),
    kinds,
  }))
}

/** Rounds weights to one byte each. */
function quantise(weights: Float32Array): Pick<Head, 'weights' | 'scale'> {
  let most = 1e-9
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const scale = most / 127
  return { weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale }
}
