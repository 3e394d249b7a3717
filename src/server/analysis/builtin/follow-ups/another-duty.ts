import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { ME } from '#shared/commitment.ts'
import type { Lead } from './leads.ts'

const patternsOf = perPack(({ duties: { another } }) => ({
  lead: new RegExp(`(?<and>${another.lead})|, `, 'gu'),
  verb: another.verb === '' ? null : new RegExp(`^(?:${another.verb})`, 'u'),
  same: another.same === '' ? null : new RegExp(`^(?:${another.same})`, 'u'),
}))

/** How far beyond a lead another duty may begin, in letters. */
const MAX_REACH = 100
/** Minimum number of words, besides dates, of each of two duties: "go and see Tom" is one. */
const MIN_WORDS = 2

/**
 * Finds what else the owner of a follow-up has to do in the same words: "I have to call the agency on Wednesday and send Tom the
 * lease". Each begins with the infinitive of an action. After a comma it counts only in a list that an "and" ends: "call Ana, book
 * a room and …".
 * @param next where the next follow-up begins
 */
export function findAnother(clause: Clause, lead: Lead, next: number): Lead[] {
  const { lead: joins, same } = patternsOf(clause.pack)
  const found: Lead[] = []
  let listed: Lead[] = []
  const limit = Math.min(next, lead.end + MAX_REACH)
  let begin = lead.end
  joins.lastIndex = begin
  for (let join = joins.exec(clause.folded); join; join = joins.exec(clause.folded)) {
    const end = join.index + join[0].length
    if (end >= limit || /[;:.!?]/.test(clause.folded.slice(begin, join.index))) break
    const [rest, folded] = [clause.text.slice(end, next), clause.folded.slice(end, next)]
    const isVerb = mayBeVerb(folded, clause.pack) || /^\p{Ll}+ \p{Lu}/u.test(rest)
    if (!isVerb || !(isDeed(rest, clause) || isOrder(rest, lead, clause)) || same?.test(folded) === true) continue
    // "Go ahead and renew the insurance" is one.
    const own = clause.text.slice(begin, join.index).trimStart()
    if (!isDeed(own, clause) && !isOrder(own, lead, clause)) continue
    if (countWords(clause, begin, join.index) < MIN_WORDS || countWords(clause, end, next) < MIN_WORDS) continue
    listed.push({ from: join.index + 1, end, partFrom: end, who: lead.who, needsDate: false })
    if (join.groups?.and !== undefined) {
      found.push(...listed)
      listed = []
    }
    begin = end
  }
  return found
}

/** Tells whether folded words may begin with a verb: in English it could be a noun, unless an object follows it. */
export function mayBeVerb(folded: string, pack: LanguagePack): boolean {
  return patternsOf(pack).verb?.test(folded) !== false
}

/** Tells whether words begin with a verb of action, in the infinitive or as it stands after "that". */
function isDeed(words: string, { pack: { verbs } }: Clause): boolean {
  return verbs.isDeed(words) || verbs.isDeed(`${verbs.infinitive(/^\p{L}+/u.exec(words)?.[0] ?? '')} `)
}

/** Tells whether words begin with an order, which only somebody other than the speaker can have. */
function isOrder(words: string, { who }: Lead, { pack: { verbs } }: Clause): boolean {
  return who !== ME && verbs.isDeed(`${verbs.ofImperative(/^[\p{L}-]+/u.exec(words)?.[0] ?? '') ?? ''} `)
}

/** Counts the words of a part of a clause, without its dates. */
function countWords({ text, dates }: Clause, from: number, to: number): number {
  const isInDate = (at: number) => dates.some(({ start, end }) => start <= at && at < end)
  return [...text.slice(from, to).matchAll(/[\p{L}\p{N}]+/gu)].filter(({ index }) => !isInDate(from + index)).length
}
