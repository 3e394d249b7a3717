import { useFormat } from '#client/i18n/use-format.ts'
import { useLanguage } from '#client/i18n/use-language.ts'
import type { LocalModelInfo } from '#shared/contract/models.ts'

type ErrorRate = LocalModelInfo['errorRates'][number]

/** The parts of the sentence about one error rate. */
interface ErrorRateWords {
  percent: string
  language: string
  testSet: string
}

interface ModelErrorRatesProps {
  rates: readonly ErrorRate[]
  /**
   * Puts an error rate into words, with the caller's texts.
   * @param measurer null for the model's makers
   */
  describe: (words: ErrorRateWords, measurer: string | null) => string
}

/** Error rates that others have published for a model, each with the page that states it. */
export function ModelErrorRates({ rates, describe }: ModelErrorRatesProps) {
  const format = useFormat()
  const languages = new Intl.DisplayNames(useLanguage(), { type: 'language' })
  if (rates.length === 0) return null
  return (
    <ul className="text-ink-faint text-sm">
      {rates.map(({ language, percent, testSet, measuredBy, source }, index) => (
        <li key={`${language} ${testSet}`}>
          {describe(
            {
              percent: format.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 }),
              language: languages.of(language) ?? language,
              testSet,
            },
            measuredBy,
          )}
          {/* Consecutive rates from the same page share one link. */}
          {rates[index + 1]?.source.url !== source.url && (
            <>
              {' '}
              <a
                href={source.url}
                target="_blank"
                rel="noreferrer"
                className="break-words text-accent underline underline-offset-4"
              >
                {source.title}
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
