import { useTranslation } from 'react-i18next'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { startOfDay } from '#client/lib/time/local-day.ts'
import type { NoteEvent } from '#shared/contract/analysis.ts'

type Times = Pick<NoteEvent, 'allDay' | 'day' | 'dateTime' | 'end'>

/**
 * Formats an event's time in this device's time zone.
 * @returns `whole` includes the day; `inDay` is for places where a heading already shows the day
 */
export function useEventTime(): { whole: (event: Times) => string; inDay: (event: Times) => string } {
  const { t } = useTranslation('events')
  const format = useFormat()
  const until = (begin: string, end: string) =>
    isSameDay(begin, end) ? format.time(end) : format.plannedTime(end).text
  return {
    whole({ allDay, day, dateTime, end }) {
      if (allDay && day)
        return `${format.atBeginning(format.plannedDay(startOfDay(day)).text)}${SEPARATOR}${t('allDay')}`
      if (!dateTime) return t('noDate')
      const begin = format.atBeginning(format.plannedTime(dateTime).text)
      return end ? `${begin} – ${until(dateTime, end)}` : begin
    },
    inDay({ allDay, dateTime, end }) {
      if (allDay) return t('allDay')
      if (!dateTime) return t('noDate')
      return end ? `${format.time(dateTime)} – ${until(dateTime, end)}` : format.time(dateTime)
    },
  }
}

function isSameDay(first: string, second: string): boolean {
  return new Date(first).toDateString() === new Date(second).toDateString()
}
