import type { VoiceNote } from '#shared/contract/notes.ts'

export interface DayOfNotes {
  label: string
  notes: VoiceNote[]
}

/**
 * Groups notes by `labelOf`, in the order in which the labels first appear. Each label appears once, even while a list
 * from the device's copy or an older server is not in order.
 */
export function groupByDay(notes: readonly VoiceNote[], labelOf: (recordedAt: string) => string): DayOfNotes[] {
  const days = Map.groupBy(notes, (note) => labelOf(note.recordedAt))
  return [...days].map(([label, ofDay]) => ({ label, notes: ofDay }))
}
