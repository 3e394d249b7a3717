import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'

/** The infinitive of a verb's form, as far as the language pack knows it; else the word itself. */
export function toInfinitive(word: string, language: Language): string {
  return packOf(language).verbs.infinitive(word)
}
