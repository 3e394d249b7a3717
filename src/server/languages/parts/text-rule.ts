import type { Examples, Rule } from './rule.ts'
import { RULE_KINDS, type RuleKind } from './rule-kinds.ts'

/** A rule for folded text, composed of named sub-patterns. Its examples are its tests. */
export interface TextRule extends Rule, Examples {
  kind: RuleKind
  /** The sub-patterns for the names in braces of `written`. */
  subPatterns: Readonly<Record<string, string>>
  /** The pattern with its sub-patterns inserted, not yet anchored. */
  pattern: string
}

/** A rule that writes other words in place of those it recognises, or before them: "Meeting with". */
export interface WritingRule extends TextRule {
  writes: string
}

/**
 * Returns a function that writes rules of one kind. An example may give the result for its text after an arrow: `remember to
 * call the bank → Call the bank`.
 * @param subPatterns may refer to each other in braces
 */
export function textRules(kind: RuleKind, subPatterns: Readonly<Record<string, string>> = {}) {
  return (name: string, recognises: string, written: string, examples: Examples): TextRule => ({
    id: `${kind}.${name}`,
    kind,
    recognises,
    written,
    subPatterns,
    pattern: compose(written, subPatterns),
    ...examples,
  })
}

/** Does the same for rules that write something. */
export function writingRules(kind: RuleKind, subPatterns: Readonly<Record<string, string>> = {}) {
  const rule = textRules(kind, subPatterns)
  return (name: string, recognises: string, written: string, writes: string, examples: Examples): WritingRule => ({
    ...rule(name, recognises, written, examples),
    writes,
  })
}

/**
 * Composes a pattern: replaces `{name}` by the sub-pattern of that name; `\p{L}` and `{2,}` are left alone.
 * @throws RangeError if there is no sub-pattern of that name
 */
export function compose(written: string, subPatterns: Readonly<Record<string, string>>): string {
  return written.replace(/(?<!\\[pP])\{([a-zA-Z]\w*)\}/g, (_, name: string) => {
    const subPattern = subPatterns[name]
    if (subPattern === undefined) throw new RangeError(`there is no sub-pattern {${name}}`)
    return compose(subPattern, subPatterns)
  })
}

/** Joins the patterns of rules as alternatives, in order. */
function joinRules(rules: readonly TextRule[]): string {
  return rules.map(({ pattern }) => pattern).join('|')
}

/** Compiles the rules of one kind to a pattern anchored as that kind requires. Without rules it never matches. */
export function compileRules(rules: readonly TextRule[], flags = 'u'): RegExp {
  const [first] = rules
  return new RegExp(first ? RULE_KINDS[first.kind](joinRules(rules)) : '(?!)', flags)
}
