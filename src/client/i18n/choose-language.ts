import { DEFAULT_LANGUAGE, LANGUAGES, type Language, pickLanguage } from '#shared/languages.ts'

/** The local storage key of the choice (specification, section 9). */
export const LANGUAGE_STORAGE_KEY = 'i18nextLng'

/** Returns the remembered language, else the first of the browser's languages that we support, else English. */
export function chooseLanguage(remembered: string | null, browser: readonly string[]): Language {
  const kept = LANGUAGES.find((language) => language === remembered?.toLowerCase().split('-')[0])
  if (kept) return kept
  return browser.length > 0 ? pickLanguage(browser.join(',')) : DEFAULT_LANGUAGE
}

/**
 * Returns the locale for dates and numbers: the browser's own variant of the interface's language (`en-GB`, `fr-CA`) if
 * it has one, else the language itself. Some systems name a locale that formatters refuse (`en-US@posix`).
 */
export function chooseLocale(language: Language, browser: readonly string[]): string {
  return browser.find((tag) => tag.toLowerCase().split('-')[0] === language && isLocale(tag)) ?? language
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
