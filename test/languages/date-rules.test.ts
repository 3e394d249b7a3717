import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { DATE_RULES, NUMBER_RULES } from '#server/analysis/dates/find-dates.ts'
import { allPacks } from '#server/languages/languages.ts'

describe('the rules of dates', () => {
  it('each have an example in some language, so that none never matches', () => {
    const shown = new Set(
      allPacks().flatMap(({ dateExamples }) =>
        Object.entries(dateExamples).flatMap(([id, { right }]) => (right.length > 0 ? [id] : [])),
      ),
    )
    expect([...DATE_RULES.keys(), ...NUMBER_RULES.keys()].filter((id) => !shown.has(id))).toEqual([])
  })

  it('have patterns short enough to be read, and say what they recognise', () => {
    for (const { id, recognises, written } of DATE_RULES.values()) {
      expect(written.length, id).toBeLessThanOrEqual(160)
      expect(recognises, id).toMatch(/^[A-Z“"].*\.$/)
    }
  })
})

describe('the words of a language', () => {
  const LANGUAGES = fileURLToPath(new URL('../../src/server/languages', import.meta.url))
  /** Files with cues that are still single patterns, or with prose. */
  const LONG =
    /(?:words|title-words|note-title-words|task-title-words|decision-titles|sentiment|closings|coaching-phrases|messages|\w+-wording)\.ts$/
  const SHORT = /(?:name|clause|common|search|speech)-words\.ts$/

  it('stand in lines that can be read', () => {
    const files = readdirSync(LANGUAGES, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.ts') && (!LONG.test(path) || SHORT.test(path)),
    )
    expect(files.length).toBeGreaterThan(40)
    const long = files.filter((path) =>
      readFileSync(join(LANGUAGES, path), 'utf8')
        .split('\n')
        .some((line) => line.length > 160),
    )
    expect(long).toEqual([])
  })
})
