import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { checkPack } from '#test/languages/check-pack.ts'
import { allPacks } from './languages.ts'

it('has a pack for every language of the interface', () => {
  expect(allPacks().map(({ code }) => code)).toEqual([...LANGUAGES])
})

describe.each(allPacks())('the $name pack', (pack) => {
  it('is complete and right', () => {
    expect(checkPack(pack)).toEqual([])
  })
})
