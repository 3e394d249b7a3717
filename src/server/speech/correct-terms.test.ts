import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_CAPTIONS_LENGTH, MAX_VOCABULARY_TERMS } from '#shared/limits.ts'
import { correctTerms, termCorrector } from './correct-terms.ts'

const TERMS = ['Databricks', 'Iñaki Etxeberria', 'Parakeet', 'Acme Robotics', 'Robotics', 'Ana', 'Castellón']

describe('correctTerms', () => {
  it.each([
    ['we moved to databricks today', 'we moved to Databricks today'],
    ['we moved to data bricks, today', 'we moved to Databricks, today'],
    ['Datebricks is late.', 'Databricks is late.'],
    ['llama a inaki etxeberria', 'llama a Iñaki Etxeberria'],
    ['llama a Iñaki Echeberria mañana', 'llama a Iñaki Etxeberria mañana'],
    ['vamos a castellon', 'vamos a Castellón'],
    ['acme robotics and robotics', 'Acme Robotics and Robotics'],
    ['the databricks’s price', 'the Databricks’s price'],
  ])('turns %j into %j', (recognised, corrected) => {
    expect(correctTerms(recognised, TERMS)).toBe(corrected)
  })

  it.each([
    ['a plural', 'two parakeets'],
    ['another first letter', 'the garakeet'],
    ['too much that differs', 'the dutobrocks'],
    ['a short name that is a word too', 'ana'],
    ['words of two sentences', 'We have data. Bricks follow.'],
    ['what is right already', 'Parakeet by Acme Robotics in Castellón'],
    ['nothing', ''],
  ])('leaves %s', (_what, recognised) => {
    expect(correctTerms(recognised, TERMS)).toBe(recognised)
  })

  // Reading the terms again for each text took more than a minute.
  it('corrects as many texts as a note can have with as many terms as a user can have', { timeout: 20_000 }, () => {
    const terms = ['Parakeet', ...Array<string>(MAX_VOCABULARY_TERMS - 1).fill('Xenon Überwachung von Ada und Bo')]
    const correct = termCorrector(terms)
    const texts = Array<string>(MAX_CAPTIONS_LENGTH / 2).fill('X.')
    expect(new Set(texts.map(correct))).toEqual(new Set(['X.']))
    expect(correct('the parakeet')).toBe('the Parakeet')
  })

  it('changes nothing the second time, and nothing without terms', () => {
    const term = fc.string({ unit: fc.constantFrom(...'aáBbñ -'), minLength: 1, maxLength: 12 })
    const text = fc.string({ unit: fc.constantFrom(...'aábBñ .-'), maxLength: 60 })
    fc.assert(
      fc.property(text, term, (recognised, one) => {
        expect(correctTerms(recognised, [])).toBe(recognised)
        const once = correctTerms(recognised, [one])
        expect(correctTerms(once, [one])).toBe(once)
      }),
    )
  })
})
