import { compileRules, type TextRule } from '#server/languages/parts/text-rule.ts'

/** Maximum length of the words that name a person, in letters. */
const MAX_NAME = 70
/** How far a rule reads from the end of the name on, in letters. */
const MAX_REACH = 200

/** Returns the matches of a rule in a folded text, in order. */
export type FindMatches = (folded: string) => RegExpExecArray[]

/**
 * Returns a function that finds the matches of a rule. If the rule begins with a person, who may be called by any word, it
 * looks for the words after the name first: they are rare, whereas a name would be tried at every word.
 */
export function matchesOf(rule: TextRule): FindMatches {
  const pattern = compileRules([rule], 'dgu')
  const rest = afterName(rule.pattern)
  if (rest === null) return (folded) => [...folded.matchAll(pattern)]
  const tail = new RegExp(rest, 'gu')
  return (folded) => {
    const found: RegExpExecArray[] = []
    for (const { index } of folded.matchAll(tail)) {
      const last = found.at(-1)
      pattern.lastIndex = Math.max(last ? last.index + last[0].length : 0, index - MAX_NAME)
      if (pattern.lastIndex > index) continue
      const match = pattern.exec(folded.slice(0, index + MAX_REACH))
      if (match) found.push(match)
    }
    return found
  }
}

/**
 * Returns the part of a pattern after its group `who`, if only a lookbehind precedes the group and the pattern has no
 * alternatives; else null.
 */
function afterName(pattern: string): string | null {
  const start = pattern.indexOf('(?<who>')
  if (start < 0 || !/^(?:\(\?<[!=].*\))?$/u.test(pattern.slice(0, start))) return null
  let depth = 0
  let end = pattern.length
  for (let at = start; at < pattern.length; at++) {
    const sign = pattern[at]
    if (sign === '\\') at++
    else if (sign === '[') at = pattern.indexOf(']', at + 1)
    else if (sign === '(') depth++
    else if (sign === ')' && --depth === 0) end = Math.min(end, at + 1)
    else if (sign === '|' && depth === 0) return null
  }
  return pattern.slice(end)
}
