import type { i18n } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadLanguage } from '#client/i18n/i18n.ts'
import type { Language } from '#shared/languages.ts'
import { readAdminLanguage, saveAdminLanguage } from '../admin-language.ts'

const LOADERS = {
  en: () => import('#client/i18n/en/admin.ts'),
  es: () => import('#client/i18n/es/admin.ts'),
  fr: () => import('#client/i18n/fr/admin.ts'),
}

/**
 * Returns the panel's own language and its texts.
 * @returns `i18n` is null until the texts are loaded.
 */
export function useAdminLanguage() {
  const { i18n } = useTranslation()
  const [language, setLanguage] = useState(() => readAdminLanguage())
  const [loaded, setLoaded] = useState<{ language: Language; i18n: i18n } | null>(null)

  useEffect(() => {
    let stale = false
    Promise.all([LOADERS[language](), loadLanguage(language)]).then(([{ admin }]) => {
      i18n.addResourceBundle(language, 'admin', admin)
      if (!stale) setLoaded({ language, i18n: i18n.cloneInstance({ lng: language }) })
    }, reportError)
    return () => {
      stale = true
    }
  }, [language, i18n])

  return {
    language: loaded?.language ?? language,
    i18n: loaded?.i18n ?? null,
    choose: (next: Language) => {
      saveAdminLanguage(next)
      setLanguage(next)
    },
  }
}
