let known: { offset: number; timezone: string } | undefined

/** Not in every browser yet, nor in the types of TypeScript. */
const page = globalThis as { Temporal?: { Now: { timeZoneId(): string } } }

/**
 * Returns the IANA name of this device's time zone. A browser without Temporal is asked again only once its clock is at
 * another distance from UTC, since each time it makes a formatter of dates; the first one takes a phone a tenth of a second.
 */
export function localTimezone(): string {
  if (page.Temporal) return page.Temporal.Now.timeZoneId()
  const offset = new Date().getTimezoneOffset()
  if (known?.offset !== offset) known = { offset, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  return known.timezone
}
