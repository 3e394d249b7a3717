import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'

/** Formats a position in a recording: `4:07`, `1:02:09`. */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** Formats an instant in a zone, with its weekday: `Thursday 12 March 2026 at 10:00`. */
export function formatInstant(instant: string, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(packOf(language).locale, { dateStyle: 'full', timeStyle: 'short', timeZone })
  return format.format(new Date(instant))
}

/** Formats a calendar day (`YYYY-MM-DD`), which has no zone. */
export function formatDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(packOf(language).locale, { dateStyle: 'full', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

const SHORT_DAY = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

/** Formats a calendar day for a table: `Thu, 12 Mar 2026`. */
export function formatShortDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(packOf(language).locale, { ...SHORT_DAY, timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** Formats an instant in a zone for a table: `Thu, 12 Mar 2026, 10:00`. */
export function formatShortInstant(instant: string, timeZone: string, language: Language): string {
  const time = { hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(packOf(language).locale, { ...SHORT_DAY, ...time, timeZone }).format(new Date(instant))
}

/** Formats the time of day in a zone, `10:30`. */
export function formatHour(instant: string, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(packOf(language).locale, { timeStyle: 'short', timeZone }).format(new Date(instant))
}

/** Returns the calendar day of an instant in a zone, as `YYYY-MM-DD`. */
export function dayIn(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date(instant))
}

/** Joins names as a sentence lists them. */
export function formatList(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(packOf(language).locale).format(names)
}
