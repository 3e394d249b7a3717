import { describe, expect, it } from 'vitest'
import { pickLanguage } from './languages.ts'

describe('pickLanguage', () => {
  it.each([
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    ['de-DE,de;q=0.9,es;q=0.5', 'es'],
    ['en;q=0.4,es;q=0.9', 'es'],
    ['ES', 'es'],
    ['es;q=0,fr;q=0.1', 'fr'],
    ['de', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [';;;q=,,', 'en'],
  ])('answers %j in %s', (header, expected) => {
    expect(pickLanguage(header)).toBe(expected)
  })
})
