import { fold } from '#server/text/fold.ts'

/** Minimum length of a stem: shorter ones would match unrelated words. */
const MIN_STEM_LENGTH = 3
const MAX_STEM_LENGTH = 14
/** Maximum number of entries in a list's cache: more than the different words of a long note, and a limit for random text. */
const MAX_KNOWN = 20_000

/** The words of a list: whole words, and stems with their possible endings. */
export interface WordList {
  whole: Set<string>
  stems: Map<string, 'inflected' | 'any'>
  /** Cached lookups. */
  known: Map<string, boolean>
}

/**
 * Parses a list of words separated by blanks. `work-` stands for the word and its inflections, `work*` for the word with any
 * ending.
 */
export function readWordList(words: string): WordList {
  const whole = new Set<string>()
  const stems = new Map<string, 'inflected' | 'any'>()
  for (const word of fold(words).trim().split(/\s+/)) {
    if (word.endsWith('-')) stems.set(word.slice(0, -1), 'inflected')
    else if (word.endsWith('*')) stems.set(word.slice(0, -1), 'any')
    else whole.add(word)
  }
  return { whole, stems, known: new Map() }
}

/**
 * Tells whether a folded word is on the list, as a whole word or by its stem; `inflections` are the endings of its language.
 */
export function isOn(list: WordList, word: string, inflections: Set<string>): boolean {
  const known = list.known.get(word)
  if (known !== undefined) return known
  const found = list.whole.has(word) || hasStem(list.stems, word, inflections)
  if (list.known.size >= MAX_KNOWN) list.known.clear()
  list.known.set(word, found)
  return found
}

function hasStem(stems: WordList['stems'], word: string, inflections: Set<string>): boolean {
  for (let length = Math.min(word.length, MAX_STEM_LENGTH); length >= MIN_STEM_LENGTH; length--) {
    const ending = stems.get(word.slice(0, length))
    if (ending === 'any') return true
    if (ending === 'inflected' && (length === word.length || inflections.has(word.slice(length)))) return true
  }
  return false
}
