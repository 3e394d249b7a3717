import { fullName, shownName } from '#server/text/full-name.ts'
import { ME } from '#shared/commitment.ts'
import type { NoteFollowUp } from '#shared/contract/analysis.ts'
import type { FollowUp } from '#shared/contract/follow-ups.ts'
import type { PresentedFollowUp } from './follow-ups.queries.ts'

/** Presents a follow-up in the lists of a user. One that somebody has assigned to them is a promise to its owner. */
export function presentFollowUp(row: PresentedFollowUp, userId: string): FollowUp {
  const owner = row.userId === userId ? null : ownerOf(row)
  return {
    ...presentNoteFollowUp(row),
    ...(owner && row.assigneeId === userId ? { who: ME, counterpart: shownName(owner) } : {}),
    completedAt: row.completedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    timezone: row.timezone,
    note: row.noteId === null ? null : { id: row.noteId, title: row.noteTitle ?? '' },
    owner: owner && { name: fullName(owner), email: owner.email },
  }
}

/** Presents a follow-up for the page of its note. */
export function presentNoteFollowUp(row: PresentedFollowUp): NoteFollowUp {
  const { id, title, description, who, counterpart, dueDate, priority, isCompleted, evidence, assigneeId } = row
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
    assignee: assigneeId === null ? null : { id: assigneeId, name: nameOfAssignee(row) },
  }
}

function ownerOf({ ownerFirstName, ownerLastName, ownerEmail }: PresentedFollowUp) {
  return { firstName: ownerFirstName, lastName: ownerLastName, email: ownerEmail ?? '' }
}

function nameOfAssignee({ assigneeFirstName, assigneeLastName, assigneeEmail }: PresentedFollowUp): string {
  return shownName({ firstName: assigneeFirstName, lastName: assigneeLastName, email: assigneeEmail })
}
