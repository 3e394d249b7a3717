import type { Language } from '#shared/languages.ts'

/** Names a language in the reader's language, spelt as inside a sentence: ‘Spanish’, ‘francés’. */
export function nameLanguage(language: Language, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
}
