let known: { offset: number; timezone: string } | undefined

/**
 * Returns the IANA name of this device's time zone. The browser is asked again only once its clock is at another distance
 * from UTC, since each time it makes a formatter of dates.
 */
export function localTimezone(): string {
  const offset = new Date().getTimezoneOffset()
  if (known?.offset !== offset) known = { offset, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  return known.timezone
}
