import type { CoachingNote } from '#server/analysis/coaching/coaching-note.ts'
import { drawInsights } from '#server/analysis/coaching/draw-insights.ts'
import type { Context } from '#server/context.ts'
import { readSettings } from '#server/features/settings/settings.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { CoachingInsight, CoachingInsights } from '#shared/contract/coaching.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import { COACHING_NOTES } from '#shared/limits.ts'
import * as queries from './coaching.queries.ts'
import { saveMissingFacts } from './save-facts.service.ts'

/** How far coaching looks back, in days, and the maximum number of notes that it reads. */
const DAYS = 90
const MAX_NOTES = 200
const DAY_MS = 86_400_000

/**
 * Draws insights from the user's newest notes, in the language they chose for summaries and insights, else in
 * `language`.
 */
export async function getCoachingInsights(
  context: Context,
  user: SessionUser,
  language: Language,
): Promise<CoachingInsights> {
  const now = new Date()
  const [notes, settings] = await Promise.all([listNotes(context, user, now), readSettings(context.db, user.id)])
  const details = drawInsights({ notes, now }, settings.analysisLanguage ?? language)
  const texts = (insights: CoachingInsight[]) => insights.map(({ text }) => text)
  return {
    productivity: texts(details.productivity),
    communication: texts(details.communication),
    decisionMaking: texts(details.decisionMaking),
    leadership: texts(details.leadership),
    details,
    notes: notes.length,
    needed: COACHING_NOTES,
  }
}

async function listNotes(context: Context, user: SessionUser, now: Date): Promise<CoachingNote[]> {
  const since = new Date(now.getTime() - DAYS * DAY_MS)
  const { db } = context
  const list = () => queries.listFinished(db, user.id, since, MAX_NOTES)
  let rows = await list()
  const ids = rows.map(({ id }) => id)
  if (await saveMissingFacts(context, ids)) rows = await list()
  const followUps = Map.groupBy(ids.length > 0 ? await queries.listFollowUps(db, ids) : [], ({ noteId }) => noteId)
  return rows.flatMap(({ facts, ...row }) =>
    facts === null
      ? []
      : [{ ...row, facts, language: row.language ?? DEFAULT_LANGUAGE, followUps: followUps.get(row.id) ?? [] }],
  )
}
