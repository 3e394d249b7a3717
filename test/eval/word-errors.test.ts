import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { spellNumber } from '../../eval/spell-number.ts'
import { countWordErrors, toComparedWords } from '../../eval/word-errors.ts'

const errors = (recognised: string, said: string, language: Language = 'en') =>
  countWordErrors(toComparedWords(recognised, language), toComparedWords(said, language))

describe('word errors', () => {
  test.each<[string, string, Language, number]>([
    ['Call Ana, please!', 'call ana please', 'en', 0],
    ['call please', 'call Ana please', 'en', 1],
    ['call call Bo', 'call Ana', 'en', 2],
    ['', 'three words gone', 'en', 3],
    ['two words', '', 'en', 2],
    ["L’été, c'est 'fini'.", "l'été c'est fini", 'fr', 0],
    ['Ocurrió en 2002.', 'ocurrió en dos mil dos', 'es', 0],
    ['by 25 to 30 years', 'by twenty-five to thirty years', 'en', 0],
    ['el nino', 'el niño', 'es', 1],
  ])('of ‘%s’ for ‘%s’', (recognised, said, language, count) => {
    expect(errors(recognised, said, language)).toBe(count)
  })
})

test.each<[Language, string, string]>([
  ['en', '0', 'zero'],
  ['en', '115', 'one hundred fifteen'],
  ['en', '9999', 'nine thousand nine hundred ninety nine'],
  ['es', '100', 'cien'],
  ['es', '131', 'ciento treinta y uno'],
  ['es', '1500', 'mil quinientos'],
  ['fr', '71', 'soixante et onze'],
  ['fr', '80', 'quatre vingts'],
  ['fr', '81', 'quatre vingt un'],
  ['fr', '95', 'quatre vingt quinze'],
  ['fr', '21', 'vingt et un'],
  ['fr', '1200', 'mille deux cents'],
  ['en', '12345', '12345'],
])('in %s, %s is read as %s', (language, digits, words) => {
  expect(spellNumber(digits, language)).toBe(words)
})
