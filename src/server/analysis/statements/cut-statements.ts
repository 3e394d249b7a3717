import { findBareCuts, isGlued } from './bare-cuts.ts'
import { findBareRuns } from './bare-speech.ts'
import { gapFeatures, type WordRange } from './features.ts'
import { probabilityOf, scoreOf } from './linear-model.ts'
import type { SpokenWord } from './spoken-words.ts'
import type { StatementModel } from './statement-model.ts'

/** The maximum length of a statement, in words. Longer ones are cut where a new one most likely begins. */
const MAX_WORDS = 25
const MIN_WORDS_BEFORE_CUT = 5
/** Minimum probability at which a statement begins. */
const CUT_FROM = 0.35

/** What is said of a place where no statement may begin: less than any probability. */
const NEVER = -1

export interface CutRange extends WordRange {
  /** Whether it was cut because it became too long. */
  cutShort: boolean
  /** How likely a statement is to begin here. */
  begins: number
}

/** Returns how likely a statement is to begin at the word `at` if the one before it begins at the word `from`. */
export type BeginsAt = (at: number, from: number) => number

/** Finds how likely a statement is to begin at each word of a sentence, by one model for bare runs and another for the rest. */
export function findBeginnings(
  words: readonly SpokenWord[],
  text: string,
  { begins, bits, bare }: StatementModel,
): BeginsAt {
  const inRuns = new Map<number, number>()
  for (const { from, to } of findBareRuns(words, text)) {
    const cuts = findBareCuts(words.slice(from, to), bare)
    for (let at = from + 1; at < to; at++) inRuns.set(at, cuts[at - from] ?? 0)
  }
  return (at, from) =>
    isJoined(words, at, text)
      ? NEVER
      : (inRuns.get(at) ?? probabilityOf(begins, scoreOf(begins, gapFeatures(words, at, at - from), bits)))
}

/** Tells whether a sign joins a word to the one before it, as in "Saint-Nicolas", "envoie-les" and "5.8". */
function isJoined(words: readonly SpokenWord[], at: number, text: string): boolean {
  return /^\S+$/u.test(text.slice(words[at - 1]?.end, words[at]?.start))
}

/** Cuts the words of a sentence where new statements begin. Never cuts inside "A4" and "don't". */
export function cutStatements(words: readonly SpokenWord[], beginsAt: BeginsAt): CutRange[] {
  const ranges: CutRange[] = []
  let from = 0
  let best = { at: 0, probability: -1 }
  let begins = 1
  const cutAt = (to: number, probability: number, cutShort = false) => {
    if (to > from) ranges.push({ from, to, cutShort, begins })
    from = to
    begins = probability
    best = { at: 0, probability: -1 }
  }
  for (let at = 1; at < words.length; at++) {
    if (isGlued(words, at)) continue
    const probability = beginsAt(at, from)
    if (probability >= CUT_FROM) cutAt(at, probability)
    else {
      if (at - from >= MIN_WORDS_BEFORE_CUT && probability > best.probability) best = { at, probability }
      if (at - from >= MAX_WORDS && best.at > from) {
        const { at: place } = best
        cutAt(place, best.probability, true)
        at = place
      }
    }
  }
  cutAt(words.length, 1)
  return ranges
}
