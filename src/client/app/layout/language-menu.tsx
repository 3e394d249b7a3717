import { useTranslation } from 'react-i18next'
import { networkError } from '#client/api/api-error.ts'
import { changeLanguage } from '#client/i18n/i18n.ts'
import { useLanguage } from '#client/i18n/use-language.ts'
import { LanguageChoice } from '#client/ui/forms/language-choice.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import type { Language } from '#shared/languages.ts'

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
  return <LanguageChoice id="language" label={t('language')} value={language} onValueChange={choose} />
}
