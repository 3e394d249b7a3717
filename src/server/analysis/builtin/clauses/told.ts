import type { LanguagePack } from '#server/languages/language-pack.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import { countWords, type Fragment } from './fragments.ts'

/** Maximum number of words of an announcement: a longer sentence that names a joke or a recipe does not announce it. */
const MAX_ANNOUNCEMENT = 10
/**
 * How soon after a punctuation mark, in letters, the speakers must speak of themselves to have gone on with words of their
 * own.
 */
const OWN_WITHIN = 25
/** How many sentences after an announcement may be what it announces. */
const MAX_TALE = 8

const patternsOf = perPack(({ points }) => ({
  tellers: compileRules(points.tellers),
  tales: compileRules(points.tales),
  own: compileRules(points.own),
}))

/**
 * Finds what is retold and not meant: what a sign or a horoscope says, and the sentences after "A joke." or "The recipe of my
 * aunt.", up to one in which the speakers speak of themselves.
 * @returns a function that tells whether a part of a clause is such words
 */
export function findTold(sentences: readonly Sentence[], pack: LanguagePack): (fragment: Fragment) => boolean {
  const { tellers, tales, own } = patternsOf(pack)
  /** The range of each sentence that is retold. */
  const told = new Map<Sentence, { from: number; to: number }>()
  let left = 0
  for (const sentence of sentences) {
    const folded = foldInPlace(sentence.text)
    if (own.test(folded)) left = 0
    const said = tellers.exec(folded)
    if (left > 0) told.set(sentence, { from: 0, to: folded.length })
    else if (said) {
      const from = said.index + said[0].length
      told.set(sentence, { from, to: endOfTold(folded, from, own) })
    }
    left = tales.test(folded) && countWords(sentence.text) <= MAX_ANNOUNCEMENT ? MAX_TALE : left - 1
  }
  return ({ clause, from, to }) => {
    const range = told.get(clause.sentence)
    return range !== undefined && range.from < clause.at + to && range.to > clause.at + from
  }
}

/** Returns where the speakers go on with words of their own: "…, so I take the umbrella." */
function endOfTold(folded: string, from: number, own: RegExp): number {
  for (const { index } of folded.slice(from).matchAll(/[,;]\s/g)) {
    const at = from + index
    if (own.test(folded.slice(at, at + OWN_WITHIN))) return at
  }
  return folded.length
}
