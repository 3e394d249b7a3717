import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { startOfDay } from '#client/lib/time/local-day.ts'
import type { NoteTask } from '#shared/contract/analysis.ts'

/** Formats when a task is due, or since when it is late, in this device's time zone; null if no date was stated. */
export function useDueWords(): (task: Pick<NoteTask, 'dueAt' | 'dueDate'>, isLate?: boolean) => string | null {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  return ({ dueAt, dueDate }, isLate = false) => {
    if (!dueAt && !dueDate) return null
    const { text: date, isWord } = dueAt ? format.plannedTime(dueAt) : format.plannedDay(startOfDay(dueDate ?? ''))
    if (isLate) return t(isWord ? 'overdueWord' : 'overdue', { date })
    return t(isWord ? 'dueWord' : 'due', { date })
  }
}
