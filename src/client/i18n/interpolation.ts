import type { FormatterModule, InterpolationOptions } from 'i18next'
import type { Language } from '#shared/languages.ts'
import { chooseLocale } from './choose-language.ts'

/** Values are not escaped, because React escapes what it renders. Each value passes through `numberWriter`. */
export const INTERPOLATION: InterpolationOptions = { escapeValue: false, alwaysFormat: true }

/** Groups the digits of numbers according to the reader's language and region, and leaves other values unchanged. */
export const numberWriter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, language) =>
    typeof value === 'number' ? value.toLocaleString(chooseLocale(language as Language, navigator.languages)) : value,
}
