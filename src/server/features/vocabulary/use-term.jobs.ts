import type { Context } from '#server/context.ts'
import {
  countNotesOfTermUse,
  type RewriteSteps,
  revertTermUse,
  rewriteNotes,
} from '#server/features/notes/rewrite-notes.service.ts'
import type { Delivery } from '#server/jobs/jobs.ts'
import { correctTerm } from './correct-term.ts'
import * as queries from './term-uses.queries.ts'

type UnderWay = 'applying' | 'undoing'

/** Corrects a term in existing transcripts. A second run changes nothing. Fails while a note is being analysed, as undoing does. */
export function applyTermJob(context: Context, delivery: Delivery<'term.apply'>): Promise<void> {
  return run(context, delivery, { from: 'applying', to: 'applied', count: 'changed' }, (use, steps) =>
    rewriteNotes(context, use, {
      ...steps,
      correct: (text) => correctTerm(text, { ...use, instead: use.instead ?? undefined }),
    }),
  )
}

/** Reverts such a correction. Fails while a note is being processed, so that it is tried again later. */
export function undoTermJob(context: Context, delivery: Delivery<'term.undo'>): Promise<void> {
  return run(context, delivery, { from: 'undoing', to: 'undone', count: 'takenBack' }, (use, steps) =>
    revertTermUse(context, use, steps),
  )
}

async function run(
  { db, logger }: Context,
  { termUseId, lastTry, signal }: Delivery<'term.apply' | 'term.undo'>,
  way: { from: UnderWay; to: 'applied' | 'undone'; count: 'changed' | 'takenBack' },
  work: (use: queries.TermUseRow, steps: RewriteSteps) => Promise<void>,
): Promise<void> {
  const use = await queries.findTermUse(db, termUseId)
  if (use?.state !== way.from) return
  // The notes that an earlier try has reverted are not found again.
  let looked = way.from === 'undoing' ? use.total - (await countNotesOfTermUse(db, termUseId)) : 0
  const steps: RewriteSteps = {
    mayContinue: async (tx) => (await queries.lockTermUse(tx, termUseId))?.state === way.from,
    onChanged: (tx) => queries.countNote(tx, termUseId, way.count),
    onProgress: async (notes) => {
      signal.throwIfAborted()
      looked += notes
      // Another try looks at all notes again.
      await queries.updateTermUse(db, termUseId, { looked: Math.max(looked, use.looked) })
    },
  }
  try {
    await work(use, steps)
  } catch (error) {
    if (signal.aborted || !lastTry) throw error
    logger.error({ err: error, termUseId }, 'a term could not be applied to or reverted in all earlier notes')
    await queries.leaveState(db, termUseId, { from: way.from, to: 'stopped' })
    return
  }
  await queries.leaveState(db, termUseId, way)
}
