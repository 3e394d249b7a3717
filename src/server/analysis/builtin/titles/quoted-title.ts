import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { capitalise, shorten, wordsOf } from '../wording.ts'
import { withoutLeads } from './without-leads.ts'

/** Maximum length of the words quoted, in letters. */
const MAX_QUOTED = 80

const noTitleOpens = perPack(({ names }) => {
  // "Lo del seguro" is a thing.
  const belongs = names.belongs.replaceAll(' ', '|')
  return new RegExp(`^(?:${names.noSubjects})(?![\\p{L}])(?! (?:${belongs})(?![\\p{L}]))`, 'u')
})

const prepositionsOf = perPack(({ titles }) =>
  wordsOf([titles.binds, titles.companions, titles.complements, titles.directions, titles.before].join(' ')),
)

/**
 * Tells whether a title begins with a pronoun or a conjunction and not with what is to be done or a thing: "It needs to come
 * off", "If you see her".
 */
export function beginsMidway(title: string, pack: LanguagePack): boolean {
  const [first = ''] = fold(title).split(' ', 1)
  return noTitleOpens(pack).test(fold(title)) && !prepositionsOf(pack).has(first) && !pack.verbs.isDeed(title)
}

/** Quotes what was said as the title of a follow-up whose words make no better one. */
export function quoteAsTitle(words: string, pack: LanguagePack): string {
  return pack.followUpTitles.quoted.replace('WORDS', () => capitalise(shorten(withoutLeads(words, pack), MAX_QUOTED)))
}
