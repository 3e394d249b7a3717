import type { FoundPassage } from '#server/features/search/find-passages.service.ts'
import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'

/** The sentence before the quotes, where no language model writes one. */
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
