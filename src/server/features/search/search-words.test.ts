import { expect, it } from 'vitest'
import { createReadMatchable, findTerms, type SearchTerm } from './search-words.ts'

const term = (...forms: string[]): SearchTerm => ({ folded: forms[0] ?? '', forms: new Set(forms), open: false })

it('reads the words of a text that begin like a form of a term, with their places', () => {
  const read = createReadMatchable([term('reunion'), term('á', 'a')])
  expect(read('La Reunión, a las dos: ¿rezar o restar?')).toEqual([
    { folded: 'reunion', start: 3, end: 10 },
    { folded: 'a', start: 12, end: 13 },
    { folded: 'rezar', start: 24, end: 29 },
    { folded: 'restar', start: 32, end: 38 },
  ])
})

it('marks a word by its stem, wherever it recurs', () => {
  const terms = [term('report'), term('bank')]
  const read = createReadMatchable(terms)
  const stems = new Map([['reports', 'report']])
  const text = 'Reports for the bank, more reports.'
  expect(findTerms(read(text), terms, stems)).toEqual({
    ranges: [
      { start: 0, end: 7 },
      { start: 16, end: 20 },
      { start: 27, end: 34 },
    ],
    found: new Set([0, 1]),
  })
  expect(read(text)).toBe(read(text))
})
