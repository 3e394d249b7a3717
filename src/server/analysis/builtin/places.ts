import type { Language } from '#shared/languages.ts'
import type { Clause } from './clauses.ts'

// A small word of place, and then an article with a common noun or a name with a capital.
const PLACES: Record<Language, RegExp> = {
  en: /(?:^|[\s,])(?:in|at) ((?:the|his|her|our|my|their) [a-z]+(?: (?:room|office|hall|hotel|house|building|floor|centre|center|restaurant|garden))?|\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*)/gu,
  es: /(?:^|[\s,])en ((?:el|la|los|las|mi|su|casa de|nuestra) [\p{L}]+(?: de [\p{L}]+)?|\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*)/gu,
  fr: /(?:^|[\s,])(?:à|dans|chez|au) ((?:le|la|les|mon|son|notre|leur) [\p{L}]+(?: de [\p{L}]+)?|nous|eux|\p{Lu}[\p{L}'-]+(?: (?:d[eu] )?\p{Lu}[\p{L}'-]+)*)/gu,
}

/** Where it takes place, in the words of the clause; null where nothing is said or the words are of a date. */
export function findPlace({ text, dates }: Clause, language: Language): string | null {
  for (const match of text.matchAll(PLACES[language])) {
    const at = match.index + match[0].length - (match[1]?.length ?? 0)
    const dated = dates.some(({ start, end }) => at < end && at + (match[1]?.length ?? 0) > start)
    if (match[1] && !dated) return match[1]
  }
  return null
}
