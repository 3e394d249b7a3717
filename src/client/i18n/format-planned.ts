import { capitalise, daysBetween, formatTime, wordForDay, yearUnlessThis } from './format.ts'

/** When something planned is, to stand within a sentence. */
export interface PlannedDate {
  text: string
  /** It begins with a word such as 'tomorrow', not with a date: in some languages what stands before differs. */
  isWord: boolean
}

interface Seen {
  now?: Date | undefined
  /** IANA name; the device's own where it is left out. */
  timeZone?: string | undefined
}

/**
 * The day of a task or an event as people name it: `tomorrow`, `Fri 4 Dec`, and with the year where that is another one
 * than now. With its hour as `withTime`: `Fri 4 Dec, 10:00`.
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

/** A day as a heading over what is planned for it: `Tomorrow · Friday 4 December`. */
export function formatPlannedHeading(date: Date, locale: string, { now = new Date(), timeZone }: Seen = {}): string {
  const word = wordForDay(daysBetween(now, date, timeZone), locale)
  const day = formatWeekday(date, 'long', { locale, now, timeZone })
  return capitalise(word === null ? day : `${word} · ${day}`, locale)
}

function formatWeekday(
  date: Date,
  length: 'short' | 'long',
  { locale, now, timeZone }: { locale: string; now: Date; timeZone: string | undefined },
): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: length,
    day: 'numeric',
    month: length,
    timeZone,
    ...yearUnlessThis(date, now, timeZone),
  })
  const parts = format.formatToParts(date)
  // A short weekday needs no comma after it, and an hour may follow behind one.
  return parts
    .map(({ value }, index) =>
      length === 'short' && parts[index - 1]?.type === 'weekday' && value === ', ' ? ' ' : value,
    )
    .join('')
}
