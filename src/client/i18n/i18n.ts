import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/languages.ts'
import { chooseLanguage, LANGUAGE_STORAGE_KEY } from './choose-language.ts'
import type { Catalogue } from './en/catalogue.ts'
import type { FindingCatalogue } from './en/finding-catalogue.ts'
import type { InsightsCatalogue } from './en/insights-catalogue.ts'
import type { SettingsCatalogue } from './en/settings-catalogue.ts'
import type { SharedNoteCatalogue } from './en/shared-note-catalogue.ts'
import type { SharingCatalogue } from './en/sharing-catalogue.ts'
import type { VisitorCatalogue } from './en/visitor-catalogue.ts'
import { INTERPOLATION, numberWriter } from './interpolation.ts'
import type { SameKeys } from './same-keys.ts'

// Only the texts of the chosen language are loaded: those for visitors at the start, the rest with their screens.
const VISITOR_TEXTS: Record<Language, () => Promise<{ catalogue: SameKeys<VisitorCatalogue> }>> = {
  en: () => import('./en/visitor-catalogue.ts'),
  es: () => import('./es/visitor-catalogue.ts'),
  fr: () => import('./fr/visitor-catalogue.ts'),
}
const ALL_TEXTS: Record<Language, () => Promise<{ catalogue: SameKeys<Catalogue> }>> = {
  en: () => import('./en/catalogue.ts'),
  es: () => import('./es/catalogue.ts'),
  fr: () => import('./fr/catalogue.ts'),
}
const SHARED_NOTE_TEXTS: Record<Language, () => Promise<{ catalogue: SameKeys<SharedNoteCatalogue> }>> = {
  en: () => import('./en/shared-note-catalogue.ts'),
  es: () => import('./es/shared-note-catalogue.ts'),
  fr: () => import('./fr/shared-note-catalogue.ts'),
}

// Loaded once the frame of a screen is painted. Most screens, the later panels of Today and the recorder's dialogs need
// these texts.
const SHARING_TEXTS: Record<Language, () => Promise<{ catalogue: SameKeys<SharingCatalogue> }>> = {
  en: () => import('./en/sharing-catalogue.ts'),
  es: () => import('./es/sharing-catalogue.ts'),
  fr: () => import('./fr/sharing-catalogue.ts'),
}

// Only the command menu and the results of a search need these texts.
const FINDING_TEXTS: Record<Language, () => Promise<{ catalogue: SameKeys<FindingCatalogue> }>> = {
  en: () => import('./en/finding-catalogue.ts'),
  es: () => import('./es/finding-catalogue.ts'),
  fr: () => import('./fr/finding-catalogue.ts'),
}

// Texts of screens that are opened only occasionally.
const INSIGHTS_TEXTS: Record<Language, () => Promise<{ catalogue: SameKeys<InsightsCatalogue> }>> = {
  en: () => import('./en/insights-catalogue.ts'),
  es: () => import('./es/insights-catalogue.ts'),
  fr: () => import('./fr/insights-catalogue.ts'),
}

// The longest texts of all, so they are not loaded for the first paint of other screens.
const SETTINGS_TEXTS: Record<Language, () => Promise<{ catalogue: SameKeys<SettingsCatalogue> }>> = {
  en: () => import('./en/settings-catalogue.ts'),
  es: () => import('./es/settings-catalogue.ts'),
  fr: () => import('./fr/settings-catalogue.ts'),
}

type Texts =
  | typeof VISITOR_TEXTS
  | typeof ALL_TEXTS
  | typeof SHARED_NOTE_TEXTS
  | typeof SHARING_TEXTS
  | typeof FINDING_TEXTS
  | typeof INSIGHTS_TEXTS
  | typeof SETTINGS_TEXTS

const needed = new Set<Texts>([VISITOR_TEXTS])
const loaded = new Set<Texts[Language]>()

/** The languages' names, each in its own language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français' }

/** Translates outside React (the query layer, errors); within React use `useTranslation`. */
export const translate = i18next.t

/** Returns the current language of the interface. */
export function currentLanguage(): Language {
  return LANGUAGES.find((language) => language === i18next.language) ?? DEFAULT_LANGUAGE
}

/**
 * Prepares the texts for React, in the visitor's language. Called once, before the first render.
 * @param retry repeats the loading until it succeeds, since nothing can be shown without texts
 */
export async function startI18n(retry = (loading: () => Promise<void>) => loading()): Promise<void> {
  const language = chooseLanguage(localStorage.getItem(LANGUAGE_STORAGE_KEY), navigator.languages)
  i18next.on('languageChanged', (next) => {
    document.documentElement.lang = next
  })
  await i18next.use(initReactI18next).use(numberWriter).init({
    lng: language,
    resources: {},
    fallbackLng: false,
    defaultNS: 'common',
    interpolation: INTERPOLATION,
  })
  await retry(() => loadLanguage(language))
  document.documentElement.lang = language
}

/** Loads the visitors' texts of a language without switching to it, for the prerendered landing pages. */
export async function readVisitorTexts(language: Language): Promise<SameKeys<VisitorCatalogue>> {
  return (await VISITOR_TEXTS[language]()).catalogue
}

/** Loads the needed texts of a language that are missing. Rejects if they can't be loaded. */
export function loadLanguage(language: Language): Promise<void> {
  return load(language, [...needed])
}

async function load(language: Language, wanted: readonly Texts[]): Promise<void> {
  const missing = wanted.map((texts) => texts[language]).filter((one) => !loaded.has(one))
  const catalogues = await Promise.all(missing.map((one) => one()))
  for (const { catalogue } of catalogues) {
    for (const [feature, bundle] of Object.entries(catalogue)) i18next.addResourceBundle(language, feature, bundle)
  }
  for (const one of missing) loaded.add(one)
}

/**
 * Loads the texts of the frame and of what Today paints first, now and for each language chosen later. For all screens
 * except the visitors'.
 */
export function loadAllTexts(): Promise<void> {
  return need(ALL_TEXTS)
}

/** Does the same for the settings and payment. */
export function loadSettingsTexts(): Promise<void> {
  return need(SETTINGS_TEXTS)
}

/** Does the same for the command menu and the results of a search. */
export function loadFindingTexts(): Promise<void> {
  return need(FINDING_TEXTS)
}

/** Does the same for coaching, analytics and the comparison of the plans. */
export function loadInsightsTexts(): Promise<void> {
  return need(INSIGHTS_TEXTS)
}

/**
 * Does the same for notes, tasks and events, for the later panels of Today, for sharing, uploads and the recorder's
 * dialogs.
 */
export function loadSharingTexts(): Promise<void> {
  return need(SHARING_TEXTS)
}

/** Does the same for a note's public page, which is separate from the app. */
export function loadSharedNoteTexts(): Promise<void> {
  return need(SHARED_NOTE_TEXTS)
}

function need(texts: Texts): Promise<void> {
  needed.add(texts)
  // Doesn't load the other needed texts, so that the first paint does not wait for those of later panels.
  return load(currentLanguage(), [texts])
}

/** Switches the interface to a language and remembers the choice. Rejects if its texts can't be loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  const before = localStorage.getItem(LANGUAGE_STORAGE_KEY)
  // Stored at once, because the user may leave the page before the texts have arrived.
  localStorage.setItem(LANGUAGE_STORAGE_KEY, language)
  try {
    // A screen that opened meanwhile may have asked for its texts in the language of before.
    for (let known = -1; known < needed.size; ) {
      known = needed.size
      await loadLanguage(language)
    }
    await i18next.changeLanguage(language)
  } catch (error) {
    if (before === null) localStorage.removeItem(LANGUAGE_STORAGE_KEY)
    else localStorage.setItem(LANGUAGE_STORAGE_KEY, before)
    throw error
  }
}
