import type { Queryable } from '#server/db/database.ts'
import type { EmailOutcome } from '#server/email/email.service.ts'
import { publish } from '#server/events/event-bus.ts'
import * as queries from './sharing.queries.ts'

/** Records what became of an email about a share, for the note's owner to see. Ignores other emails. */
export async function recordEmail(tx: Queryable, mailId: string, outcome: EmailOutcome): Promise<void> {
  const share = await queries.recordEmail(tx, mailId, outcome)
  if (share) await publish(tx, { type: 'note', userId: share.ownerId, noteId: share.noteId })
}
