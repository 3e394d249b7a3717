import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { startOfDay } from '#client/lib/local-day.ts'
import type { NoteEvent } from '#shared/contract/analysis.ts'

type Times = Pick<NoteEvent, 'allDay' | 'day' | 'dateTime' | 'end'>

/**
 * Words for when an event is, as this device's clock has it.
 * @returns `whole` with the day; `inDay` where a heading says the day already
 */
export function useEventTime(): { whole: (event: Times) => string; inDay: (event: Times) => string } {
  const { t } = useTranslation('events')
  const format = useFormat()
  return {
    whole({ allDay, day, dateTime, end }) {
      if (allDay && day) return `${format.date(startOfDay(day))} · ${t('allDay')}`
      if (!dateTime) return t('noDate')
      if (!end) return format.dateTime(dateTime)
      return `${format.dateTime(dateTime)} – ${isSameDay(dateTime, end) ? format.time(end) : format.dateTime(end)}`
    },
    inDay({ allDay, dateTime, end }) {
      if (allDay) return t('allDay')
      if (!dateTime) return t('noDate')
      if (!end) return format.time(dateTime)
      return `${format.time(dateTime)} – ${isSameDay(dateTime, end) ? format.time(end) : format.dateTime(end)}`
    },
  }
}

function isSameDay(first: string, second: string): boolean {
  return new Date(first).toDateString() === new Date(second).toDateString()
}
