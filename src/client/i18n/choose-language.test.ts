import { expect, test } from 'vitest'
import { chooseLanguage, chooseLocale } from './choose-language.ts'

test('the remembered language comes first', () => {
  expect(chooseLanguage('fr', ['es-ES'])).toBe('fr')
  expect(chooseLanguage('es-MX', ['fr'])).toBe('es')
})

test('then the browser’s, then English', () => {
  expect(chooseLanguage(null, ['de-DE', 'es-ES', 'fr'])).toBe('es')
  expect(chooseLanguage('xx', ['fr-CA'])).toBe('fr')
  expect(chooseLanguage(null, ['de', 'it'])).toBe('en')
  expect(chooseLanguage(null, [])).toBe('en')
})

test('dates follow the browser’s region where it suits the language', () => {
  expect(chooseLocale('en', ['fr-FR', 'en-GB'])).toBe('en-GB')
  expect(chooseLocale('es', ['en-US'])).toBe('es')
})
