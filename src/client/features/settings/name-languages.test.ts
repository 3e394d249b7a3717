import { expect, test } from 'vitest'
import { nameLanguages } from './name-languages.ts'

test.each([
  [['de', 'en', 'es', 'fr'], 'en', { names: 'English, Spanish, French', others: 1 }],
  [['de', 'en', 'es', 'fr'], 'fr', { names: 'anglais, espagnol, français', others: 1 }],
  [['fr', 'en'], 'fr', { names: 'anglais et français', others: 0 }],
  [['de'], 'es', { names: '', others: 1 }],
])('names %j in %s', (codes, locale, expected) => {
  expect(nameLanguages(codes, locale)).toEqual(expected)
})
