/**
 * Returns the local midnight at which a calendar day begins (`2026-11-25`). Parsed as UTC, it would be the day before
 * in America.
 */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00`)
}
