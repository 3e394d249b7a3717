/** An insight in words. */
export interface Phrased {
  text: string
  tryThis: string
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night'
type Some = { some: number; all: number }

/** All insights in one language. Counts are 1 or more; `some` is a part of `all`. */
export interface CoachingWording {
  undatedTasks(v: Some): Phrased
  datedTasks(v: Some): Phrased
  ownerlessTasks(v: Some): Phrased
  overdueTasks(v: Some): Phrased
  completedTasks(v: Some): Phrased
  /** `hour`: 0 to 23, when they begin on average. */
  timeOfDay(v: Some & { part: PartOfDay; hour: number }): Phrased
  longNotes(v: { seconds: number; longest: number }): Phrased
  shortNotes(v: { seconds: number; longest: number }): Phrased
  /** Words per minute. */
  fastPace(v: { pace: number; fastest: number }): Phrased
  slowPace(v: { pace: number; slowest: number }): Phrased
  steadyPace(v: { pace: number; slowest: number; fastest: number }): Phrased
  paceChange(v: { before: number; after: number }): Phrased
  /** Rates are per 100 words; `phrases` are the most common ones, verbatim. */
  fillers(v: { rate: number; count: number; phrases: string[] }): Phrased
  fewFillers(v: { rate: number; words: number }): Phrased
  hedges(v: { rate: number; count: number; phrases: string[] }): Phrased
  plainWords(v: { rate: number; words: number }): Phrased
  longSentences(v: { average: number; longest: number }): Phrased
  shortSentences(v: { average: number }): Phrased
  decisions(v: { count: number } & Some): Phrased
  noDecisions(v: { all: number }): Phrased
  reversals(v: { count: number } & Some): Phrased
  revisited(v: { count: number }): Phrased
  openQuestions(v: { count: number; days: number }): Phrased
  askedQuestions(v: { count: number } & Some): Phrased
  decisionsWithoutTask(v: Some): Phrased
  hedgedDecisions(v: Some): Phrased
  keepsTasks(v: Some): Phrased
  delegates(v: Some): Phrased
  sharesTasks(v: Some): Phrased
  recognition(v: { count: number } & Some): Phrased
  noRecognition(v: { all: number }): Phrased
  worries(v: { topic: string; others: string[] } & Some): Phrased
  undatedDelegation(v: Some): Phrased
  overdueDelegation(v: { count: number }): Phrased
  onePerson(v: { name: string } & Some): Phrased
}
