import { describe, expect, it } from 'vitest'
import { readSymbols } from '#server/analysis/dates/read-symbols.ts'
import { fold } from '#server/text/fold.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { spellNumber } from '../../eval/spell-number.ts'

describe.each(LANGUAGES)('numbers in %s', (language) => {
  it('are read as spelt, up to 99', () => {
    const misread = Array.from({ length: 100 }, (_, value) => value).filter((value) => {
      const [symbol, ...others] = readSymbols(fold(spellNumber(String(value), language)), language)
      return others.length > 0 || symbol?.kind !== 'NUM' || symbol.value !== value
    })
    expect(misread).toEqual([])
  })
})
