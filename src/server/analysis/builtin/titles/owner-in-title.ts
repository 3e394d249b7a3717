import type { LanguagePack } from '#server/languages/language-pack.ts'
import { fold } from '#server/text/fold.ts'
import { wordsOf } from '../wording.ts'

/**
 * Leaves out the owner's name between the verb and its object, where some languages put the subject: "Mirar Tomás la
 * cláusula". "Get Dave to check" keeps it.
 * @param who null: nobody in particular
 */
export function withoutOwner(title: string, who: string | null, pack: LanguagePack): string {
  const [verb = ''] = title.split(' ', 1)
  const named = `${verb} ${who} `
  if (who === null || !title.startsWith(named)) return title
  const object = title.slice(named.length)
  const hasArticle = wordsOf(pack.titles.determiners).has(fold(object.split(' ', 1)[0] ?? ''))
  return hasArticle ? `${verb} ${object}` : title
}

/** Returns the words from the verb on where "that" and the owner open them: "Que Julien réserve …". Null if they don't. */
export function withoutSubjectAfterThat(words: string, who: string, pack: LanguagePack): string | null {
  const [that = ''] = words.split(' ', 1)
  const opening = `${that} ${who} `
  const opens = pack.words.finiteLeads?.test(`${fold(that)} `) === true && words.startsWith(opening)
  return opens ? words.slice(opening.length) : null
}
