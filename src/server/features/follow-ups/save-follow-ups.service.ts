import { randomUUID } from 'node:crypto'
import { matchDetectedItems } from '#server/analysis/match-detected-items.ts'
import type { Queryable } from '#server/db/database.ts'
import { readSpokenOwners } from '#server/features/notes/read-speakers.service.ts'
import type { ActionItem } from '#shared/contract/analysis.ts'
import * as queries from './follow-ups.queries.ts'

/**
 * Merges the follow-ups of a new analysis with the existing ones. A follow-up that a person has changed, completed,
 * confirmed, deleted or added stays as it is and is not added again. One that is assigned to somebody stays with them
 * and is updated. Of the others, those found again are updated and the rest deleted. A follow-up that a named speaker
 * promises belongs to them.
 */
export async function saveFollowUps(
  tx: Queryable,
  owner: { noteId: string; userId: string },
  found: readonly ActionItem[],
): Promise<void> {
  // Lock first, so that a concurrent completion counts as a person's change.
  await queries.lockOfNote(tx, owner.noteId)
  const present = await queries.listEveryOfNote(tx, owner.noteId)
  const matches = matchDetectedItems(
    present.map((row) => ({ title: row.foundTitle ?? row.title, start: row.evidence?.start ?? null })),
    found.map((item) => ({ title: item.title, start: item.evidence.start })),
  )
  const kept = new Set(matches.filter((position) => position !== null))
  const gone = present.filter((row, position) => !kept.has(position) && !isPersons(row) && row.assigneeId === null)
  await queries.deleteFollowUps(
    tx,
    gone.map((row) => row.id),
  )
  const ownerOf = await readSpokenOwners(tx, owner.noteId)
  const fresh: queries.NewFollowUp[] = []
  for (const [position, item] of found.entries()) {
    const values = {
      ...item,
      ...ownerOf(item, item.evidence),
      review: item.doubt === null ? ('none' as const) : ('asked' as const),
      position,
      foundTitle: item.title,
      dueAt: item.dueAt === null ? null : new Date(item.dueAt),
    }
    const match = matches[position]
    const row = match === null || match === undefined ? undefined : present[match]
    if (!row) fresh.push({ ...values, ...owner, id: randomUUID() })
    else if (!isPersons(row)) {
      // Nobody is asked about a follow-up that somebody is already doing.
      const settled = row.assigneeId === null ? {} : { review: row.review, doubt: row.doubt }
      await queries.updateFollowUp(tx, row.id, { ...values, ...settled })
    }
    // The sentence has moved with the transcript, regardless of who changed the follow-up.
    else if (row.foundTitle !== null) await queries.updateFollowUp(tx, row.id, { position, evidence: item.evidence })
  }
  await queries.insertFollowUps(tx, fresh)
}

function isPersons(row: queries.FollowUpRow): boolean {
  const answered = row.review === 'confirmed' || row.deletedAt !== null
  return row.foundTitle === null || row.editedAt !== null || row.isCompleted || answered
}
