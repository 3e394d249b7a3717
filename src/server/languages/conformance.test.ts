import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { checkPack } from '#test/languages/check-pack.ts'
import { allPacks } from './languages.ts'

it('has a pack for every language of the interface', () => {
  expect(allPacks().map(({ code }) => code)).toEqual([...LANGUAGES])
})

it('stands in lines of at most 160 characters, patterns and prose alike', () => {
  const folder = import.meta.dirname
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(100)
  const long = files.flatMap((path) =>
    readFileSync(join(folder, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.length > 160 ? [`${path}:${at + 1}`] : [])),
  )
  expect(long).toEqual([])
})

describe.each(allPacks())('the $name pack', (pack) => {
  it('is complete and right', () => {
    expect(checkPack(pack)).toEqual([])
  })
})
