import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Sentence } from '#shared/contract/notes.ts'
import { mergeEdits } from './merge-edits.ts'

const number = (texts: ReadonlyArray<Omit<Sentence, 'index'>>): Sentence[] =>
  texts.map((sentence, index) => ({ ...sentence, index }))
const textOf = (...texts: string[]) => number(texts.map((text, at) => ({ start: at * 2, end: at * 2 + 2, text })))

/** Applies edits as the server does: an emptied sentence is removed, and the rest are numbered again. */
function apply(sentences: readonly Sentence[], edits: Iterable<readonly [number, string]>): Sentence[] {
  const texts = new Map(edits)
  return number(
    sentences
      .map((sentence) => ({ ...sentence, text: texts.get(sentence.index) ?? sentence.text }))
      .filter(({ text }) => text !== ''),
  )
}

const words = fc.constantFrom('One.', 'Two.', 'Three.', 'Four.')
/** The text of each sentence, and how each of two people changes it; undefined for no change. */
const change = fc.option(fc.oneof(words, fc.constant('')), { nil: undefined })
const case_ = fc.array(fc.record({ text: words, theirs: change, mine: change }), { maxLength: 8 })
type Case = ReadonlyArray<{ text: string; theirs: string | undefined; mine: string | undefined }>

const changes = (rows: Case, who: 'theirs' | 'mine') =>
  new Map(rows.flatMap((row, index) => (row[who] === undefined ? [] : [[index, row[who]] as const])))
const isChanged = (row: Case[number], who: 'theirs' | 'mine') => row[who] !== undefined && row[who] !== row.text

function merge(rows: Case) {
  const base = textOf(...rows.map(({ text }) => text))
  const newest = apply(base, changes(rows, 'theirs'))
  const merged = mergeEdits(base, changes(rows, 'mine'), newest)
  const result = apply(
    newest,
    merged.edits.map(({ index, text }) => [index, text] as const),
  )
  return { base, newest, ...merged, result: new Map(result.map(({ start, text }) => [start / 2, text])) }
}

describe('merging edits into a text that has changed meanwhile', () => {
  it('asks exactly where both changed a sentence in different ways', () => {
    fc.assert(
      fc.property(case_, (rows) => {
        const expected = rows.flatMap((row, index) =>
          isChanged(row, 'theirs') && isChanged(row, 'mine') && row.theirs !== row.mine ? [index] : [],
        )
        expect(merge(rows).conflicts.map(({ index }) => index)).toEqual(expected)
      }),
    )
  })

  it('takes each sentence from the person who changed it, and the saved one until the user has chosen', () => {
    fc.assert(
      fc.property(case_, (rows) => {
        const { result } = merge(rows)
        for (const [index, row] of rows.entries()) {
          const wanted = isChanged(row, 'theirs') ? row.theirs : (row.mine ?? row.text)
          expect(result.get(index) ?? '').toBe(wanted)
        }
      }),
    )
  })

  it('shows both wordings of each conflict', () => {
    fc.assert(
      fc.property(case_, (rows) => {
        for (const { index, theirs, mine, start } of merge(rows).conflicts) {
          expect([theirs?.text ?? '', mine, start]).toEqual([rows[index]?.theirs, rows[index]?.mine, index * 2])
        }
      }),
    )
  })

  it('asks the same regardless of who saves first', () => {
    fc.assert(
      fc.property(case_, (rows) => {
        const swapped = rows.map(({ text, theirs, mine }) => ({ text, theirs: mine, mine: theirs }))
        const places = (of: Case) => merge(of).conflicts.map(({ index }) => index)
        expect(places(swapped)).toEqual(places(rows))
      }),
    )
  })

  it('loses no wording even if times and texts are ambiguous', () => {
    const sentence = fc
      .record({ start: fc.integer({ max: 3, min: 0 }), text: words })
      .map((one) => ({ ...one, end: 4 }))
    const text = fc.array(sentence, { maxLength: 6 }).map(number)
    fc.assert(
      fc.property(text, text, fc.array(fc.tuple(fc.nat(5), words), { maxLength: 6 }), (base, newest, edits) => {
        const mine = new Map(edits)
        const { edits: merged, conflicts } = mergeEdits(base, mine, newest)
        for (const { index, text: old } of base) {
          const wanted = mine.get(index)
          if (wanted === undefined || wanted === old) continue
          const kept = [...merged.map((edit) => edit.text), ...conflicts.map((one) => one.mine)]
          expect([...kept, ...newest.map((one) => one.text)]).toContain(wanted)
        }
        const targets = merged.map(({ index }) => index)
        expect(new Set(targets).size).toBe(targets.length)
      }),
    )
  })

  it('compares texts as they would be saved, on one line', () => {
    const base = textOf('Hello.')
    expect(mergeEdits(base, new Map([[0, ' Hello. ']]), textOf('Bye.'))).toEqual({ edits: [], conflicts: [] })
    expect(mergeEdits(base, new Map([[0, 'Good\n bye.']]), textOf('Good bye.'))).toEqual({ edits: [], conflicts: [] })
  })

  it('finds a sentence in a new transcription by its text, or by overlap', () => {
    const base = textOf('Hello Marta.', 'We go.')
    const newest = number([
      { start: 0, end: 1.8, text: 'Hallo Martha.' },
      { start: 1.8, end: 4.1, text: 'We go.' },
    ])
    const mine = new Map([
      [0, 'Hello Martha.'],
      [1, 'We went.'],
    ])
    expect(mergeEdits(base, mine, newest)).toEqual({
      edits: [{ index: 1, text: 'We went.' }],
      conflicts: [{ index: 0, start: 0, theirs: newest[0], mine: 'Hello Martha.' }],
    })
  })
})
