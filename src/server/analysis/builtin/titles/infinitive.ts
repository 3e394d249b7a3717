import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'

/** Returns the infinitive of a verb form if the language pack has it, or else the word itself. */
export function toInfinitive(word: string, language: Language): string {
  return packOf(language).verbs.infinitive(word)
}
