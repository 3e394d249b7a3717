import type { DateChoice, Doubt } from '#shared/contract/analysis.ts'
import type { RatedKind } from './confidence.ts'

/**
 * From `sure` on an item stands; from `ask` on a person is asked; below, it is dropped. Chosen on the `dev-` and `more-`
 * notes. Lower limits for asking find little more; higher ones lose plain requests (docs/evaluation.md).
 */
export const THRESHOLDS: Record<RatedKind, { sure: number; ask: number }> = {
  task: { sure: 0.5, ask: 0.2 },
  event: { sure: 0.5, ask: 0.3 },
}

/** More questions about one note would be a chore. */
export const MAX_QUESTIONS = 5

/** Tells whether an item is likely enough to stand without being confirmed. */
export function isSure(kind: RatedKind, confidence: number): boolean {
  return confidence >= THRESHOLDS[kind].sure
}

/**
 * Returns what is doubtful about an item; null if nothing is.
 * @param choices the days that may be meant, if there are two
 */
export function doubtOf(kind: RatedKind, confidence: number, choices: DateChoice[] | null): Doubt | null {
  if (choices) return { about: 'date', choices }
  return isSure(kind, confidence) ? null : { about: 'kind' }
}

interface Rated {
  confidence: number
  doubt: Doubt | null
}

/** Leaves out the follow-ups and events that are unlikely, and of too many doubtful ones the least likely. */
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
