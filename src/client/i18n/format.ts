import { dateTimeFormat } from '#shared/time-zones/date-time-format.ts'

const DAY_MS = 86_400_000

/** Formats seconds like a clock: `0:07`, `12:34`, `1:02:03`. The format is the same in every language. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/**
 * Formats seconds in words: `1 hour, 2 minutes` or, with `unitDisplay` short, `2 min, 5 sec`. Leaves out zero units.
 */
export function formatDuration(seconds: number, locale: string, unitDisplay: 'long' | 'short' = 'long'): string {
  const whole = Math.max(0, Math.round(seconds))
  const parts = [
    { unit: 'hour', value: Math.floor(whole / 3600) },
    { unit: 'minute', value: Math.floor((whole % 3600) / 60) },
    { unit: 'second', value: whole % 60 },
  ].filter((part) => part.value > 0)
  if (parts.length === 0) parts.push({ unit: 'second', value: 0 })
  const texts = parts.map(({ unit, value }) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(value),
  )
  return new Intl.ListFormat(locale, { type: 'unit', style: unitDisplay }).format(texts)
}

/** Formats a date with its month in words: `12 March 2026`. */
export function formatDate(date: Date, locale: string, timeZone?: string): string {
  return dateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(date)
}

/** Formats a date with its time. */
export function formatDateTime(date: Date, locale: string, timeZone?: string): string {
  return dateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(date)
}

/** Formats a calendar day, `YYYY-MM-DD`, without its year: `12 Mar`. */
export function formatShortDay(day: string, locale: string): string {
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return dateTimeFormat(locale, options).format(new Date(`${day}T00:00:00Z`))
}

/** Formats a full hour, 0 to 23: `09:00` or `9 AM`. */
export function formatHour(hour: number, locale: string): string {
  return dateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(hour * 3_600_000))
}

/** Formats only the time of day. */
export function formatTime(date: Date, locale: string, timeZone?: string): string {
  return dateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(date)
}

/**
 * Formats a day relative to `now`: today, yesterday or tomorrow, the weekday within the last six days, otherwise the
 * date, with its year if it is not this year.
 */
export function formatRelativeDay(date: Date, locale: string, now = new Date(), timeZone?: string): string {
  const days = daysBetween(now, date, timeZone)
  const word = wordForDay(days, locale)
  if (word !== null) return capitalise(word, locale)
  if (days < 0 && days > -7) {
    return capitalise(dateTimeFormat(locale, { weekday: 'long', timeZone }).format(date), locale)
  }
  const options = { day: 'numeric', month: 'short', ...yearUnlessThis(date, now, timeZone), timeZone } as const
  return dateTimeFormat(locale, options).format(date)
}

/** Returns today, yesterday or tomorrow in words; null for any other number of days from now. */
export function wordForDay(days: number, locale: string): string | null {
  return Math.abs(days) <= 1 ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day') : null
}

/** Counts the calendar days between two instants in a time zone; negative if the second is earlier. */
export function daysBetween(from: Date, to: Date, timeZone?: string): number {
  return Math.round((dayNumber(to, timeZone) - dayNumber(from, timeZone)) / DAY_MS)
}

/** Returns format options that include the year unless the date is in the same year as `now`. */
export function yearUnlessThis(date: Date, now: Date, timeZone?: string): { year?: 'numeric' } {
  return yearOf(date, timeZone) === yearOf(now, timeZone) ? {} : { year: 'numeric' }
}

export function formatNumber(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale, options).format(value)
}

/** Formats a percentage: `formatPercent(42, 'fr')` is `42 %`. */
export function formatPercent(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100)
}

/** Formats bytes in the largest unit that fits, in powers of 1,024 like the limit of 60 MB: `12.4 MB`. */
export function formatBytes(bytes: number, locale: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte']
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
  }).format(bytes / 1024 ** step)
}

function calendarParts(date: Date, timeZone: string | undefined): { year: number; month: number; day: number } {
  if (timeZone === undefined) return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }
  const parts = dateTimeFormat('en', { year: 'numeric', month: 'numeric', day: 'numeric', timeZone })
  const values = Object.fromEntries(parts.formatToParts(date).map((part) => [part.type, Number(part.value)]))
  return { year: values.year ?? 0, month: values.month ?? 1, day: values.day ?? 1 }
}

function dayNumber(date: Date, timeZone: string | undefined): number {
  const { year, month, day } = calendarParts(date, timeZone)
  return Date.UTC(year, month - 1, day)
}

function yearOf(date: Date, timeZone: string | undefined): number {
  return calendarParts(date, timeZone).year
}

/** Capitalises the first letter, as at the beginning of a line. */
export function capitalise(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
