import { zones as en } from '#client/i18n/en/zones.ts'
import { zones as es } from '#client/i18n/es/zones.ts'
import { zones as fr } from '#client/i18n/fr/zones.ts'
import type { Language } from '#shared/languages.ts'

const TEXTS = { en, es, fr }

/** Marks a time as the reader's: `06:00 yours`. */
export function markYours(time: string, language: Language): string {
  return fill(TEXTS[language].yours, time)
}

/** Explains which zone the times of a form are in. */
export function explainForm(city: string, language: Language): string {
  return fill(TEXTS[language].formHint, city)
}

function fill(text: string, value: string): string {
  return text.replace(/\{\{\w+\}\}/, () => value)
}
