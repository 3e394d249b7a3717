import type { Language } from '#shared/languages.ts'

/** A language that a segment is expected to be in, and what is known of it. */
export interface ExpectedLanguage {
  language: Language
  /**
   * `asked`: by the user for this note; `note`: that of the note's other segments; `history`: that of the speaker's earlier
   * notes; `assumed`: that of the interface, which proves little.
   */
  source: 'asked' | 'note' | 'history' | 'assumed'
}

/** What is known about a note's language apart from its text. */
export interface KnownLanguages {
  asked: Language | null
  /** Languages of the speaker's earlier notes. */
  history: readonly Language[]
  assumed: Language | null
}

/** Another language than that of the earlier notes is unlikely only if there are this many, all in one language. */
const MIN_HISTORY = 5

/** The language of most of a note counts only if it is that of this share of what can be told. */
const MAJORITY = 0.6

/** Seconds of speech in each language. */
export type LanguageWeights = ReadonlyMap<Language, number>

/** Adds up the seconds of speech in each language; null stands for one that is not known. */
export function weighLanguages(segments: readonly { language: Language | null; seconds: number }[]): LanguageWeights {
  const weights = new Map<Language, number>()
  for (const { language, seconds } of segments) {
    if (language) weights.set(language, (weights.get(language) ?? 0) + seconds)
  }
  return weights
}

/** Returns the language with the most seconds of speech; null if there is none. */
export function heaviest(weights: LanguageWeights): Language | null {
  return [...weights].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

/**
 * Finds which language a segment is expected to be in: the one asked for, else that of the note's other segments, else
 * that of the speaker's earlier notes, else the assumed one.
 * @param others what the texts of the note's other segments are in
 */
export function expectLanguage(others: LanguageWeights, known: KnownLanguages): ExpectedLanguage | null {
  if (known.asked) return { language: known.asked, source: 'asked' }
  const most = heaviest(others)
  const all = [...others.values()].reduce((sum, seconds) => sum + seconds, 0)
  if (most && all > 0 && (others.get(most) ?? 0) >= all * MAJORITY) return { language: most, source: 'note' }
  const [earlier] = known.history
  if (earlier && known.history.length >= MIN_HISTORY && known.history.every((language) => language === earlier)) {
    return { language: earlier, source: 'history' }
  }
  return known.assumed ? { language: known.assumed, source: 'assumed' } : null
}
