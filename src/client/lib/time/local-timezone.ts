/** Returns the IANA name of this device's time zone. */
export function localTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
