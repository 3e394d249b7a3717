import { pronounsOf } from '#server/analysis/builtin/summary/pronouns.ts'
import { shorten, wordsOf } from '#server/analysis/builtin/wording.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'

/** A shorter part of a sentence says too little: "The nurse", of "The nurse and the doctor came". */
const MIN_WORDS = 4

const wordsAbout = perPack((pack) => {
  const { titles, clauses } = pack
  return {
    /** Words that begin another part of a sentence; a pronoun may also go on with the part before it. */
    joins: new Set(titles.breaks.split(' ').filter((word) => !pronounsOf(pack).has(word))),
    /** Words that cannot end a title. */
    dangling: wordsOf(
      `${titles.determiners} ${titles.companions} ${titles.complements} ${titles.directions} ${titles.binds} ${clauses.dangling.replaceAll('|', ' ')}`,
    ),
  }
})

/**
 * Shortens a sentence to a title. It is cut where another part begins ("Rain again, | so the pitch was a swamp"), so that it stays
 * whole; or else behind a word that may end it, with an ellipsis.
 */
export function shortenSentence(sentence: string, longest: number, pack: LanguagePack): string {
  if (sentence.length <= longest) return sentence
  const { joins, dangling } = wordsAbout(pack)
  const words = shorten(sentence, longest).replace('…', '').split(' ')
  const part = words.findLastIndex(
    (word, at) => at >= MIN_WORDS && (joins.has(fold(word)) || /[,;:]$/.test(words[at - 1] ?? '')),
  )
  if (part > 0)
    return words
      .slice(0, part)
      .join(' ')
      .replace(/[,;:]$/, '')
  const last = words.findLastIndex((word) => !dangling.has(fold(word)))
  return last < MIN_WORDS ? shorten(sentence, longest) : `${words.slice(0, last + 1).join(' ')}…`
}
