/**
 * Returns the local midnight that begins a calendar day (`2026-11-25`). Parsed as UTC it would be the day before in
 * America.
 */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00`)
}
