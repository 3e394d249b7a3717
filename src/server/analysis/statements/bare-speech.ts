import type { WordRange } from './features.ts'
import type { SpokenWord } from './spoken-words.ts'

/** A run of more words without a punctuation mark is bare, although an engine set a few marks elsewhere. */
const MAX_PLAIN_WORDS = 25

const SIGN = /[.,;:!?…]/

/** Finds the runs of words of a sentence that are bare: the whole sentence if it has no punctuation, or else only long runs. */
export function findBareRuns(words: readonly SpokenWord[], text: string): WordRange[] {
  const runs: WordRange[] = []
  let from = 0
  for (let at = 1; at <= words.length; at++) {
    const hasSign = SIGN.test(text.slice(words[at - 1]?.end, words[at]?.start))
    if (!hasSign && at < words.length) continue
    if (at - from > MAX_PLAIN_WORDS || (at - from === words.length && !hasSign)) runs.push({ from, to: at })
    from = at
  }
  return runs
}
