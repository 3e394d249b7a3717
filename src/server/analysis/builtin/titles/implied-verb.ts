import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold, foldInPlace } from '#server/text/fold.ts'
import { capitalise, decapitalise, wordsOf } from '../wording.ts'

const patternsOf = perPack(({ followUpTitles: { things } }) =>
  things.map(({ lead, title }) => ({ lead: new RegExp(`(?:${lead}) ?$`, 'du'), title })),
)

/**
 * Gives a follow-up its verb if only a thing was named: after "I promised Luis" the title "An answer" becomes "Give Luis an
 * answer". Returns any other title unchanged.
 * @param title as `nameFollowUp` writes it
 * @param lead the words before those of the follow-up, as spoken
 */
export function withImpliedVerb(title: string, lead: string, pack: LanguagePack): string {
  const [first = ''] = title.split(' ', 1)
  if (!wordsOf(`${pack.titles.determiners} ${pack.titles.partitives}`).has(fold(first).replace(/(?<=').*$/, '')))
    return title
  for (const thing of patternsOf(pack)) {
    const found = thing.lead.exec(foldInPlace(lead))
    if (!found) continue
    const said = found.indices?.groups?.to
    const to = said ? lead.slice(...said).trim() : ''
    const written = thing.title.replace('THING', decapitalise(title)).replace(' TO', to === '' ? '' : ` ${to}`)
    return capitalise(written)
  }
  return title
}
