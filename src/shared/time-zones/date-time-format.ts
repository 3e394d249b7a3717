const MAX_FORMATS = 500
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns a formatter of dates. It is made once for each locale and options, because making one takes longer than using
 * it for a whole screen. Without a time zone it uses the device's own, even after the device has moved to another one.
 */
export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const own = options.timeZone === undefined ? new Date().getTimezoneOffset() : ''
  const key = `${locale} ${own} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, options)
  if (formats.size >= MAX_FORMATS) formats.clear()
  formats.set(key, format)
  return format
}
