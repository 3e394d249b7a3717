import type { FoundPassage } from '#server/features/search/find-passages.service.ts'
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
  return LEADS[language](notes, day)
}

const LEADS: Record<Language, (notes: number, day: string) => string> = {
  en: (notes, day) => (notes === 1 ? `From a note of ${day}:` : `From ${notes} notes, the newest of ${day}:`),
  es: (notes, day) => (notes === 1 ? `De una nota del ${day}:` : `De ${notes} notas, la más reciente del ${day}:`),
  fr: (notes, day) =>
    notes === 1 ? `D’après une note du ${day} :` : `D’après ${notes} notes, la plus récente du ${day} :`,
}
