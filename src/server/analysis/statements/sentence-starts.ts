import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import { type DateReference, findDatesApart } from '../dates/find-dates.ts'
import { findBareCuts } from './bare-cuts.ts'
import { readSpokenWords, type SpokenWord } from './spoken-words.ts'
import { statementModelOf } from './statement-model.ts'

/** Maximum number of words of a sentence that is cut from bare speech. */
export const MAX_WORDS = 25
/** Minimum number of words of a sentence. */
const MIN_WORDS = 4
/** Minimum number of words before a cut that is made because of the length. */
const MIN_WORDS_BEFORE_CUT = 8
/** Minimum probability that a statement begins, and the same before a word that mostly continues one. */
const BEGINS = 0.5
const BEGINS_ANYWAY = 0.85
/** Minimum number of words before a cut at a pause: speakers also pause in mid-thought. */
const MIN_WORDS_AT_PAUSE = 3

/** Dates are only marked, so any day will do. */
const SOME_DAY: DateReference = { recordedAt: new Date('2026-01-07T12:00:00Z'), timezone: 'UTC' }

/** Words after which a sentence goes on, and words that mostly continue one: articles and prepositions. */
const wordsOf = perPack(({ clauses, names }) => ({
  dangling: new RegExp(`(?:^|\\s)(?:${clauses.dangling}|${clauses.subordinates})\\s*$`),
  goesOn: new RegExp(`^(?:${`${names.articles} ${names.places}`.replaceAll(' ', '|')})\\s`),
}))

/**
 * Finds where sentences begin in words without punctuation: after a pause, where the model of the language expects a new
 * statement, and after so many words that nobody would read them at once. Returns offsets in the text, without the beginning
 * of the text.
 * @param pauses the offsets of words before which the speaker paused
 */
export function findSentenceStarts(
  text: string,
  pack: LanguagePack,
  pauses: ReadonlySet<number> = new Set(),
): number[] {
  // Most captions and many sentences are this short, and reading their dates would be most of the work.
  if ((text.match(/\S+/g)?.length ?? 0) < 2 * MIN_WORDS_AT_PAUSE) return []
  const words = readSpokenWords(text, findDatesApart(text, pack.code, SOME_DAY), SOME_DAY)
  const counts = countBefore(text, words)
  const total = counts.at(-1) ?? 0
  const folded = foldInPlace(text)
  const { dangling, goesOn } = wordsOf(pack)
  const model = statementModelOf(pack)
  const begins = model ? findBareCuts(words, model.bare) : null
  const starts: number[] = []
  let first = 0
  let best = { at: 0, probability: -1 }
  const cutAt = (at: number) => {
    starts.push(words[at]?.start ?? 0)
    first = at
    best = { at: 0, probability: -1 }
  }
  for (let at = 1; at < words.length; at++) {
    const start = words[at]?.start ?? 0
    if (!/\s/.test(text.charAt(start - 1))) continue
    const since = (counts[at] ?? 0) - (counts[first] ?? 0)
    const left = total - (counts[at] ?? 0)
    if (pauses.has(start) && since >= MIN_WORDS_AT_PAUSE && left >= MIN_WORDS_AT_PAUSE) {
      cutAt(at)
      continue
    }
    const ahead = folded.slice(start, start + 30)
    const cut = dangling.test(folded.slice(Math.max(0, start - 20), start))
    const weight = cut ? 0 : goesOn.test(ahead) ? BEGINS / BEGINS_ANYWAY : 1
    const probability = weight * (begins?.[at] ?? 0)
    if (probability >= BEGINS && since >= MIN_WORDS && left >= MIN_WORDS) cutAt(at)
    else {
      // The limit is exceeded only within a long date, which is not cut.
      const fits = since >= MIN_WORDS_BEFORE_CUT && (since <= MAX_WORDS || best.at === 0)
      if (fits && left >= MIN_WORDS && probability >= best.probability) best = { at, probability }
      if (since >= MAX_WORDS && best.at > 0) {
        const place = best.at
        cutAt(place)
        at = place
      }
    }
  }
  return starts
}

/** Returns how many words of the text precede each spoken word, and then the total. */
function countBefore(text: string, words: readonly SpokenWord[]): number[] {
  let from = 0
  let count = 0
  const counts: number[] = []
  for (const { start } of [...words, { start: text.length }]) {
    count += text.slice(from, start).match(/\S+/g)?.length ?? 0
    from = start
    counts.push(count)
  }
  return counts
}
