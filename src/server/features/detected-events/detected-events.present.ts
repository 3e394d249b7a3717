import type { NoteEvent } from '#shared/contract/analysis.ts'
import type { DetectedEvent } from '#shared/contract/detected-events.ts'
import type { DetectedEventRow, DetectedEventWithNote } from './detected-events.queries.ts'

export function presentEvent(row: DetectedEventWithNote): DetectedEvent {
  const { noteId, noteTitle, timezone } = row
  return { ...presentNoteEvent(row), noteId, noteTitle, timezone, createdAt: row.createdAt.toISOString() }
}

/** Presents an event for the page of its note. */
export function presentNoteEvent(row: DetectedEventRow): NoteEvent {
  const { id, title, description, day, allDay, place, people, confidence, isAdded, evidence } = row
  return {
    id,
    title,
    description,
    day,
    allDay,
    place,
    people,
    confidence,
    isAdded,
    evidence,
    dateTime: row.dateTime?.toISOString() ?? null,
    end: row.endsAt?.toISOString() ?? null,
    edited: row.editedAt !== null,
  }
}
