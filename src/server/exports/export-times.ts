import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'
import { clocksDiffer, dayIn } from '#shared/time-zones/clocks-differ.ts'
import { nameCity } from '#shared/time-zones/name-city.ts'

/** Formats a position in a recording: `4:07`, `1:02:09`. */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
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

/** Joins names as a sentence lists them. */
export function formatList(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(packOf(language).locale).format(names)
}

/** The zone in which a time was said, and the reader's zone, which is null if it is not known. Both are IANA names. */
export interface Zones {
  spoken: string
  reader: string | null
}

interface Span {
  begin: string
  end?: string | null
}

interface InstantSpan {
  begin: Date
  end: Date | null
}

interface SpanForm {
  language: Language
  /** Default: `full`, with the weekday and the month in full. */
  length?: 'full' | 'short'
}

/**
 * Formats an instant or a span as it was said: `Thursday, 12 March 2026 at 10:00 – 11:30`. Where the reader's clock
 * shows another time it names both cities, because a document is passed on: `… at 11:00 (London), 06:00 (New York)`.
 * For an unknown reader it names the city where it was said.
 */
export function formatSpan(times: Span, zones: Zones, form: SpanForm): string {
  const span = readSpan(times)
  const { spoken, reader } = zones
  const said = formatIn(span, spoken, true, form)
  if (!isReadElsewhere(span, zones)) return said
  const there = `${said} (${nameCity(spoken, form.language)})`
  if (reader === null) return there
  const onAnotherDay = dayIn(span.begin, spoken) !== dayIn(span.begin, reader)
  return `${there}, ${formatIn(span, reader, onAnotherDay, form)} (${nameCity(reader, form.language)})`
}

/**
 * Formats a time as it was said with its city, for calendars, which show the reader's own time themselves. Returns null
 * if the reader's time is the same.
 */
export function formatSaid(times: Span, zones: Zones, form: SpanForm): string | null {
  return isReadElsewhere(readSpan(times), zones) ? formatSpan(times, { ...zones, reader: null }, form) : null
}

function readSpan({ begin, end }: Span): InstantSpan {
  return { begin: new Date(begin), end: end ? new Date(end) : null }
}

/** Returns whether the reader's clock shows another time, as far as is known. */
function isReadElsewhere({ begin, end }: InstantSpan, { spoken, reader }: Zones): boolean {
  return reader === null || [begin, end ?? begin].some((instant) => clocksDiffer(instant, spoken, reader))
}

function formatIn(
  { begin, end }: InstantSpan,
  timeZone: string,
  withDay: boolean,
  { language, length = 'full' }: SpanForm,
): string {
  const { locale } = packOf(language)
  const short = { hour: '2-digit', minute: '2-digit', timeZone } as const
  const full = { timeStyle: 'short', timeZone } as const
  const hour = new Intl.DateTimeFormat(locale, length === 'short' ? short : full)
  const day = new Intl.DateTimeFormat(
    locale,
    length === 'short' ? { ...SHORT_DAY, ...short } : { dateStyle: 'full', ...full },
  )
  const first = (withDay ? day : hour).format(begin)
  if (!end) return first
  return `${first} – ${(dayIn(begin, timeZone) === dayIn(end, timeZone) ? hour : day).format(end)}`
}
