import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { BUILTIN_ANALYST } from '#server/analysis/analyst.ts'
import type { Queryable } from '#server/db/database.ts'
import { analyses, notes } from '#server/db/schema/notes.ts'
import { hasNoJob } from '#server/jobs/job-table.ts'
import type { AnalysisUsage } from '#shared/contract/analysis.ts'

export type AnalysisRow = typeof analyses.$inferSelect

export async function findAnalysis(db: Queryable, noteId: string): Promise<AnalysisRow | null> {
  const [row] = await db.select().from(analyses).where(eq(analyses.noteId, noteId))
  return row ?? null
}

/** Lists the notes that only the rules have analysed since a moment and that no model has tried yet, newest first. */
export async function listUnrefined(db: Queryable, since: Date, limit: number): Promise<string[]> {
  const byRulesAlone = and(
    eq(analyses.analyst, BUILTIN_ANALYST),
    isNull(analyses.account),
    gt(analyses.createdAt, since),
  )
  const rows = await db
    .select({ id: notes.id })
    .from(analyses)
    .innerJoin(notes, eq(notes.id, analyses.noteId))
    .where(and(byRulesAlone, eq(notes.status, 'ready'), hasNoJob()))
    .orderBy(desc(analyses.createdAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Records that the model failed on a note, so that it is not tried again and again. */
export async function saveFailedAccount(db: Queryable, noteId: string, account: AnalysisUsage): Promise<void> {
  const byRules = and(eq(analyses.noteId, noteId), eq(analyses.analyst, BUILTIN_ANALYST))
  await db.update(analyses).set({ account }).where(byRules)
}
