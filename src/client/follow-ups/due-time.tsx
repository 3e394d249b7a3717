import { useTranslation } from 'react-i18next'
import type { PlannedDate } from '#client/i18n/format-planned.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { startOfDay } from '#client/lib/time/local-day.ts'
import { ZonedTime } from '#client/zones/zoned-time.tsx'
import type { NoteFollowUp } from '#shared/contract/analysis.ts'

interface DueTimeProps {
  followUp: Pick<NoteFollowUp, 'dueAt' | 'dueDate'>
  /** The zone of the follow-up's note; null if it has none. */
  timezone: string | null
  isLate?: boolean
}

/**
 * When a follow-up is due, or since when it has been overdue. Renders nothing if no date was stated. Days have no zone.
 */
export function DueTime({ followUp: { dueAt, dueDate }, timezone, isLate = false }: DueTimeProps) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const say = ({ text: date, isWord }: PlannedDate) =>
    isLate ? t(isWord ? 'overdueWord' : 'overdue', { date }) : t(isWord ? 'dueWord' : 'due', { date })
  if (!dueAt) return dueDate && say(format.plannedDay(startOfDay(dueDate)))
  return (
    <ZonedTime begin={dueAt} timezone={timezone} say={say}>
      {say(format.plannedTime(dueAt))}
    </ZonedTime>
  )
}
