/** Any Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1)
const DAY_MS = 86_400_000

/**
 * Returns the names of the weekdays and months in a language, in lower case.
 * @param language a language code, such as `en`
 */
export function listCalendarNames(language: string): ReadonlySet<string> {
  const nameOf = (instant: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(instant).toLowerCase()
  const days = Array.from({ length: 7 }, (_, day) => nameOf(SUNDAY + day * DAY_MS, { weekday: 'long' }))
  const months = Array.from({ length: 12 }, (_, month) => nameOf(Date.UTC(2023, month, 1), { month: 'long' }))
  return new Set([...days, ...months])
}
