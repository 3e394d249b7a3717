import { packOf } from '#server/languages/languages.ts'
import { compileRules, type WritingRule } from '#server/languages/parts/text-rule.ts'
import type { Language } from '#shared/languages.ts'

/** The compiled title words of one language. All patterns except contractions match folded text. */
export interface TitlePatterns {
  /** The words of each kind, keyed by first word; the longest come first. */
  kinds: Map<string, string[][]>
  verbs: readonly (readonly [RegExp, string])[]
  visits: readonly (readonly [RegExp, string])[]
  contractions: readonly (readonly [RegExp, string])[]
  purposes: RegExp
  frames: RegExp
  copulas: RegExp
}

const made = new Map<Language, TitlePatterns>()

/** Returns the patterns of a language, which are compiled once. */
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
