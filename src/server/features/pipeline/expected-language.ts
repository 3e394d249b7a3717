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

/** Minimum number of earlier notes, all in one language, from which another language is unlikely. */
const MIN_HISTORY = 3

/**
 * The language of a note's other segments counts only if at least this share of the whole note is in it: of two
 * segments in two languages, neither says which language the other has to be in.
 */
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

/** Returns the language that all of a speaker's earlier notes are in; null if there are several languages or too few notes. */
export function usualLanguage(history: readonly Language[]): Language | null {
  const [latest = null] = history
  return history.length >= MIN_HISTORY && history.every((language) => language === latest) ? latest : null
}

/**
 * Finds which language a segment is expected to be in: the one asked for, else that of the note's other segments, else
 * that of the speaker's earlier notes, else the assumed one.
 * @param note.others the languages of the note's other segments
 * @param note.seconds the length of all its speech whose language can be told
 */
export function expectLanguage(
  { others, seconds }: { others: LanguageWeights; seconds: number },
  known: KnownLanguages,
): ExpectedLanguage | null {
  if (known.asked) return { language: known.asked, source: 'asked' }
  const most = heaviest(others)
  if (most && seconds > 0 && (others.get(most) ?? 0) >= seconds * MAJORITY) return { language: most, source: 'note' }
  const usual = usualLanguage(known.history)
  if (usual) return { language: usual, source: 'history' }
  return known.assumed ? { language: known.assumed, source: 'assumed' } : null
}
