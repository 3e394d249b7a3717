import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'

/** Runs small words together as the language does: "visita de el" is "visita del". */
export function contract(text: string, language: Language): string {
  const { contractions } = packOf(language).titles
  return contractions.reduce((written, [apart, together]) => written.replace(apart, together), text)
}
