import { dateTimeFormat } from '#shared/time-zones/date-time-format.ts'
import { capitalise, daysBetween, formatTime, wordForDay, yearUnlessThis } from './format.ts'
import { SEPARATOR } from './separator.ts'

/** The date of a planned item, formatted for use within a sentence. */
export interface PlannedDate {
  text: string
  /**
   * True if the text begins with a word such as 'tomorrow' instead of a date. Some languages need different words
   * before it.
   */
  isWord: boolean
}

interface Seen {
  now?: Date | undefined
  /** IANA name; defaults to the device's own zone. */
  timeZone?: string | undefined
}

/**
 * Formats the day of a task or event: `tomorrow` or `Fri 4 Dec`, with the year if it is not this year. With `withTime`
 * it includes the time: `Fri 4 Dec, 10:00`.
 */
export function formatPlannedDate(
  date: Date,
  locale: string,
  { withTime = false, now = new Date(), timeZone }: Seen & { withTime?: boolean | undefined } = {},
): PlannedDate {
  const word = wordForDay(daysBetween(now, date, timeZone), locale)
  const day = word ?? formatWeekday(date, 'short', { locale, now, timeZone })
  return { text: withTime ? `${day}, ${formatTime(date, locale, timeZone)}` : day, isWord: word !== null }
}

/** Formats a day as a heading of a list: `Tomorrow · Friday 4 December`. */
export function formatPlannedHeading(date: Date, locale: string, { now = new Date(), timeZone }: Seen = {}): string {
  const word = wordForDay(daysBetween(now, date, timeZone), locale)
  const day = formatWeekday(date, 'long', { locale, now, timeZone })
  return capitalise(word === null ? day : `${word}${SEPARATOR}${day}`, locale)
}

/** Formats a day without any word such as 'tomorrow': `Fri 4 Dec`. */
export function formatWeekday(
  date: Date,
  length: 'short' | 'long',
  { locale, now, timeZone }: { locale: string; now: Date; timeZone: string | undefined },
): string {
  const format = dateTimeFormat(locale, {
    weekday: length,
    day: 'numeric',
    month: length,
    timeZone,
    ...yearUnlessThis(date, now, timeZone),
  })
  const parts = format.formatToParts(date)
  // Drops the comma after a short weekday, which is not needed, because another one may separate the time.
  return parts
    .map(({ value }, index) =>
      length === 'short' && parts[index - 1]?.type === 'weekday' && value === ', ' ? ' ' : value,
    )
    .join('')
}
