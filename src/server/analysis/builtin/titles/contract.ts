import type { Language } from '#shared/languages.ts'

const CONTRACTIONS: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [],
  es: [
    [/\bde el (?=\p{Ll})/gu, 'del '],
    [/\ba el (?=\p{Ll})/gu, 'al '],
    [/\b(con|de) a(?:l)? (?=\p{L})/gu, '$1 '],
  ],
  fr: [
    [/\bde le (?=\p{L})/gu, 'du '],
    [/\bde les (?=\p{L})/gu, 'des '],
    [/\bà le (?=\p{L})/gu, 'au '],
    [/\bà les (?=\p{L})/gu, 'aux '],
    [/\bde (?=[aeiouhyéèêàâîôû])/giu, "d'"],
    [/\bsur du (?=\p{L})/gu, 'sur le '],
    [/\bsur des (?=\p{L})/gu, 'sur les '],
    [/\bsur (?:de |d['’])(?=\p{L})/gu, 'sur '],
  ],
}

/** Runs small words together as the language does: "visita de el" is "visita del". */
export function contract(text: string, language: Language): string {
  return CONTRACTIONS[language].reduce((written, [apart, together]) => written.replace(apart, together), text)
}
