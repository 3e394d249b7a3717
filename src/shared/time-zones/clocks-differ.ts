import { dateTimeFormat } from './date-time-format.ts'

/**
 * Returns whether the clocks of two time zones (IANA names) show different times at an instant. They may agree only in
 * summer, so ask for each instant. Returns false for a zone that this browser does not know yet: it could not format
 * any time in it.
 */
export function clocksDiffer(instant: Date, first: string, second: string): boolean {
  if (first === second) return false
  try {
    return clockAt(instant, first) !== clockAt(instant, second)
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** Returns the local calendar day of an instant in a zone, as `YYYY-MM-DD`. */
export function dayIn(instant: Date, timeZone: string): string {
  return clockAt(instant, timeZone).slice(0, 10)
}

/** Returns the local day and minute: `2026-11-25 11:00`. Swedish writes them so. */
function clockAt(instant: Date, timeZone: string): string {
  return dateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(instant)
}
