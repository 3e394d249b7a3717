import { wordsOf } from '#server/analysis/builtin/wording.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { fold } from '#server/text/fold.ts'

/**
 * Tells whether words that look like a pronoun and its verb are an article and its noun, because another verb follows, "la
 * factura está mal", or because it is somebody's title, "la doctora Vela viene", or because the words begin a sentence and something
 * belongs to them: "La liste des invités".
 */
export function beginsWithSubject(words: string, { clauses, names, titles }: LanguagePack): boolean {
  const [, article = '', noun = '', next = ''] =
    /^(\p{L}+['’]?) ?(\p{L}+) (\p{L}+['’]?)(?!\p{L})/u.exec(words.toLowerCase()) ?? []
  if (!wordsOf(titles.determiners).has(article)) return false
  const isOwned = /^\p{Lu}\p{L}/u.test(words) && wordsOf(titles.belongings).has(fold(next))
  const isTitle = wordsOf(names.personTitles).has(noun)
  return isOwned || isTitle || clauses.subjects?.verbs.split(' ').includes(next) === true
}
