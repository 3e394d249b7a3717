import { packOf } from '#server/languages/languages.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold, foldInPlace } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import { capitalise, decapitalise } from '../wording.ts'
import { beginsWithSubject } from './begins-with-subject.ts'
import { contract } from './contract.ts'
import { withoutRemark } from './follow-up-title.ts'

const patternsOf = perPack(({ followUpTitles: { objects } }) =>
  objects.map(({ pronoun, noun }) => ({
    pronoun: new RegExp(`^(?:${pronoun})$`, 'du'),
    // Not folded: "está" is not an article.
    noun: new RegExp(noun, 'giu'),
  })),
)

/**
 * Replaces a pronoun by the thing it stands for: "the form is on my desk, I have to sign it" becomes "Sign the form". In
 * languages whose pronouns show gender and number, this is the last noun before the follow-up that agrees. Verbs of dealing
 * with people keep their pronouns.
 * @param title as `nameFollowUp` writes it
 * @param before the words before those of the follow-up, without dates
 */
export function withKnownObject(title: string, before: string, language: Language): string {
  const pack = packOf(language)
  if (beginsWithSubject(title, pack)) return title
  for (const { pronoun, noun } of patternsOf(pack)) {
    const verb = pronoun.exec(foldInPlace(title))?.groups?.verb
    const found = verb !== undefined && [...before.replaceAll('’', "'").matchAll(noun)].at(-1)
    if (!found) continue
    const thing = before.slice(found.index, found.index + found[0].length)
    // "La lettre" has a noun that ends like a verb. With the thing there are enough words before a remark.
    if (!fold(thing).split(' ').includes(verb)) return withoutRemark(write(title, pronoun, thing, language), language)
  }
  return title
}

/** Writes a thing in place of any pronoun that may stand for it. */
export function withObject(title: string, thing: string, language: Language): string {
  const fitting = patternsOf(packOf(language)).find(({ pronoun }) => pronoun.test(foldInPlace(title)))
  return fitting ? write(title, fitting.pronoun, thing, language) : title
}

function write(title: string, pronoun: RegExp, thing: string, language: Language): string {
  const groups = pronoun.exec(foldInPlace(title))?.indices?.groups
  const part = (name: string) => (groups?.[name] ? title.slice(...groups[name]) : '')
  // "Enseñárselas", "mandármela": without its pronouns the verb has no accent, but keeps its "ñ".
  const verb = part('second') === '' && part('to') === '' ? part('verb') : withoutStress(part('verb'))
  const words = `${part('before')}${verb}${part('to')} `
  return capitalise(`${contract(words, language)}${decapitalise(thing)}${part('rest')}`)
}

/** Removes acute accents, and no other signs. */
function withoutStress(word: string): string {
  return word.normalize('NFD').replaceAll('\u0301', '').normalize('NFC')
}
