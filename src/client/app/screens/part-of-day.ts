import type { Language } from '#shared/languages.ts'

export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening'

/** The hour from which people wish each other a good evening. In Spain, 'buenas tardes' is used until dinner. */
const EVENING: Record<Language, number> = { en: 18, es: 20.5, fr: 18 }

/** Chooses the greeting by this device's clock: night from 0, morning from 5, afternoon from 12, then evening. */
export function partOfDay(now: Date, language: Language): PartOfDay {
  const hour = now.getHours() + now.getMinutes() / 60
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < EVENING[language] ? 'afternoon' : 'evening'
}
