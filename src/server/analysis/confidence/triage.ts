import type { DateChoice, Doubt } from '#shared/contract/analysis.ts'
import type { RatedKind } from './confidence.ts'

/**
 * An item stands with a confidence of at least `sure`; the user is asked about one of at least `ask`; any other is dropped.
 * The limit from which follow-ups stand was chosen on notes by new voices, the others on the `dev-` and `more-` notes. Lower limits
 * for asking find little more; higher ones lose plain requests (docs/evaluation.md).
 */
export const THRESHOLDS: Record<RatedKind, { sure: number; ask: number }> = {
  task: { sure: 0.35, ask: 0.2 },
  event: { sure: 0.5, ask: 0.25 },
}

/** Maximum number of questions about one note: more would be a chore. */
export const MAX_QUESTIONS = 5

/** Tells whether an item is likely enough to stand without being confirmed. */
export function isSure(kind: RatedKind, confidence: number): boolean {
  return confidence >= THRESHOLDS[kind].sure
}

/**
 * Returns what is doubtful about an item; null if nothing is.
 * @param choices the possible days, if there are two
 */
export function doubtOf(kind: RatedKind, confidence: number, choices: DateChoice[] | null): Doubt | null {
  if (choices) return { about: 'date', choices }
  return isSure(kind, confidence) ? null : { about: 'kind' }
}

interface Rated {
  confidence: number
  doubt: Doubt | null
}

/** Drops the unlikely follow-ups and events. If too many of the others are doubtful, drops the least likely of these. */
export function triage<FollowUp extends Rated, Event extends Rated>(
  followUps: readonly FollowUp[],
  events: readonly Event[],
): { followUps: FollowUp[]; events: Event[] } {
  const likely = {
    followUps: followUps.filter(({ confidence }) => confidence >= THRESHOLDS.task.ask),
    events: events.filter(({ confidence }) => confidence >= THRESHOLDS.event.ask),
  }
  const doubtful = [...likely.followUps, ...likely.events].filter(({ doubt }) => doubt !== null)
  doubtful.sort((a, b) => b.confidence - a.confidence)
  const tooMany = new Set<Rated>(doubtful.slice(MAX_QUESTIONS))
  return {
    followUps: likely.followUps.filter((followUp) => !tooMany.has(followUp)),
    events: likely.events.filter((event) => !tooMany.has(event)),
  }
}
