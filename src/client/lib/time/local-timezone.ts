/** IANA name of the zone that this device is in. */
export function localTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
