import type { TextRule } from './text-rule.ts'

/**
 * The rules for decisions that are stated as plain facts, in addition to those of the {@link PointRules}. Their words are as
 * often said about something else, so the trained judge has a say too.
 */
export interface DecisionRules {
  /** Words that state a decision, from their beginning on: "we go with the cheaper one". */
  stated: readonly TextRule[]
  /** Words near a set phrase that make it a decision: "in the end". */
  finals: readonly TextRule[]
  /** Words beside a decision that say that it stands: "that's the rule now". */
  closings: readonly TextRule[]
  /** The same, for words that are said about much else, so that the judge must be surer: "full stop". */
  weakClosings: readonly TextRule[]
  /** Words that stand for the date from which a decision holds: "from now on". */
  fromNow: readonly TextRule[]
  /** Words before a date that show that it is past: "since May". */
  pastStarts: readonly TextRule[]
  /** What a decision changes or fixes: "no longer", "everybody", "ten percent". */
  changes: readonly TextRule[]
  /** Words that make a statement a wish, an idea or a report: "maybe". */
  unsure: readonly TextRule[]
}
