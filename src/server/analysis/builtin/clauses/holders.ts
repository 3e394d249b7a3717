import { wordsOf } from '#server/analysis/builtin/wording.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'

/** Maximum number of letters of a thing that somebody has, and of the words up to the name. */
const THING = 40
const REACH = 60

const patternsOf = perPack(({ names: { hasThing }, words }) => ({
  /** A part of a sentence that says who has a thing, up to the name. */
  lead: new RegExp(`(?:^|[,;:.] )(?<thing>[\\p{L}'’ -]{3,${THING}}?)(?: (?=\\p{L})|(?='))(?:${hasThing})\\s$`, 'u'),
  gatherings: wordsOf(words.eventWords),
}))

/**
 * Tells whether somebody only has a thing and does not come: "the tickets are with Ruth", but not "lunch is with Ruth".
 * @param place where the name begins
 */
export function isHolder(folded: string, place: number, pack: LanguagePack): boolean {
  const { lead, gatherings } = patternsOf(pack)
  const thing = lead.exec(folded.slice(Math.max(0, place - REACH), place))?.groups?.thing
  return thing !== undefined && !thing.split(' ').some((word) => gatherings.has(word))
}
