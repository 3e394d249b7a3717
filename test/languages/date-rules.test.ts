import { describe, expect, it } from 'vitest'
import { DATE_RULES, NUMBER_RULES } from '#server/analysis/dates/passes.ts'
import { allPacks } from '#server/languages/languages.ts'

describe('the rules of dates', () => {
  it('each have an example in some language, so that every rule matches something', () => {
    const shown = new Set(
      allPacks().flatMap(({ dateExamples }) =>
        Object.entries(dateExamples).flatMap(([id, { right }]) => (right.length > 0 ? [id] : [])),
      ),
    )
    expect([...DATE_RULES.keys(), ...NUMBER_RULES.keys()].filter((id) => !shown.has(id))).toEqual([])
  })

  it('have readable patterns, and say what they recognise', () => {
    for (const { id, recognises, written } of DATE_RULES.values()) {
      expect(written.length, id).toBeLessThanOrEqual(160)
      expect(recognises, id).toMatch(/^[A-Z“"].*\.$/)
    }
  })
})
