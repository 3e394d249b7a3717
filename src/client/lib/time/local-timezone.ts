let known: { offset: number; timezone: string } | undefined

/** Temporal is not available in every browser yet, nor in TypeScript's types. */
const page = globalThis as { Temporal?: { Now: { timeZoneId(): string } } }

/**
 * Returns the IANA name of this device's time zone. A browser without Temporal is asked again only when its clock's
 * offset from UTC has changed, because each time it creates a date formatter; the first one takes a tenth of a second
 * on a phone.
 */
export function localTimezone(): string {
  if (page.Temporal) return page.Temporal.Now.timeZoneId()
  const offset = new Date().getTimezoneOffset()
  if (known?.offset !== offset) known = { offset, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  return known.timezone
}
