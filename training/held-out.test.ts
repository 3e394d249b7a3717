import { describe, expect, it, test } from 'vitest'
import { probabilityOf, scoreOf } from '#server/analysis/statements/linear-model.ts'
import { rankOwners } from '#server/analysis/statements/rank-owners.ts'
import type { StatementKind } from '#server/analysis/statements/statement-kinds.ts'
import { statementModelOf } from '#server/analysis/statements/statement-model.ts'
import { packOf } from '#server/languages/languages.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { countCuts, findStatementStarts } from '../eval/cuts.ts'
import { f1 } from '../eval/figures.ts'
import { readCorpus, readHeldOut } from './corpus.ts'
import { clauseExamples, readNote } from './examples.ts'
import { ownerExamples } from './train-owners.ts'

/**
 * Returns how many clauses the judge assigns to a kind with at least 0.5, and how many it should, as written and without
 * punctuation.
 */
function judge(language: Language, kind: StatementKind) {
  const model = statementModelOf(packOf(language))
  if (!model) throw new Error(`no model for ${language}`)
  const head = model.kinds[kind]
  const judged = readHeldOut(language)
    .flatMap((note) => readNote(note, language))
    .flatMap(clauseExamples)
    .map(({ features, kinds }) => ({
      taken: probabilityOf(head, scoreOf(head, features, model.bits)) >= 0.5,
      stated: kinds.has(kind),
    }))
  const [taken, stated] = [judged.filter((one) => one.taken), judged.filter((one) => one.stated)]
  const right = taken.filter((one) => one.stated).length
  return { precision: right / taken.length, recall: right / stated.length }
}

describe.each(LANGUAGES)('the held-out notes in %s', (language) => {
  const heldOut = readHeldOut(language)

  it('have voices of their own, and clauses that no training note has', () => {
    const trained = readCorpus(language)
    const voices = new Set(trained.map(({ voice }) => voice))
    expect(heldOut.filter(({ voice }) => voices.has(voice))).toEqual([])
    const clauses = new Set(trained.flatMap((note) => note.clauses.map(([text]) => text)))
    expect(heldOut.flatMap((note) => note.clauses).filter(([text]) => clauses.has(text))).toEqual([])
  })

  it('have 150 clauses', () => expect(heldOut.flatMap((note) => note.clauses)).toHaveLength(150))
})

test.each<[Language, StatementKind, number, number]>([
  ['en', 'task', 0.8, 0.8],
  ['es', 'task', 0.8, 0.7],
  ['fr', 'task', 0.8, 0.7],
])('in %s the judge finds a %s with a precision of %d and a recall of %d', (language, kind, precision, recall) => {
  const found = judge(language, kind)
  expect(found.precision).toBeGreaterThanOrEqual(precision)
  expect(found.recall).toBeGreaterThanOrEqual(recall)
})

test.each<[Language, number]>([
  ['en', 0.8],
  ['es', 0.75],
  ['fr', 0.7],
])('in %s the owner of a follow-up is right in at least %d', (language, expected) => {
  const model = statementModelOf(packOf(language))
  if (!model) throw new Error(`no model for ${language}`)
  const ranked = readHeldOut(language)
    .flatMap((note) => ownerExamples(note, language))
    .map(({ candidates, right }) => {
      const all = rankOwners(
        candidates.map((features, owner) => ({ owner, features })),
        model.owners,
      )
      const [best] = all.sort((a, b) => b.probability - a.probability)
      return right.includes(Number(best?.owner))
    })
  expect(ranked.filter(Boolean).length / ranked.length).toBeGreaterThanOrEqual(expected)
})

test.each<[Language, number]>([
  ['en', 0.65],
  ['es', 0.58],
  ['fr', 0.65],
])('in %s bare speech is cut where statements begin with an F1 of %d', (language, expected) => {
  const notes = readHeldOut(language).map(({ clauses }) => clauses.map(([text]) => text))
  expect(f1(countCuts(notes, language, findStatementStarts))).toBeGreaterThanOrEqual(expected)
})

test('counts the beginnings that are found, missed and added', () => {
  const notes = [['We were in York.', 'I need to ring the surveyor.', 'Lovely day.']]
  const text = 'we were in york i need to ring the surveyor lovely day'
  const find = (bare: string) => (bare === text ? [text.indexOf('i need'), text.indexOf('to ring')] : [])
  expect(countCuts(notes, 'en', find)).toEqual({ hit: 1, missed: 1, extra: 1 })
})
