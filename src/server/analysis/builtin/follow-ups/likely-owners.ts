import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import type { Fragment } from '#server/analysis/builtin/clauses/fragments.ts'
import type { Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import { joinOwnerWords, type NamingWords } from '#server/analysis/builtin/clauses/owner-words.ts'
import { personIn } from '#server/analysis/builtin/duties/duty-people.ts'
import { isFirstName, isOpeningOrder, withOtherParts, withTitle, wordsAbout } from '#server/analysis/builtin/names.ts'
import { capitalise } from '#server/analysis/builtin/wording.ts'
import type { UnnamedOwner } from '#server/analysis/statements/owner-features.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { ME } from '#shared/commitment.ts'

/** Somebody who may own a follow-up: the speaker, a person as named in the note, or nobody in particular. */
export interface LikelyOwner {
  who: string | null
  probability: number
}

/** How many times likelier than the speaker somebody else must be to have what the judge takes for the speaker's. */
const OTHERS_BY = 3

/** Minimum probability at which a word owns a follow-up that may as well name a thing. */
const PERSON_FROM = 0.75

/** What precedes a role: an article and at most one other word, "the tax people", or who belongs there: "los del almacén". */
const leadsOf = perPack(({ names, titles }) => {
  const words = (list: string) => `(?:${list.replaceAll("'", '').replaceAll(' ', '|')})`
  const determiners = words(`${names.articles} ${names.articlesBeforeTitles} ${titles.determiners}`)
  const group = `(?<group>${words(names.belongs)} (?:${words(names.articles)} )?)`
  return new RegExp(
    `(?<!\\p{L})(?:${words(names.personTitles)}\\.? |${determiners}(?:['’]| )(?:${group}|\\p{L}+ )?)$`,
    'u',
  )
})

/** Matches words for whoever listens in a folded text: "you", "tu". */
export const listenerOf = perPack(({ names }) => new RegExp(`(?<![\\p{L}])(?:${names.secondPerson})(?![\\p{L}])`, 'u'))

/** Returns who may own a follow-up by the trained model, the likeliest first. */
export function likelyOwners(statement: Fragment, judgement: Judgement): LikelyOwner[] {
  const all = judgement.owners(statement)
  const chanceOf = (unnamed: UnnamedOwner) => all.find(({ owner }) => owner === unnamed)?.probability ?? 0
  const owners: LikelyOwner[] = [
    { who: ME, probability: chanceOf('me') },
    { who: null, probability: chanceOf('nobody') },
  ]
  for (const words of joinOwnerWords(all)) {
    const who = nameOf(words)
    if (who === null || isRatherThing(words, statement)) continue
    const known = owners.find((one) => one.who !== null && isSame(one.who, who))
    if (known) known.probability += words.probability
    else owners.push({ who, probability: words.probability })
  }
  return owners.sort((a, b) => b.probability - a.probability)
}

/** Returns the likeliest owner of a follow-up for which no rule knows one. */
export function likeliestOwner(statement: Fragment, judgement: Judgement): string | null {
  return likelyOwners(statement, judgement)[0]?.who ?? null
}

/** Returns who has a follow-up that the judge takes for the speaker's: the speaker, unless nobody or a much likelier person has it. */
export function ownOrOther(statement: Fragment, judgement: Judgement): string | null {
  const owners = likelyOwners(statement, judgement)
  const [best] = owners
  const own = owners.find(({ who }) => who === ME)?.probability ?? 0
  return best === undefined || (best.who !== null && best.probability <= own * OTHERS_BY) ? ME : best.who
}

/** Tells whether two names share a word: "Ana" and "Ana Ruiz". */
function isSame(one: string, other: string): boolean {
  const words = new Set(fold(one).split(/[\s'’-]+/))
  return fold(other)
    .split(/[\s'’-]+/)
    .some((word) => word.length > 2 && words.has(word))
}

/**
 * Tells whether words are as likely to name a thing: a noun with an article, "the van must go to the garage", or what opens
 * another sentence, where every word has a capital: "Completion is set for the 11th".
 */
function isRatherThing({ clause, start, end, probability }: NamingWords, statement: Fragment): boolean {
  const words = fold(clause.text.slice(start, end)).split(/[\s'’-]+/)
  if (probability >= PERSON_FROM || words.some(isFirstName)) return false
  // "The tax people": in English what follows the first word tells.
  if (words.length > 1 && clause.pack.titles.modifiersFirst) return false
  if (leadBefore(clause, start)) return !wordsAbout(clause.pack).roles.has(words[0] ?? '')
  return statement.clause !== clause && !/\p{L}/u.test(clause.text.slice(0, start))
}

/** How far before a name, in letters, its article or title may begin. */
const LEAD_REACH = 40

function leadBefore({ folded, pack }: Clause, start: number): RegExpExecArray | null {
  return leadsOf(pack).exec(folded.slice(Math.max(0, start - LEAD_REACH), start))
}

/**
 * Returns the name as spoken, with its title, or a role with its article. Null if the words are unlikely to name a person and the
 * model is not sure.
 */
function nameOf({ clause, start, end, probability }: NamingWords): string | null {
  const lead = leadBefore(clause, start)
  const from = start - (lead?.[0].length ?? 0)
  const said = clause.text.slice(from, end)
  const own = fold(clause.text.slice(start, end))
  // "Pourrais-tu".
  if (listenerOf(clause.pack).test(own) || isOpeningOrder(clause, start, own)) return null
  // "Los del almacén".
  if (lead?.groups?.group !== undefined) return capitalise(said)
  const person = personIn(clause, from, said, 'anyone') ?? (probability >= PERSON_FROM ? capitalise(said) : null)
  if (person === null || !/^\p{Lu}/u.test(clause.text.slice(start))) return person
  const name = capitalise(clause.text.slice(start, end))
  return withTitle(withOtherParts(name, clause, { start, end }, clause.pack.words).name, clause)
}
