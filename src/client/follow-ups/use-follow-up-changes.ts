import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { startOfDay } from '#client/lib/time/local-day.ts'
import { useToday } from '#client/lib/time/use-clock.ts'
import { offerUndo } from '#client/ui/overlays/offer-undo.ts'
import type { NoteFollowUp } from '#shared/contract/analysis.ts'
import { useDeleteFollowUps, useUpdateFollowUp } from './follow-up-mutations.ts'
import { nearDays } from './near-days.ts'

/** A day to which follow-ups are often moved. */
export interface NearDay {
  /** `YYYY-MM-DD` */
  day: string
  name: string
  /** The name, followed by the date if the name doesn't say which day it is. */
  label: string
}

/** Changes of follow-ups, which are shown at once. The toast that reports them offers to undo them all together. */
export interface FollowUpChanges {
  complete: (followUps: readonly NoteFollowUp[], isCompleted: boolean) => void
  /**
   * Moves those that are not completed.
   * @param dueDate `YYYY-MM-DD`, or null for no date.
   */
  move: (followUps: readonly NoteFollowUp[], dueDate: string | null) => void
  remove: (followUps: readonly NoteFollowUp[]) => void
  /** Tomorrow and next Monday. */
  days: readonly NearDay[]
}

export function useFollowUpChanges(): FollowUpChanges {
  const { t } = useTranslation('followUps')
  const format = useFormat()
  const today = useToday()
  const { mutate } = useUpdateFollowUp()
  const { removing, restoring } = useDeleteFollowUps()
  const { mutateAsync: remove } = removing
  const { mutate: restore } = restoring
  return useMemo(() => {
    const { tomorrow, nextWeek } = nearDays(new Date(today))
    const days: NearDay[] = [
      { day: tomorrow, name: t('move.tomorrow'), label: t('move.tomorrow') },
      { day: nextWeek, name: t('move.nextWeek'), label: t('move.nextWeekOn', { day: format.day(nextWeek) }) },
    ]
    return {
      complete: (followUps, isCompleted) => {
        const changed = followUps.filter((followUp) => followUp.isCompleted !== isCompleted)
        for (const { id } of changed) mutate({ id, change: { isCompleted } })
        if (!isCompleted || changed.length === 0) return
        offerUndo(t('completed', { count: changed.length }), () => {
          for (const { id } of changed) mutate({ id, change: { isCompleted: false } })
        })
      },
      move: (followUps, dueDate) => {
        const changed = followUps.filter(
          (followUp) => !followUp.isCompleted && (followUp.dueDate !== dueDate || followUp.dueAt !== null),
        )
        for (const { id } of changed) mutate({ id, change: { dueDate } })
        if (changed.length === 0) return
        const date = dueDate && format.plannedDay(startOfDay(dueDate)).text
        offerUndo(date ? t('move.moved', { date, count: changed.length }) : t('move.noDate'), () => {
          for (const { id, ...before } of changed) {
            mutate({ id, change: { dueDate: before.dueDate, dueAt: before.dueAt } })
          }
        })
      },
      remove: (followUps) => {
        void Promise.allSettled(followUps.map(({ id }) => remove(id).then(() => id))).then((results) => {
          const ids = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
          if (ids.length === 0) return
          offerUndo(t('select.deleted', { count: ids.length }), () => {
            for (const id of ids) restore(id)
          })
        })
      },
      // On Sundays both are the same day.
      days: tomorrow === nextWeek ? days.slice(0, 1) : days,
    }
  }, [t, format, today, mutate, remove, restore])
}
