import type { Language } from '#shared/languages.ts'
import { patternsOf } from './title-patterns.ts'

/** Runs small words together as the language does: "visita de el" is "visita del". */
export function contract(text: string, language: Language): string {
  const { contractions } = patternsOf(language)
  return contractions.reduce((written, [apart, together]) => written.replace(apart, together), text)
}
