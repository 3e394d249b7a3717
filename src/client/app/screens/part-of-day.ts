export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening'

/** Chooses the greeting by this device's clock: night from 0, morning from 5, afternoon from 12, evening from 18. */
export function partOfDay(now: Date): PartOfDay {
  const hour = now.getHours()
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
