import { formatDateTime, formatTime } from '#client/i18n/format.ts'
import { formatPlannedDate, formatWeekday, type PlannedDate } from '#client/i18n/format-planned.ts'
import { SEPARATOR } from '#client/i18n/separator.ts'
import type { Language } from '#shared/languages.ts'
import { dayIn } from '#shared/time-zones/clocks-differ.ts'
import { nameCity } from '#shared/time-zones/name-city.ts'
import { markYours } from './zone-texts.ts'

/**
 * - `planned`: with its day, `Wed 25 Nov, 11:00 London · 06:00 yours`
 * - `within-day`: under a heading that shows the reader's day
 * - `hour`: without any day, where the day is in question
 * - `recorded`: with the date in full
 */
export type TwoZonesForm = 'planned' | 'within-day' | 'hour' | 'recorded'

interface Reading {
  language: Language
  locale: string
  now: Date
  /** IANA names of the zone in which the time was said, and of the reader's zone. */
  there: string
  here: string
  form?: TwoZonesForm
}

interface Span {
  begin: Date
  end: Date | null
}

/**
 * Formats a time as it was said, with its city, and as the reader's clock shows it. The reader's day is included only
 * if it is a different one. Words such as 'tomorrow' always refer to the reader's own day.
 */
export function formatTwoZones(span: Span, reading: Reading): PlannedDate {
  const { language, locale, now, there, here, form = 'planned' } = reading
  const day = formatPlannedDate(span.begin, locale, { now, timeZone: here })
  const isSameDay = dayIn(span.begin, there) === dayIn(span.begin, here)
  const isDayShown = form === 'within-day' || form === 'hour'
  const otherDay = formatWeekday(span.begin, 'short', { locale, now, timeZone: there })
  const dayThere = isSameDay ? (isDayShown ? null : day.text) : form === 'hour' ? null : otherDay
  const dayHere = isSameDay || isDayShown ? null : day.text
  const said =
    form === 'recorded' ? formatDateTime(span.begin, locale, there) : formatIn(span, dayThere, there, { locale, now })
  const read = formatIn(span, dayHere, here, { locale, now })
  const text = `${said}\u00A0${nameCity(there, language)}${SEPARATOR}${markYours(read, language)}`
  return { text, isWord: isSameDay && day.isWord }
}

/** Formats a time as it was said, with the full date and its city, for a calendar that shows the reader's own time. */
export function formatSaid(
  { begin, end }: Span,
  { language, locale, there }: Pick<Reading, 'language' | 'locale' | 'there'>,
): string {
  const formatEnd = end && dayIn(begin, there) === dayIn(end, there) ? formatTime : formatDateTime
  const last = end ? ` – ${formatEnd(end, locale, there)}` : ''
  return `${formatDateTime(begin, locale, there)}${last} (${nameCity(there, language)})`
}

function formatIn(
  { begin, end }: Span,
  day: string | null,
  timeZone: string,
  { locale, now }: Pick<Reading, 'locale' | 'now'>,
): string {
  const first = formatTime(begin, locale, timeZone)
  const dated = day === null ? first : `${day}, ${first}`
  if (!end) return dated
  const last = formatTime(end, locale, timeZone)
  if (dayIn(begin, timeZone) === dayIn(end, timeZone)) return `${dated} – ${last}`
  return `${dated} – ${formatWeekday(end, 'short', { locale, now, timeZone })}, ${last}`
}
