import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'

/** Finds the place of an event in the words of its clause. Null if none is given or the words belong to a date. */
export function findPlace({ text, dated }: Clause, language: Language): string | null {
  for (const match of text.matchAll(packOf(language).words.places)) {
    const at = match.index + match[0].length - (match[1]?.length ?? 0)
    const isDate = dated.some(({ start, end }) => at < end && at + (match[1]?.length ?? 0) > start)
    if (match[1] && !isDate) return match[1]
  }
  return null
}
