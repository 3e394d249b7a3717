import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { countNotesOfTermUse, countNotesToRewrite } from '#server/features/notes/rewrite-notes.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { TermUse } from '#shared/contract/vocabulary.ts'
import * as queries from './term-uses.queries.ts'

/** Maximum number of term uses listed. */
const LISTED = 20

/** Starts correcting a term in all of a user's transcripts; a job does the work. */
export function applyTerm(
  { db, jobs }: Context,
  user: SessionUser,
  { term, instead = null }: { term: string; instead?: string | null | undefined },
): Promise<TermUse> {
  return db.transaction(async (tx) => {
    const total = await countNotesToRewrite(tx, user.id)
    const use = await queries.insertTermUse(tx, {
      id: randomUUID(),
      userId: user.id,
      term,
      instead,
      state: 'applying',
      total,
    })
    await jobs.enqueue(tx, 'term.apply', { termUseId: use.id })
    return present(use)
  })
}

/**
 * Starts reverting what `applyTerm` changed, and stops it if it is still running. Does nothing the second time.
 * @throws AppError not_found
 */
export function undoTerm({ db, jobs }: Context, user: SessionUser, applyId: string): Promise<TermUse> {
  return db.transaction(async (tx) => {
    const use = await queries.lockTermUse(tx, applyId)
    if (use?.userId !== user.id) throw new AppError('not_found')
    if (use.state === 'undoing' || use.state === 'undone') return present(use)
    const total = await countNotesOfTermUse(tx, applyId)
    const undoing = { ...use, state: 'undoing' as const, total, looked: 0 }
    await queries.updateTermUse(tx, applyId, { state: 'undoing', total, looked: 0 })
    await jobs.enqueue(tx, 'term.undo', { termUseId: applyId })
    return present(undoing)
  })
}

/** Lists the last uses of terms, newest first. */
export async function listTermUses({ db }: Context, user: SessionUser): Promise<{ uses: TermUse[] }> {
  return { uses: (await queries.listTermUses(db, user.id, LISTED)).map(present) }
}

function present({
  id,
  term,
  instead,
  state,
  total,
  looked,
  changed,
  takenBack,
  createdAt,
}: queries.TermUseRow): TermUse {
  return {
    applyId: id,
    term,
    instead,
    state,
    total,
    looked: Math.min(looked, total),
    notes: changed,
    takenBack,
    createdAt: createdAt.toISOString(),
  }
}
