import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/languages.ts'
import { chooseLanguage, LANGUAGE_STORAGE_KEY } from './choose-language.ts'
import type { Catalogue } from './en/catalogue.ts'
import type { VisitorCatalogue } from './en/visitor-catalogue.ts'
import type { SameKeys } from './same-keys.ts'

type Texts = SameKeys<VisitorCatalogue> & Partial<SameKeys<Catalogue>>

// A language's texts are fetched when it is chosen, and only that language's: at first what visitors read.
const VISITOR_TEXTS: Record<Language, () => Promise<{ catalogue: Texts }>> = {
  en: () => import('./en/visitor-catalogue.ts'),
  es: () => import('./es/visitor-catalogue.ts'),
  fr: () => import('./fr/visitor-catalogue.ts'),
}
const ALL_TEXTS: Record<Language, () => Promise<{ catalogue: SameKeys<Catalogue> }>> = {
  en: () => import('./en/catalogue.ts'),
  es: () => import('./es/catalogue.ts'),
  fr: () => import('./fr/catalogue.ts'),
}

let texts: Record<Language, () => Promise<{ catalogue: Texts }>> = VISITOR_TEXTS
const loaded = new Set<() => Promise<{ catalogue: Texts }>>()

/** The names of the languages, each in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français' }

/** Translates outside React (the query layer, errors); within React use `useTranslation`. */
export const translate = i18next.t

/** The language of the interface now. */
export function currentLanguage(): Language {
  return LANGUAGES.find((language) => language === i18next.language) ?? DEFAULT_LANGUAGE
}

/** Loads what visitors read in this visitor's language and makes them ready for React. Called once, before the first render. */
export async function startI18n(): Promise<void> {
  const language = chooseLanguage(localStorage.getItem(LANGUAGE_STORAGE_KEY), navigator.languages)
  const { catalogue } = await texts[language]()
  loaded.add(texts[language])
  i18next.on('languageChanged', (next) => {
    document.documentElement.lang = next
  })
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: catalogue },
    fallbackLng: false,
    defaultNS: 'common',
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  })
  document.documentElement.lang = language
}

/** Fetches the texts of a language, where they are not there yet. Rejects when they can't be fetched. */
export async function loadLanguage(language: Language): Promise<void> {
  const load = texts[language]
  if (loaded.has(load)) return
  const { catalogue } = await load()
  for (const [feature, bundle] of Object.entries(catalogue)) i18next.addResourceBundle(language, feature, bundle)
  loaded.add(load)
}

/** Fetches the texts of every screen, and does so for each language chosen from now on. For all but visitors' screens. */
export async function loadAllTexts(): Promise<void> {
  texts = ALL_TEXTS
  await loadLanguage(currentLanguage())
}

/** Switches the interface to a language and remembers the choice. Rejects when its texts can't be fetched. */
export async function changeLanguage(language: Language): Promise<void> {
  await loadLanguage(language)
  await i18next.changeLanguage(language)
  localStorage.setItem(LANGUAGE_STORAGE_KEY, language)
}
