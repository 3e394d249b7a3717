import { describe, expect, test } from 'vitest'
import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'
import { nameFollowUp } from './follow-up-title.ts'
import { quoteAsTitle } from './quoted-title.ts'

const SAID: [Language, string, string][] = [
  ['en', 'Oh, and the fence panels', 'The fence panels'],
  ['en', 'and then the fence panels', 'The fence panels'],
  ['en', 'Ah yes, well, the fence panels', 'The fence panels'],
  ['es', 'Ah, y la valla del jardín', 'La valla del jardín'],
  ['es', 'Y luego la valla del jardín', 'La valla del jardín'],
  ['es', 'Bueno, la valla del jardín', 'La valla del jardín'],
  ['fr', 'Ah, et la clôture du jardin', 'La clôture du jardin'],
  ['fr', 'Et puis la clôture du jardin', 'La clôture du jardin'],
  ['fr', 'Oh et puis, bon, la clôture du jardin', 'La clôture du jardin'],
]

describe('a title leaves out how its speaker went on to it', () => {
  test.each(SAID)('quoted, in %s: %s', (language, said, title) => {
    expect(quoteAsTitle(said, packOf(language))).toMatch(new RegExp(`^[“«]\\s?${title}\\s?[”»]$`))
  })

  test.each(SAID)('as on a list, in %s: %s', (language, said, title) => {
    expect(nameFollowUp(said, language, false)).toBe(title)
  })

  test.each<[Language, string]>([
    ['en', 'Well pump, broken'],
    ['es', 'Vale de compra'],
    ['fr', 'Bon de commande'],
    ['en', 'Oh'],
  ])('but no word of the thing itself, in %s: %s', (language, said) => {
    expect(quoteAsTitle(said, packOf(language))).toContain(said)
  })
})
