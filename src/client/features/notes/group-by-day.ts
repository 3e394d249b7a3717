import type { VoiceNote } from '#shared/contract/notes.ts'

export interface DayOfNotes {
  label: string
  notes: VoiceNote[]
}

/** Groups consecutive notes that have the same `labelOf`, in their order. */
export function groupByDay(notes: readonly VoiceNote[], labelOf: (recordedAt: string) => string): DayOfNotes[] {
  const days: DayOfNotes[] = []
  for (const note of notes) {
    const label = labelOf(note.recordedAt)
    const last = days.at(-1)
    if (last?.label === label) last.notes.push(note)
    else days.push({ label, notes: [note] })
  }
  return days
}
