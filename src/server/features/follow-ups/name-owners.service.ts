import type { Queryable } from '#server/db/database.ts'
import { readSpokenOwners } from '#server/features/notes/read-speakers.service.ts'
import * as queries from './follow-ups.queries.ts'

/**
 * Gives the follow-ups of a note to the speakers who said that they are theirs, after these were named or told apart. What
 * a person has changed, added or deleted stays.
 */
export async function nameOwners(tx: Queryable, noteId: string): Promise<void> {
  await queries.lockOfNote(tx, noteId)
  const ownerOf = await readSpokenOwners(tx, noteId)
  for (const row of await queries.listEveryOfNote(tx, noteId)) {
    const { evidence, who, counterpart } = row
    if (row.foundTitle === null || row.editedAt !== null || evidence === null) continue
    const owned = ownerOf(row.said ?? { who, counterpart }, evidence)
    if (owned.who !== who || owned.counterpart !== counterpart) await queries.updateFollowUp(tx, row.id, owned)
  }
}
