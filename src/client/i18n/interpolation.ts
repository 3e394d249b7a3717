import type { FormatterModule, InterpolationOptions } from 'i18next'
import type { Language } from '#shared/languages.ts'
import { chooseLocale } from './choose-language.ts'

/** How values stand in texts: React escapes what it renders; each passes through `numberWriter`. */
export const INTERPOLATION: InterpolationOptions = { escapeValue: false, alwaysFormat: true }

/** Groups the figures of numbers as the reader's language and region do, and leaves the rest as it is. */
export const numberWriter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, language) =>
    typeof value === 'number' ? value.toLocaleString(chooseLocale(language as Language, navigator.languages)) : value,
}
