import { packOf } from '#server/languages/languages.ts'
import { COACHING_CATEGORIES, type CoachingCategory, type CoachingInsight } from '#shared/contract/coaching.ts'
import type { Language } from '#shared/languages.ts'
import { COACHING_INSIGHTS, COACHING_NOTES } from '#shared/limits.ts'
import type { CoachingPeriod, Observation, Occurrence } from './coaching-note.ts'
import { observeCommunication } from './observe-communication.ts'
import { observeDecisions } from './observe-decisions.ts'
import { observeLeadership } from './observe-leadership.ts'
import { observeProductivity } from './observe-productivity.ts'

const MAX_EVIDENCE = 3
/** Three pairs of occurrences. */
const MAX_ORDERED_EVIDENCE = 6

export type InsightsByCategory = Record<CoachingCategory, CoachingInsight[]>

/**
 * Returns up to five insights per category in a language, the most important first. Returns none if there are fewer notes than
 * coaching needs, and drops every insight that no quote supports.
 * @param period with its notes newest first
 */
export function drawInsights(period: CoachingPeriod, language: Language): InsightsByCategory {
  const insights: InsightsByCategory = { productivity: [], communication: [], decisionMaking: [], leadership: [] }
  if (period.notes.length < COACHING_NOTES) return insights
  const observations: Observation[] = [
    ...observeProductivity(period),
    ...observeCommunication(period),
    ...observeDecisions(period),
    ...observeLeadership(period),
  ]
  for (const category of COACHING_CATEGORIES) {
    insights[category] = observations
      .filter((one) => one.category === category && one.occurrences.length >= (one.needed ?? 1))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, COACHING_INSIGHTS)
      .map(({ say, occurrences, isOrdered }) => ({
        ...say(packOf(language).coachingWording),
        evidence: present(isOrdered ? occurrences.slice(0, MAX_ORDERED_EVIDENCE) : pickOccurrences(occurrences)),
      }))
  }
  return insights
}

/** Picks the newest few occurrences, preferably from different notes. */
function pickOccurrences(occurrences: readonly Occurrence[]): Occurrence[] {
  const firsts = occurrences.filter(
    ({ note }, at) => occurrences.findIndex((other) => other.note.id === note.id) === at,
  )
  const rest = occurrences.filter((one) => !firsts.includes(one))
  return [...firsts, ...rest].slice(0, MAX_EVIDENCE)
}

function present(occurrences: readonly Occurrence[]): CoachingInsight['evidence'] {
  return occurrences.map(({ note, quote, start }) => ({
    noteId: note.id,
    noteTitle: note.title,
    recordedAt: note.recordedAt.toISOString(),
    quote,
    start,
  }))
}
