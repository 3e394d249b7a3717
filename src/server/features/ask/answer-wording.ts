import type { FoundPassage } from '#server/features/search/find-passages.service.ts'
import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'

/** Returns the sentence that introduces the quotes if no language model writes an answer. */
export function leadIn(
  language: Language,
  notes: number,
  newest: Pick<FoundPassage, 'recordedAt' | 'timezone'>,
): string {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: newest.timezone }).format(
    newest.recordedAt,
  )
  return packOf(language).answers.lead(notes, day)
}
