import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { checkPack } from '#test/languages/check-pack.ts'
import { findLongLines } from '#test/languages/long-lines.ts'
import { allPacks } from './languages.ts'

it('has a pack for every language of the interface', () => {
  expect(allPacks().map(({ code }) => code)).toEqual([...LANGUAGES])
})

it('has no line that is too long to read', () => {
  expect(findLongLines()).toEqual([])
})

describe.each(allPacks())('the $name pack', (pack) => {
  it('is complete and correct', () => {
    expect(checkPack(pack)).toEqual([])
  })
})
