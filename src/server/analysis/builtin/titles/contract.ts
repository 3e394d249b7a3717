import type { Language } from '#shared/languages.ts'
import { patternsOf } from './title-patterns.ts'

/** Contracts small words as the language does: "visita de el" becomes "visita del". */
export function contract(text: string, language: Language): string {
  const { contractions } = patternsOf(language)
  return contractions.reduce((written, [apart, together]) => written.replace(apart, together), text)
}
