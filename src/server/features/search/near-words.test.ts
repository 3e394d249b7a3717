import { expect, it } from 'vitest'
import { distanceBetween, findNearWords, lengthsNear } from './near-words.ts'

const WORDS = [
  'budget',
  'budgets',
  'market',
  'basket',
  'supplier',
  'suppli',
  'meeting',
  'meet',
  'bank',
  'presupuesto',
  'reunion',
  'fournisseur',
  'bureaucracy',
  'fernandez',
  'settings',
  'accommodation',
  'invoice',
]
const near = (typed: string, open = false) => findNearWords(typed, WORDS, open).map(({ word }) => word)

it.each([
  ['budgte', 'budget'],
  ['bugdet', 'budget'],
  ['bidget', 'budget'],
  ['budgetts', 'budgets'],
  ['suplier', 'supplier'],
  ['suplyer', 'supplier'],
  ['meetign', 'meeting'],
  ['presupesto', 'presupuesto'],
  ['presupueto', 'presupuesto'],
  ['reunoin', 'reunion'],
  ['fournissuer', 'fournisseur'],
  ['fornisseur', 'fournisseur'],
  ['fernandes', 'fernandez'],
  ['acomodation', 'accommodation'],
  ['beureaucracy', 'bureaucracy'],
  ['bnak', 'bank'],
])('takes %j for %j', (typed, meant) => {
  expect(near(typed)[0]).toBe(meant)
})

it.each(['basked to', 'cat', 'bnk', 'budget9', '2026', 'maskit', 'tender', 'quartz', 'bkna'])(
  'takes %j for no other word',
  (typed) => {
    expect(near(typed)).toEqual([])
  },
)

it('lists words with fewer changes first', () => {
  expect(near('budgts')).toEqual(['budgets', 'budget'])
})

it('takes the beginning of a word for the whole word only while it is being typed', () => {
  expect(near('prespue')).toEqual([])
  expect(near('prespue', true)).toEqual(['presupuesto'])
  expect(near('invoc', true)).toEqual(['invoice'])
  expect(near('invo', true)).toEqual([])
})

it('counts added, dropped, replaced and swapped letters, up to a limit', () => {
  expect(distanceBetween('abcd', 'abcd', 2)).toBe(0)
  expect(distanceBetween('abcd', 'acbd', 2)).toBe(1)
  expect(distanceBetween('abcd', 'abxd', 2)).toBe(1)
  expect(distanceBetween('abcd', 'abcde', 2)).toBe(1)
  expect(distanceBetween('abcd', 'bcd', 2)).toBe(1)
  expect(distanceBetween('abcdefgh', 'hgfedcba', 2)).toBeGreaterThan(2)
})

it('returns the lengths that a near word may have, and null for a word that is not forgiven', () => {
  expect(lengthsNear('budgte', false)).toEqual({ min: 4, max: 8 })
  expect(lengthsNear('budgte', true)).toEqual({ min: 4, max: Number.POSITIVE_INFINITY })
  expect(lengthsNear('cat', false)).toBeNull()
  expect(lengthsNear('b0dget', false)).toBeNull()
})
