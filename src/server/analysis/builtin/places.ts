import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'
import type { Clause } from './clauses.ts'

/** Where it takes place, in the words of the clause; null where nothing is said or the words are of a date. */
export function findPlace({ text, dates }: Clause, language: Language): string | null {
  for (const match of text.matchAll(packOf(language).words.places)) {
    const at = match.index + match[0].length - (match[1]?.length ?? 0)
    const dated = dates.some(({ start, end }) => at < end && at + (match[1]?.length ?? 0) > start)
    if (match[1] && !dated) return match[1]
  }
  return null
}
