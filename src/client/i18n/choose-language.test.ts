import { expect, test } from 'vitest'
import { chooseLanguage, chooseLocale } from './choose-language.ts'

test('prefers the remembered language', () => {
  expect(chooseLanguage('fr', ['es-ES'])).toBe('fr')
  expect(chooseLanguage('es-MX', ['fr'])).toBe('es')
})

test('falls back to the browser’s language, then to English', () => {
  expect(chooseLanguage(null, ['de-DE', 'es-ES', 'fr'])).toBe('es')
  expect(chooseLanguage('xx', ['fr-CA'])).toBe('fr')
  expect(chooseLanguage(null, ['de', 'it'])).toBe('en')
  expect(chooseLanguage(null, [])).toBe('en')
})

test('formats dates for the browser’s region when it matches the language', () => {
  expect(chooseLocale('en', ['fr-FR', 'en-GB'])).toBe('en-GB')
  expect(chooseLocale('es', ['en-US'])).toBe('es')
  expect(chooseLocale('en', ['en-US@posix', 'en-GB'])).toBe('en-GB')
  expect(chooseLocale('en', ['en-US@posix'])).toBe('en')
})
