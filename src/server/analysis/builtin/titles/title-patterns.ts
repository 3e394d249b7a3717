import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'

/** The words of one language, ready for use; all patterns are for folded text. */
export interface TitlePatterns {
  /** By the first word of a kind: the words of each, longest first. */
  kinds: Map<string, string[][]>
  verbs: readonly (readonly [RegExp, string])[]
  visits: readonly (readonly [RegExp, string])[]
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
  const whole = (source: string) => new RegExp(`(?<![\\p{L}'])(?:${source})(?![\\p{L}])`, 'gu')
  const kinds = words.kinds.split(/\s+/).map((kind) => kind.split(/[-_]/))
  const patterns: TitlePatterns = {
    kinds: Map.groupBy(
      kinds.sort((a, b) => b.length - a.length),
      ([first = '']) => first,
    ),
    verbs: words.verbs.map(([source, title]) => [whole(source), title] as const),
    visits: words.visits.map(([source, title]) => [whole(source), title] as const),
    purposes: new RegExp(`^(?:${words.purposes}) ?(?![\\p{L}])`, 'u'),
    frames: new RegExp(`^(?:${words.frames})(?:(?<=')|[\\s,]+|$)`, 'u'),
    copulas: new RegExp(`[\\s,]+(?:${words.copulas})$`, 'u'),
  }
  made.set(language, patterns)
  return patterns
}
