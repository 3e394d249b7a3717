import { useEffect, useState } from 'react'
import type { LegalTexts } from '#client/i18n/legal-texts.ts'
import { useLanguage } from '#client/i18n/use-language.ts'
import type { Language } from '#shared/languages.ts'

const LOADERS: Record<Language, () => Promise<{ legal: LegalTexts }>> = {
  en: () => import('#client/i18n/en/legal.ts'),
  es: () => import('#client/i18n/es/legal.ts'),
  fr: () => import('#client/i18n/fr/legal.ts'),
}

/**
 * Returns the policies in the interface's language (English if we don't support it). While another language is being
 * loaded, the previous one stays.
 */
export function useLegalTexts(): { texts: LegalTexts | null; failed: boolean; retry: () => void } {
  const language = useLanguage()
  const [texts, setTexts] = useState<LegalTexts | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches the texts again
  useEffect(() => {
    let stale = false
    LOADERS[language]().then(
      ({ legal }) => {
        if (stale) return
        setTexts(legal)
        setFailed(false)
      },
      () => {
        if (!stale) setFailed(true)
      },
    )
    return () => {
      stale = true
    }
  }, [language, attempt])
  return { texts, failed, retry: () => setAttempt(attempt + 1) }
}
