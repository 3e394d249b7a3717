import { useMemo } from 'react'
import { useToday } from '#client/lib/time/use-clock.ts'
import { chooseLocale } from './choose-language.ts'
import {
  capitalise,
  formatBytes,
  formatClock,
  formatDate,
  formatDateTime,
  formatDuration,
  formatHour,
  formatNumber,
  formatPercent,
  formatRelativeDay,
  formatShortDay,
  formatTime,
} from './format.ts'
import { formatPlannedDate, formatPlannedHeading } from './format-planned.ts'
import { useLanguage } from './use-language.ts'

/**
 * Formats dates, durations and numbers in the interface's language and the browser's region and time zone. Re-renders
 * when another day begins, since 'tomorrow' then becomes 'today'.
 */
export function useFormat() {
  const language = useLanguage()
  const today = useToday()
  return useMemo(() => {
    const locale = chooseLocale(language, navigator.languages)
    const now = new Date(today)
    return {
      clock: formatClock,
      duration: (seconds: number, unitDisplay?: 'long' | 'short') => formatDuration(seconds, locale, unitDisplay),
      /** Formats a calendar day, `YYYY-MM-DD`: `12 Mar`. */
      day: (day: string) => formatShortDay(day, locale),
      /** Formats an hour of the day, 0 to 23, in the local style. */
      hour: (hour: number) => formatHour(hour, locale),
      /** Dates may also be the contract's ISO strings. */
      date: (date: Date | string) => formatDate(new Date(date), locale),
      /** Formats the day of a task or event for use within a sentence. */
      plannedDay: (date: Date | string) => formatPlannedDate(new Date(date), locale, { now }),
      /** Does the same including the time. */
      plannedTime: (date: Date | string) => formatPlannedDate(new Date(date), locale, { withTime: true, now }),
      plannedHeading: (date: Date | string) => formatPlannedHeading(new Date(date), locale, { now }),
      /** Capitalises the first letter, as at the beginning of a line. */
      atBeginning: (text: string) => capitalise(text, locale),
      dateTime: (date: Date | string) => formatDateTime(new Date(date), locale),
      time: (date: Date | string) => formatTime(new Date(date), locale),
      relativeDay: (date: Date | string) => formatRelativeDay(new Date(date), locale, now),
      number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, locale, options),
      percent: (value: number) => formatPercent(value, locale),
      bytes: (bytes: number) => formatBytes(bytes, locale),
    }
  }, [language, today])
}
