import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { wordsOf } from '../wording.ts'

const patternsOf = perPack(({ names, titles, followUpTitles }) => {
  const articles = wordsOf(names.articles)
  const others = titles.determiners.split(' ').filter((word) => !articles.has(fold(word)))
  const atEnd = (words: readonly string[]) =>
    new RegExp(`(?<!\\p{L})(?:${words.map((word) => word.replace("'", "['’]")).join('|')})\\s*$`, 'iu')
  const { words, periods } = followUpTitles.during
  return {
    beforeNoun: atEnd([...names.articles.split(' '), ...names.belongs.split(' ')]),
    beforeAny: atEnd(others),
    /** Leads to a period, but is no part of its date: "over (the weekend)". */
    during: new RegExp(`\\s(?:${words})\\s*$`, 'iu'),
    period: new RegExp(`^(?:${periods})(?!\\p{L})`, 'iu'),
  }
})

/**
 * Removes a date from the words of a follow-up, unless it is part of a name: "today's report", "la compta du deuxième
 * semestre", "my three o'clock".
 * @param from offset of the date
 * @param to offset of its end
 */
export function withoutDate(words: string, from: number, to: number, pack: LanguagePack): string {
  const [before, after] = [words.slice(0, from), words.slice(to)]
  const { beforeNoun, beforeAny, during, period } = patternsOf(pack)
  const names = /^['’]\p{L}/u.test(after) || (/\p{L}/u.test(after) && beforeNoun.test(before)) || beforeAny.test(before)
  if (names) return words
  const lead = period.test(words.slice(from, to)) ? before.replace(during, '') : before
  return `${lead.trimEnd()} ${after.trimStart()}`
}
