/** An insight in words. */
export interface Phrased {
  text: string
  tryThis: string
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night'
type Some = { some: number; all: number }

/** All insights in one language. Counts are 1 or more; `some` is a part of `all`. */
export interface CoachingWording {
  undatedFollowUps(v: Some): Phrased
  datedFollowUps(v: Some): Phrased
  ownerlessFollowUps(v: Some): Phrased
  overdueFollowUps(v: Some): Phrased
  completedFollowUps(v: Some): Phrased
  /** `hour`: 0 to 23, the average hour at which they begin. */
  timeOfDay(v: Some & { part: PartOfDay; hour: number }): Phrased
  longNotes(v: { seconds: number; longest: number }): Phrased
  shortNotes(v: { seconds: number; longest: number }): Phrased
  /** The values are in words per minute. */
  fastPace(v: { pace: number; fastest: number }): Phrased
  slowPace(v: { pace: number; slowest: number }): Phrased
  steadyPace(v: { pace: number; slowest: number; fastest: number }): Phrased
  paceChange(v: { before: number; after: number }): Phrased
  /** Rates are per 100 words. `phrases` are common ones, verbatim; with `isClear` they are by far the most common. */
  fillers(v: { rate: number; count: number; phrases: string[]; isClear: boolean }): Phrased
  hedges(v: { rate: number; count: number; phrases: string[]; isClear: boolean }): Phrased
  longSentences(v: { average: number; longest: number }): Phrased
  decisions(v: { count: number } & Some): Phrased
  reversals(v: { count: number }): Phrased
  /** `notes`: 2 or more. */
  revisited(v: { notes: number }): Phrased
  openQuestions(v: { count: number; days: number }): Phrased
  askedQuestions(v: { count: number } & Some): Phrased
  decisionsWithoutFollowUp(v: Some): Phrased
  hedgedDecisions(v: Some): Phrased
  keepsFollowUps(v: Some): Phrased
  delegates(v: Some): Phrased
  recognition(v: Some): Phrased
  worries(v: { topic: string; sentences: number } & Some): Phrased
  undatedDelegation(v: Some): Phrased
  overdueDelegation(v: { count: number }): Phrased
  onePerson(v: { name: string } & Some): Phrased
}
