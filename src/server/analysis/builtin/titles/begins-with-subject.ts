import { wordsOf } from '#server/analysis/builtin/wording.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'

/**
 * Tells whether words that look like a pronoun and its verb are an article and its noun, because another verb follows: "la
 * factura está mal".
 */
export function beginsWithSubject(words: string, { clauses, titles }: LanguagePack): boolean {
  const [, article = '', verb = ''] = /^(\p{L}+['’]?) ?\p{L}+ (\p{L}+)(?!\p{L})/u.exec(words.toLowerCase()) ?? []
  return wordsOf(titles.determiners).has(article) && clauses.subjects?.verbs.split(' ').includes(verb) === true
}
