import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import { wordsOf } from '#server/analysis/builtin/wording.ts'
import { packOf } from '#server/languages/languages.ts'
import { fold } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'

/** Finds the place of an event in the words of its clause. Null if none is given or the words belong to a date. */
export function findPlace({ text, dated }: Clause, language: Language): string | null {
  const { words, names: nameWords } = packOf(language)
  const [gatherings, venues] = [wordsOf(words.eventWords), wordsOf(nameWords.venues)]
  for (const match of text.matchAll(packOf(language).words.places)) {
    const at = match.index + match[0].length - (match[1]?.length ?? 0)
    const isDate = dated.some(({ start, end }) => at < end && at + (match[1]?.length ?? 0) > start)
    // "At the leadership meeting" is no place, but "in the seminar room" is.
    const next = /^ ([\p{L}-]+)/u.exec(text.slice(match.index + match[0].length))?.[1] ?? ''
    const names = [next, ...(match[1]?.split(' ') ?? [])].map(fold)
    // "Meeting room 2B" is a room too.
    const last = names.findLast((name) => !/\p{N}|^\p{L}$/u.test(name)) ?? ''
    const isRoom = packOf(language).titles.modifiersFirst && venues.has(last) && !gatherings.has(next)
    if (match[1] && !isDate && (isRoom || !names.some((word) => gatherings.has(word)))) return match[1]
  }
  return null
}
