import { useTranslation } from 'react-i18next'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/languages.ts'

/** Returns the language of the interface; re-renders when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return LANGUAGES.find((language) => language === i18n.language) ?? DEFAULT_LANGUAGE
}
