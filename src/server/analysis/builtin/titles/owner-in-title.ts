import type { LanguagePack } from '#server/languages/language-pack.ts'
import { fold } from '#server/text/fold.ts'

/**
 * Leaves out the owner's name after the verb, where some languages put the subject: "Mirar Tomás la cláusula".
 * @param who null: nobody in particular
 */
export function withoutOwner(title: string, who: string | null): string {
  const [verb = ''] = title.split(' ', 1)
  const named = `${verb} ${who} `
  return who !== null && title.startsWith(named) ? `${verb} ${title.slice(named.length)}` : title
}

/** Returns the words from the verb on where "that" and the owner open them: "Que Julien réserve …". Null if they don't. */
export function withoutSubjectAfterThat(words: string, who: string, pack: LanguagePack): string | null {
  const [that = ''] = words.split(' ', 1)
  const opening = `${that} ${who} `
  const opens = pack.words.finiteLeads?.test(`${fold(that)} `) === true && words.startsWith(opening)
  return opens ? words.slice(opening.length) : null
}
