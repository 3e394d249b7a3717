import type { TextRule } from './text-rule.ts'

/**
 * The rules for decisions that are stated as plain facts, in addition to those of the {@link PointRules}. Each of them is as
 * often said of something else, so the trained judge has a say too.
 */
export interface DecisionRules {
  /** Words that state a decision, from their beginning on: "we go with the cheaper one". */
  stated: readonly TextRule[]
  /** Words near a set phrase that make it a decision: "in the end". */
  finals: readonly TextRule[]
  /** Words beside a decision that say it stands: "that's the rule now". */
  closings: readonly TextRule[]
  /** The same, if the judge is less in doubt, since they are said of much else: "full stop". */
  weakClosings: readonly TextRule[]
  /** Words that stand for the date from which a decision holds: "from now on". */
  fromNow: readonly TextRule[]
  /** Words before a date that tell of the past: "since May". */
  pastStarts: readonly TextRule[]
  /** What a decision changes or fixes: "no longer", "everybody", "ten percent". */
  changes: readonly TextRule[]
  /** Words that make a statement a wish, an idea or something told: "maybe". */
  unsure: readonly TextRule[]
}
