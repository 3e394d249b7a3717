import { packOf } from '#server/languages/languages.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import { decapitalise } from '../wording.ts'
import { withKnownObject } from './known-object.ts'

const patternsOf = perPack(
  ({ followUpTitles: { about } }) =>
    about && { says: new RegExp(`^(?:${about.says})$`, 'u'), noun: new RegExp(about.noun, 'giu') },
)

/**
 * Writes a title that also tells what is done to whoever hasn't heard the words before: with the thing in place of its pronoun,
 * or else with the thing named last before it: "S'y mettre (les filets du tribord)".
 * @param title as `nameFollowUp` writes it
 * @param before the words before those of the follow-up, without dates
 */
export function withThing(title: string, before: string, language: Language): string {
  const known = withKnownObject(title, before, language)
  const about = patternsOf(packOf(language))
  if (!about?.says.test(fold(known))) return known
  const thing = [...before.replaceAll('’', "'").matchAll(about.noun)].at(-1)?.[0]
  if (thing === undefined) return known
  return `${known} (${decapitalise(thing)})`
}
