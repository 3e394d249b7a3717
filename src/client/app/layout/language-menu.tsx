import { useTranslation } from 'react-i18next'
import { changeLanguage, LANGUAGE_NAMES } from '#client/i18n/i18n.ts'
import { useLanguage } from '#client/i18n/use-language.ts'
import { networkError } from '#client/lib/api-client.ts'
import { NativeChoice } from '#client/ui/native-choice.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'

/** Chooses the interface's language. */
export function LanguageMenu() {
  const { t } = useTranslation('layout')
  const { t: tCommon } = useTranslation()
  const language = useLanguage()
  const choose = (next: Language) => {
    changeLanguage(next).catch((error: unknown) =>
      showToast({
        variant: 'destructive',
        title: tCommon('error.short'),
        description: networkError(error).userMessage,
      }),
    )
  }
  return (
    <NativeChoice
      label={t('language')}
      value={language}
      onValueChange={choose}
      choices={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code], lang: code }))}
    >
      <span className="uppercase sm:hidden">{language}</span>
      <span className="hidden sm:inline">{LANGUAGE_NAMES[language]}</span>
    </NativeChoice>
  )
}
