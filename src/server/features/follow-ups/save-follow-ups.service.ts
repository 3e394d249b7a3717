import { randomUUID } from 'node:crypto'
import { matchDetectedItems } from '#server/analysis/match-detected-items.ts'
import type { Queryable } from '#server/db/database.ts'
import type { ActionItem } from '#shared/contract/analysis.ts'
import * as queries from './follow-ups.queries.ts'

/**
 * Lays the tasks of a new analysis beside those there are. One that a person has changed, completed, deleted or written
 * down stays as it is and does not come a second time; of the others those that are found again are brought up to
 * date, those that are not go.
 */
export async function saveFollowUps(
  tx: Queryable,
  owner: { noteId: string; userId: string },
  found: readonly ActionItem[],
): Promise<void> {
  // Locked first: a task that is completed meanwhile is a person's by the time it is looked at.
  await queries.lockOfNote(tx, owner.noteId)
  const present = await queries.listOfNote(tx, owner.noteId, { deleted: true })
  const matches = matchDetectedItems(
    present.map((row) => ({ title: row.foundTitle ?? row.title, start: row.evidence?.start ?? null })),
    found.map((item) => ({ title: item.title, start: item.evidence.start })),
  )
  const kept = new Set(matches.filter((position) => position !== null))
  const gone = present.filter((row, position) => !kept.has(position) && !isPersons(row))
  await queries.deleteFollowUps(
    tx,
    gone.map((row) => row.id),
  )
  const fresh: queries.NewFollowUp[] = []
  for (const [position, item] of found.entries()) {
    const values = {
      ...item,
      position,
      foundTitle: item.title,
      dueAt: item.dueAt === null ? null : new Date(item.dueAt),
    }
    const match = matches[position]
    const row = match === null || match === undefined ? undefined : present[match]
    if (!row) fresh.push({ ...values, ...owner, id: randomUUID() })
    else if (!isPersons(row)) await queries.updateFollowUp(tx, row.id, values)
    // The sentence has moved with the text, whoever has changed the task.
    else if (row.foundTitle !== null) await queries.updateFollowUp(tx, row.id, { position, evidence: item.evidence })
  }
  await queries.insertFollowUps(tx, fresh)
}

function isPersons(row: queries.FollowUpRow): boolean {
  return row.foundTitle === null || row.editedAt !== null || row.isCompleted || row.deletedAt !== null
}
