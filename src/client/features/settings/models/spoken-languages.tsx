import { useTranslation } from 'react-i18next'
import { useLanguage } from '#client/i18n/use-language.ts'
import { nameLanguages } from '../name-languages.ts'

/**
 * The languages that an engine or model understands, with the names of those that Dictum supports; null means more than
 * a hundred.
 */
export function SpokenLanguages({ codes }: { codes: readonly string[] | null }) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  if (!codes) return t('manyLanguages')
  const { names, others } = nameLanguages(codes, language)
  return others > 0 ? t('andOthers', { names, count: others }) : names
}
