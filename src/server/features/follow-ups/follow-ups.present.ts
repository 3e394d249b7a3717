import type { NoteTask } from '#shared/contract/analysis.ts'
import type { FollowUp } from '#shared/contract/follow-ups.ts'
import type { FollowUpRow, FollowUpWithNote } from './follow-ups.queries.ts'

export function presentFollowUp(row: FollowUpWithNote): FollowUp {
  return {
    ...presentTask(row),
    completedAt: row.completedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    note: row.noteId === null ? null : { id: row.noteId, title: row.noteTitle ?? '' },
  }
}

/** Presents a follow-up for the page of its note. */
export function presentTask(row: FollowUpRow): NoteTask {
  const { id, title, description, who, counterpart, dueDate, priority, isCompleted, evidence } = row
  return {
    id,
    title,
    description,
    who,
    counterpart,
    dueDate,
    priority,
    isCompleted,
    evidence,
    dueAt: row.dueAt?.toISOString() ?? null,
    edited: row.editedAt !== null,
  }
}
