import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import { isDenied } from '#server/analysis/builtin/duties/denials.ts'
import { isFirstName, nameAt, withOtherParts } from '#server/analysis/builtin/names.ts'
import { packOf } from '#server/languages/languages.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { ME } from '#shared/commitment.ts'

/** Words that introduce a follow-up: their range, and the follow-up's owner. */
export interface Lead {
  /** Offsets in the clause. */
  from: number
  end: number
  /** Offset from which on the part of the sentence with the follow-up may end. */
  partFrom: number
  who: string | null
  needsDate: boolean
}

const patternsOf = perPack(({ words, names, followUpTitles }) => {
  const and = words.and.replaceAll(' ', '|')
  return {
    /** A negation right before, with only pronouns between: "no le voy a llamar". */
    negated: new RegExp(`(?:^|[\\s,])(?:${words.negations})(?: (?:${words.negatedPronouns}))*\\s*$`),
    /** A request that is only "please". */
    polite: new RegExp(`^(?:${followUpTitles.polite})$`, 'u'),
    /** Right before "please": what may be a verb with its pronoun, or a verb alone, that opens a part of the sentence. */
    orders: ['[\\p{L}-]+ [\\p{L}-]+', '[\\p{L}-]+'].map(
      (verb) => new RegExp(`(?:^|[,;:.!] |[¡¿]| (?:${and}) )(${verb}),? ?$`, 'du'),
    ),
    /** An order with its object before "please", and the noun that may follow after a comma. */
    whole: /(?:^|[.!] )([\p{L}-]+) [^,;:.!?]{3,50}, $/du,
    apposed: new RegExp(`^, (?:${names.articles.replaceAll(' ', '|')})(?<=['’]|(?= ))`, 'u'),
    /** What precedes a name that opens a clause. */
    opens: new RegExp(`(?:^| (?:${and}))$`),
  }
})

interface Cue {
  pattern: RegExp
  owner: 'me' | 'named' | 'addressee' | 'nobody'
  /** Whether it is a follow-up only with a future date. */
  needsDate: boolean
}

const compiled = new WeakMap<WordLexicon, { cues: Cue[]; not: RegExp }>()

function cuesOf(lexicon: WordLexicon): { cues: Cue[]; not: RegExp } {
  const known = compiled.get(lexicon)
  if (known) return known
  const start = '(?:^|[\\s,.;:¡¿"\'])'
  const { articles, emphasis } = packOf(lexicon.language).names
  // A single letter is never a name.
  const longArticles = articles.split(' ').filter((word) => /^\p{L}{2,}$/u.test(word))
  const echo = emphasis === '' ? '' : `(?:,? (?:${emphasis.replaceAll(' ', '|')}),?)?`
  const name = `(?<who>(?:${lexicon.titles})?(?!(?:${longArticles.join('|')})\\b)[\\p{L}-]{2,}${echo})`
  // A cue may end with its own space or apostrophe.
  const edge = "(?:(?<=[ '])|(?![\\p{L}]))"
  const cue = (source: string, owner: Cue['owner'], needsDate = false): Cue => ({
    pattern: new RegExp(source, 'gu'),
    owner,
    needsDate,
  })
  const made = {
    cues: [
      cue(`${start}(?:${lexicon.mine})${edge}`, 'me'),
      cue(`${start}${name}(?:,? |(?='))(?:${lexicon.theirs})${edge}`, 'named'),
      cue(`${start}(?:${lexicon.asked.replace('NAME', name)})${edge}`, 'named'),
      cue(`${start}(?:${lexicon.asks})${edge}`, 'addressee'),
      cue(`${start}(?:${lexicon.open})${edge}`, 'nobody'),
      cue(`${start}(?:${lexicon.mineByDate})${edge}`, 'me', true),
      cue(`${start}${name}(?: |(?='))(?:${lexicon.theirsByDate})`, 'named', true),
    ],
    not: new RegExp(lexicon.noTask, 'u'),
  }
  compiled.set(lexicon, made)
  return made
}

/**
 * Finds the words of a clause that introduce follow-ups, in order and without overlaps. An earlier cue takes precedence over a
 * later one.
 */
export function findLeads(clause: Clause, addressee: string | null, lexicon: WordLexicon): Lead[] {
  const { cues, not } = cuesOf(lexicon)
  const leads = cues.flatMap((cue) => findLeadsOf(cue, clause, addressee, not, lexicon))
  return withoutOverlaps(leads, clause.text.length).sort((a, b) => a.from - b.from)
}

/** Returns the leads that do not overlap an earlier one. */
function withoutOverlaps(leads: readonly Lead[], length: number): Lead[] {
  const taken = new Uint8Array(leads.length > 1 ? length : 0)
  return leads.filter(({ from, end }) => {
    if (taken.subarray(from, end).includes(1)) return false
    taken.fill(1, from, end)
    return true
  })
}

function findLeadsOf(cue: Cue, clause: Clause, addressee: string | null, not: RegExp, lexicon: WordLexicon): Lead[] {
  const leads: Lead[] = []
  const { pattern } = cue
  pattern.lastIndex = 0
  for (let found = pattern.exec(clause.folded); found; found = pattern.exec(clause.folded)) {
    const lead = readLead(clause, cue, found, addressee, not, lexicon)
    if (lead) leads.push(lead)
    // In "but Maud prepares" the first word that looks like a name is not one, and the real name begins within the match.
    else pattern.lastIndex = found.index + 1
  }
  return leads
}

function readLead(
  clause: Clause,
  { owner, needsDate }: Cue,
  found: RegExpExecArray,
  addressee: string | null,
  not: RegExp,
  lexicon: WordLexicon,
): Lead | null {
  const foundEnd = found.index + found[0].length
  const end = foundEnd - (found.groups?.task?.length ?? 0)
  const from = foundEnd - found[0].replace(/^[\s,.;:¡¿"']/, '').length
  const denied =
    lexicon.askedWhether.test(clause.text.slice(Math.max(0, from - 8), from + 8)) ||
    not.test(clause.folded.slice(Math.max(0, from - 25), end + 25)) ||
    patternsOf(clause.pack).negated.test(clause.folded.slice(Math.max(0, from - 25), from)) ||
    isDenied(clause, from, clause.text.length)
  if (denied) return null
  if (owner === 'addressee') return { ...withOrder(clause, from, end), who: addressee, needsDate }
  if (owner !== 'named') return { from, end, partFrom: end, who: owner === 'me' ? ME : null, needsDate }
  // "Does Ana send it on Monday?" is a question, and in "a Lucía mañana" no verb follows the name.
  const dated = clause.dates.some((date) => date.start <= end && end < date.end)
  if (needsDate && (dated || /\?\s*$/.test(clause.text))) return null
  const named = found.groups?.who ?? ''
  const at = found.index + found[0].indexOf(named)
  const who = nameAt(clause, at, named, lexicon)
  if (who === null) return null
  const whole = withOtherParts(who, clause, { start: at, end: at + named.length }, lexicon)
  // "José" ends like a verb, but in "María José va a" it belongs to the name.
  if (whole.end > end) return null
  // In bare speech any word may look like a name, so it counts only where a clause begins, or with a first name or
  // title.
  const weak = needsDate && clause.bare && lexicon.presentIsWeak
  const opens = patternsOf(clause.pack).opens.test(clause.folded.slice(0, from).trimEnd())
  // "Envía la copia hoy" is an order to send it. Nobody called Envía copies it.
  const isOrder = opens && !isFirstName(fold(who)) && clause.pack.verbs.ofImperative(who) !== null
  if (needsDate && isOrder) return null
  return weak && !opens && !isCertainName(who)
    ? null
    : { from: Math.min(from, whole.start), end, partFrom: end, who: whole.name, needsDate }
}

/** Maximum length, in letters, of a verb with its pronoun that is looked for before "please". */
const MAX_ORDER_LENGTH = 60

/** Returns the range of a lead, before the imperative that "please" follows: "manda, por favor, la oferta". */
function withOrder({ text, folded, pack }: Clause, from: number, end: number): Pick<Lead, 'from' | 'end' | 'partFrom'> {
  const { polite, orders, whole, apposed } = patternsOf(pack)
  const asWritten = { from, end, partFrom: end }
  if (!polite.test(folded.slice(from, end))) return asWritten
  const start = Math.max(0, from - MAX_ORDER_LENGTH)
  for (const order of orders) {
    const verb = order.exec(folded.slice(start, from))?.indices?.[1]
    if (!verb) continue
    const at = start + verb[0]
    if (pack.verbs.ofImperative(text.slice(at, start + verb[1])) === null) continue
    return { from: at, end: at, partFrom: folded.startsWith(',', end) ? end + 1 : end }
  }
  // "Apprenez votre texte, s'il vous plaît, l'acte deux": what follows only says more of the object.
  const verb = whole.exec(folded.slice(start, from))?.indices?.[1]
  if (!verb || !apposed.test(folded.slice(end))) return asWritten
  const at = start + verb[0]
  const isOrder = pack.verbs.ofImperative(text.slice(at, start + verb[1])) !== null
  return isOrder ? { from: at, end: at, partFrom: at } : asWritten
}

/** Tells whether the words are a first name or begin with a title: "la doctora Robles". */
function isCertainName(who: string): boolean {
  const words = who.split(' ')
  return words.length > 1 || isFirstName(fold(who))
}
