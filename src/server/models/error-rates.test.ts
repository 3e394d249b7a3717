import { expect, test } from 'vitest'
import { SPEECH_MODELS } from './catalogue.ts'
import { publishedErrorRates } from './error-rates.ts'

test('every published error rate is for a language of its model, and names its test and its page', () => {
  for (const { name, languages } of SPEECH_MODELS) {
    for (const { language, percent, testSet, source } of publishedErrorRates(name)) {
      if (languages) expect(languages, name).toContain(language)
      expect(percent, name).toBeGreaterThan(0)
      expect(percent, name).toBeLessThan(100)
      expect(testSet, name).not.toBe('')
      expect(source.url, name).toMatch(/^https:\/\/(huggingface\.co|github\.com|arxiv\.org)\//)
    }
  }
})

test('returns no error rates for the models whose figures we could not find', () => {
  const without = SPEECH_MODELS.filter(({ name }) => publishedErrorRates(name).length === 0)
  expect(without.map(({ name }) => name)).toEqual(['fastconformer-ctc-en-de-es-fr'])
})
