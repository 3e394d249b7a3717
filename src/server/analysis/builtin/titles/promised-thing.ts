import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold, foldInPlace } from '#server/text/fold.ts'
import { capitalise, decapitalise, wordsOf } from '../wording.ts'

const patternsOf = perPack(
  ({ followUpTitles: { promises } }) => promises && new RegExp(`(?:${promises.lead}) ?$`, 'du'),
)

/**
 * Gives a follow-up its verb if only a thing was promised: after "I promised Luis" the title "An answer" becomes "Give Luis an
 * answer". Returns any other title unchanged.
 * @param title as `nameFollowUp` writes it
 * @param lead the words before those of the follow-up, as spoken
 */
export function withGiving(title: string, lead: string, pack: LanguagePack): string {
  const { promises } = pack.followUpTitles
  const groups = patternsOf(pack)?.exec(foldInPlace(lead))?.indices?.groups
  const [first = ''] = title.split(' ', 1)
  if (!promises || !groups || !wordsOf(pack.titles.determiners).has(fold(first))) return title
  const to = groups.to ? lead.slice(...groups.to).trim() : ''
  const written = promises.title.replace('THING', decapitalise(title)).replace(' TO', to === '' ? '' : ` ${to}`)
  return capitalise(written)
}
