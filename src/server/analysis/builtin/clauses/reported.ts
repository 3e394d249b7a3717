import type { LanguagePack } from '#server/languages/language-pack.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { Fragment } from './fragments.ts'

/** Maximum length of what somebody is quoted with, in letters, if nothing marks its end. */
const MAX_QUOTE = 90
/** Minimum share of a fragment that somebody else said, if it begins with the speaker's words: "and my uncle goes are you …". */
const MIN_SHARE = 0.4

const patternsOf = perPack(({ reportedSpeech: { quotes, resumes } }) => ({
  quotes: compileRules(quotes, 'gu'),
  ends: new RegExp(`[.;!?]|${compileRules(resumes).source}`, 'gu'),
}))

/**
 * Finds the words of others that are told without quotation marks: "he goes are you coming". They state nothing by
 * themselves.
 * @returns a function that tells whether a part of a clause is mostly such words
 */
export function findReported(sentences: readonly Sentence[], pack: LanguagePack): (fragment: Fragment) => boolean {
  const { quotes, ends } = patternsOf(pack)
  const bySentence = new Map<Sentence, { start: number; end: number }[]>()
  for (const sentence of sentences) {
    const folded = foldInPlace(sentence.text)
    const ranges = [...folded.matchAll(quotes)].map(({ index, 0: { length } }) => {
      ends.lastIndex = index + length
      const end = ends.exec(folded)?.index ?? folded.length
      return { start: index, end: Math.min(end, index + length + MAX_QUOTE) }
    })
    if (ranges.length > 0) bySentence.set(sentence, ranges)
  }
  return ({ clause, from, to }) =>
    bySentence.get(clause.sentence)?.some(({ start, end }) => {
      const [first, last] = [clause.at + from, clause.at + to]
      const shared = Math.min(last, end) - Math.max(first, start)
      return shared > 0 && (first >= start || shared >= (last - first) * MIN_SHARE)
    }) ?? false
}
