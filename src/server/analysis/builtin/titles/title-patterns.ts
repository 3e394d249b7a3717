import { packOf } from '#server/languages/languages.ts'
import { compileRules, type WritingRule } from '#server/languages/parts/text-rule.ts'
import type { Language } from '#shared/languages.ts'

/** The words of one language, ready for use; all patterns but those of contractions are for folded text. */
export interface TitlePatterns {
  /** By the first word of a kind: the words of each, longest first. */
  kinds: Map<string, string[][]>
  verbs: readonly (readonly [RegExp, string])[]
  visits: readonly (readonly [RegExp, string])[]
  contractions: readonly (readonly [RegExp, string])[]
  purposes: RegExp
  frames: RegExp
  copulas: RegExp
}

const made = new Map<Language, TitlePatterns>()

/** The patterns of a language; made once. */
export function patternsOf(language: Language): TitlePatterns {
  const known = made.get(language)
  if (known) return known
  const words = packOf(language).titles
  const compile = (rules: readonly WritingRule[]) =>
    rules.map((rule) => [compileRules([rule], 'gu'), rule.writes] as const)
  const kinds = words.kinds.split(/\s+/).map((kind) => kind.split(/[-_]/))
  const patterns: TitlePatterns = {
    kinds: Map.groupBy(
      kinds.sort((a, b) => b.length - a.length),
      ([first = '']) => first,
    ),
    verbs: compile(words.verbs),
    visits: compile(words.visits),
    contractions: compile(words.contractions),
    purposes: compileRules(words.purposes),
    frames: compileRules(words.frames),
    copulas: compileRules(words.copulas),
  }
  made.set(language, patterns)
  return patterns
}
