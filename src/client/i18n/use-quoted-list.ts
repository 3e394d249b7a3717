import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from './use-language.ts'

/**
 * Returns a function that writes words in quotation marks, joining those of a group with "or" and the groups with
 * "and".
 */
export function useQuotedList(): (groups: readonly (readonly string[])[]) => string {
  const { t } = useTranslation('finding')
  const language = useLanguage()
  return useCallback(
    (groups) => {
      const either = new Intl.ListFormat(language, { type: 'disjunction' })
      const written = groups.map((words) => either.format(words.map((word) => t('quoted', { word }))))
      return new Intl.ListFormat(language).format(written)
    },
    [language, t],
  )
}
