import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { mendNotes, takeBackMended } from '#server/features/notes/mend-notes.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { TermUse } from '#shared/contract/vocabulary.ts'
import { putTerm } from './put-term.ts'
import * as queries from './vocabulary.queries.ts'

/** Puts a term right in all texts of a user. */
export async function applyTerm(
  context: Context,
  user: SessionUser,
  wish: { term: string; instead?: string | undefined },
): Promise<TermUse> {
  const applyId = randomUUID()
  await queries.insertTermUse(context.db, { id: applyId, userId: user.id, term: wish.term })
  return { applyId, notes: await mendNotes(context, user.id, applyId, (text) => putTerm(text, wish)) }
}

/**
 * Takes back what `applyTerm` changed; a second time there is nothing left to take back.
 * @throws AppError not_found
 */
export async function undoTerm(context: Context, user: SessionUser, applyId: string): Promise<TermUse> {
  if (!(await queries.hasTermUse(context.db, user.id, applyId))) throw new AppError('not_found')
  return { applyId, notes: await takeBackMended(context, applyId) }
}
