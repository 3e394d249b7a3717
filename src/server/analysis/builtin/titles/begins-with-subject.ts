import { wordsOf } from '#server/analysis/builtin/wording.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'

/**
 * Tells whether words that look like a pronoun and its verb are an article and its noun, because another verb follows, "la
 * factura está mal", or because it is somebody's title: "la doctora Vela viene".
 */
export function beginsWithSubject(words: string, { clauses, names, titles }: LanguagePack): boolean {
  const [, article = '', noun = '', next = ''] =
    /^(\p{L}+['’]?) ?(\p{L}+) (\p{L}+)(?!\p{L})/u.exec(words.toLowerCase()) ?? []
  if (!wordsOf(titles.determiners).has(article)) return false
  return wordsOf(names.personTitles).has(noun) || clauses.subjects?.verbs.split(' ').includes(next) === true
}
