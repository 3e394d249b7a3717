import { expect, test } from 'vitest'
import { nameLanguage } from './name-language.ts'

test.each([
  ['en', ['English', 'Spanish', 'French']],
  ['es', ['inglés', 'español', 'francés']],
  ['fr', ['anglais', 'espagnol', 'français']],
])('names languages as a sentence in %s does', (locale, expected) => {
  expect((['en', 'es', 'fr'] as const).map((language) => nameLanguage(language, locale))).toEqual(expected)
})
