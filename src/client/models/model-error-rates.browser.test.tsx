import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadSettingsTexts, translate } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { ModelErrorRates } from './model-error-rates.tsx'

const CARD = { title: 'someone/model', url: 'https://huggingface.co/someone/model' }
const RATES = [
  { language: 'es', percent: 3.45, testSet: 'FLEURS', measuredBy: null, source: CARD },
  { language: 'fr', percent: 8.4, testSet: 'FLEURS', measuredBy: null, source: CARD },
  {
    language: 'en',
    percent: 5,
    testSet: 'LibriSpeech',
    measuredBy: 'a laboratory',
    source: { ...CARD, url: 'https://x' },
  },
]

test.each([
  ['en', '8.4% of words wrong in French (FLEURS, by its makers)', '(LibriSpeech, by a laboratory)'],
  ['es', '8,4\u00A0% de palabras erróneas en francés (FLEURS, según sus creadores)', 'según a laboratory'],
  ['fr', '8,4\u00A0% de mots erronés en français (FLEURS, selon ses concepteurs)', 'selon a laboratory'],
] as const)(
  'says in words who found how many errors, in %s, and links each page once',
  async (language, makers, other) => {
    await renderInApp(language, null)
    await loadSettingsTexts()
    await renderInApp(
      language,
      <ModelErrorRates
        rates={RATES}
        describe={(words, measurer) =>
          measurer === null
            ? translate('settings:models.wordsWrong', { ...words })
            : translate('settings:models.wordsWrongBy', { ...words, measurer })
        }
      />,
    )
    const rows = page.getByRole('listitem')
    await expect.poll(() => rows.elements().map((row) => row.textContent)).toHaveLength(3)
    expect(rows.elements()[1]?.textContent).toBe(`${makers} someone/model`)
    expect(rows.elements()[2]?.textContent).toContain(other)
    const links = page.getByRole('link').elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual([CARD.url, 'https://x'])
  },
)
