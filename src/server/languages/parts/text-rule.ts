import type { Examples, Rule } from './rule.ts'
import { RULE_KINDS, type RuleKind } from './rule-kinds.ts'

/** A rule for folded text, put together from named sub-patterns. Its examples are its tests. */
export interface TextRule extends Rule, Examples {
  kind: RuleKind
  /** What the names in braces of `written` stand for. */
  subPatterns: Readonly<Record<string, string>>
  /** The pattern with its sub-patterns put in, not anchored yet. */
  pattern: string
}

/** A rule that puts other words in the place of what it recognises, or before them: "Meeting with". */
export interface WritingRule extends TextRule {
  writes: string
}

/**
 * Returns a function that writes rules of one kind. An example may say what comes of its text, behind an arrow:
 * `remember to call the bank → Call the bank`.
 * @param subPatterns may name each other in braces
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

/** The same for rules that write something. */
export function writingRules(kind: RuleKind, subPatterns: Readonly<Record<string, string>> = {}) {
  const rule = textRules(kind, subPatterns)
  return (name: string, recognises: string, written: string, writes: string, examples: Examples): WritingRule => ({
    ...rule(name, recognises, written, examples),
    writes,
  })
}

/**
 * Puts a pattern together: replaces `{name}` by the sub-pattern of that name; `\p{L}` and `{2,}` are left alone.
 * @throws RangeError where there is no sub-pattern of a name
 */
export function compose(written: string, subPatterns: Readonly<Record<string, string>>): string {
  return written.replace(/(?<!\\[pP])\{([a-zA-Z]\w*)\}/g, (_, name: string) => {
    const subPattern = subPatterns[name]
    if (subPattern === undefined) throw new RangeError(`there is no sub-pattern {${name}}`)
    return compose(subPattern, subPatterns)
  })
}

/** The patterns of rules as alternatives, the first that matches first. */
function joinRules(rules: readonly TextRule[]): string {
  return rules.map(({ pattern }) => pattern).join('|')
}

/** Compiles the rules of one kind to a pattern that stands in a text as that kind does; no rules never match. */
export function compileRules(rules: readonly TextRule[], flags = 'u'): RegExp {
  const [first] = rules
  return new RegExp(first ? RULE_KINDS[first.kind](joinRules(rules)) : '(?!)', flags)
}
