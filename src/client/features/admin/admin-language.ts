import { LANGUAGES, type Language } from '#shared/languages.ts'

const KEY = 'dictum.adminLanguage'

/** The panel's own language: Spanish until the user chooses another there, whatever the rest of the product uses. */
export function readAdminLanguage(storage: Storage = localStorage): Language {
  return LANGUAGES.find((code) => code === storage.getItem(KEY)) ?? 'es'
}

export function saveAdminLanguage(language: Language, storage: Storage = localStorage): void {
  storage.setItem(KEY, language)
}
