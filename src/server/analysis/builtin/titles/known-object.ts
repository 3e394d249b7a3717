import { packOf } from '#server/languages/languages.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import { capitalise, decapitalise } from '../wording.ts'

const patternsOf = perPack(({ taskTitles: { objects } }) =>
  objects.map(({ pronoun, noun }) => ({
    pronoun: new RegExp(`^(?:${pronoun})$`, 'du'),
    // Not folded: "está" is no article.
    noun: new RegExp(noun, 'giu'),
  })),
)

/**
 * Writes a thing instead of the pronoun for it: "the form is on my desk, I have to sign it" becomes "Sign the form". Where
 * pronouns tell gender and number it is the last noun before the task that agrees; verbs of dealing with people keep theirs.
 * @param title as `nameTask` writes it
 * @param before the words before those of the task, without dates
 */
export function withKnownObject(title: string, before: string, language: Language): string {
  for (const { pronoun, noun } of patternsOf(packOf(language))) {
    const groups = pronoun.exec(foldInPlace(title))?.indices?.groups
    const found = groups && [...before.replaceAll('’', "'").matchAll(noun)].at(-1)
    if (!groups || !found) continue
    const part = (name: string) => (groups[name] ? title.slice(...groups[name]) : '')
    const said = before.slice(found.index, found.index + found[0].length)
    return capitalise(`${part('verb')} ${decapitalise(said)}${part('rest')}`)
  }
  return title
}
