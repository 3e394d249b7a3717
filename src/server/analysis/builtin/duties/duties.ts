import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import type { Addressees } from '#server/analysis/builtin/follow-ups/addressees.ts'
import type { Lead } from '#server/analysis/builtin/follow-ups/leads.ts'
import { toInfinitive } from '#server/analysis/builtin/titles/infinitive.ts'
import { wordsOf } from '#server/analysis/builtin/wording.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import type { DutyRule } from '#server/languages/parts/duty-rules.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold, foldInPlace } from '#server/text/fold.ts'
import { ME } from '#shared/commitment.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import { matchesOf } from './duty-patterns.ts'
import { type PersonSurety, personBefore, personIn } from './duty-people.ts'
import { thingIn } from './duty-things.ts'

/** A lead that a duty rule gives. */
export interface DutyLead extends Lead {
  form: DutyRule['form']
  /** Whether the addressee is asked to do it, so that the judge decides whether it stands. */
  isAsked: boolean
  /** Whether the words say other things as often, so that the user is asked. */
  isDoubtful: boolean
  /** The thing that has to be done or dealt with, if the rule names one. */
  thing: string | null
  /** A title with `THING` in it, for follow-ups whose words make no title. */
  title: string | null
}

const patternsOf = perPack(({ duties }) => duties.stated.map((rule) => ({ rule, find: matchesOf(rule) })))

/** Finds the duties that rules recognise, by the clause in which the words of the follow-up begin. */
export function findDuties(clauses: readonly Clause[], addressees: Addressees): Map<Clause, DutyLead[]> {
  const found = new Map<Clause, DutyLead[]>()
  let next = 0
  for (const [sentence, own] of Map.groupBy(clauses, (clause) => clause.sentence)) {
    const first = next
    next += own.length
    const folded = foldInPlace(sentence.text)
    for (const { rule, find } of patternsOf((own[0] as Clause).pack)) {
      for (const match of find(folded)) {
        const duty = readDuty(rule, match, sentence, clauses, first, own.length, addressees)
        if (!duty) continue
        const others = found.get(duty.clause) ?? []
        if (!others.some((other) => overlap(other, duty.lead))) {
          found.set(duty.clause, [...others, duty.lead])
        }
      }
    }
  }
  return found
}

/**
 * Tells whether two leads share words, or a request or a lead without words of its own begins right where the other one ends.
 */
function overlap(a: DutyLead, b: DutyLead): boolean {
  const reach = b.isAsked || b.from === b.end ? 1 : 0
  return a.from < b.end + reach && a.end + reach > b.from
}

function readDuty(
  rule: DutyRule,
  match: RegExpExecArray,
  { text }: Sentence,
  clauses: readonly Clause[],
  first: number,
  count: number,
  addressees: Addressees,
): { clause: Clause; lead: DutyLead } | null {
  const clauseAt = (letter: number) => {
    let at = first
    while (at + 1 < first + count && (clauses[at + 1]?.at ?? 0) <= letter) at++
    return at
  }
  const groups = match.indices?.groups ?? {}
  const end = match.index + match[0].length
  const stated = rule.form === 'thing' ? Math.max(match.index, end - 1) : end
  const at = clauseAt(stated)
  const clause = clauses[at]
  if (!clause) return null
  const isAsked = rule.owner === 'addressee'
  const who =
    isAsked || rule.owner === 'listener'
      ? (addressees.get(clause) ?? null)
      : ownerOf(rule, groups.who, match.index, text, clauses, clauseAt)
  if (who === null && rule.owner === 'named') return null
  const [start, stop] = groups.thing ?? [0, 0]
  const named = text.slice(start, stop)
  const thing = rule.form === 'thing' ? (thingIn(named, clause.bare, clause.pack)?.name ?? null) : named || null
  const said = (name: string) => (groups[name] ? text.slice(...groups[name]) : '')
  const { words, verbs } = clause.pack
  const own = rule.owner === 'me' ? verbs.ofFirstPerson(said('verb')) : null
  // Folded, "entregó" reads like "entrego".
  if (rule.owner === 'me' && words.pastForms?.test(said('verb'))) return null
  // "Signing off".
  const [doing = '', ...particle] = said('verb').split(' ')
  const verb = own ?? [toInfinitive(doing, clause.pack.code), ...particle].join(' ')
  const title = rule.title?.replace('VERB', verb).replace('STATE', said('state')) ?? null
  if (rule.form === 'thing' && thing === null && (title ?? 'THING').includes('THING')) return null
  const inside = (letter: number) => Math.min(Math.max(0, letter - clause.at), clause.text.length)
  const lead = {
    from: inside(openingOf(match, text, who, clause.pack)),
    end: inside(end),
    partFrom: inside(end),
    who,
    needsDate: rule.needsDate,
  }
  return { clause, lead: { ...lead, form: rule.form, isAsked, isDoubtful: rule.isDoubtful, thing, title } }
}

/** Words that belong to the name after them: "of the". */
const beforeNameOf = perPack(({ names, titles }) => wordsOf(`${names.belongs} ${names.articles} ${titles.determiners}`))

/**
 * Returns where the words of a rule begin: at the name if others precede it that belong to something else, "call the bank before
 * the holidays Maud brings the key".
 */
function openingOf({ index, indices }: RegExpExecArray, text: string, who: string | null, pack: LanguagePack): number {
  const [start, end] = indices?.groups?.who ?? [0, 0]
  const name = who === null || start !== index ? -1 : foldInPlace(text.slice(start, end)).indexOf(fold(who))
  if (name <= 0) return index
  const skipped = text.slice(start, start + name).trim()
  const isOwn = /[^\p{L} ]/u.test(skipped) || beforeNameOf(pack).has(fold(skipped.split(' ').at(-1) ?? ''))
  return isOwn ? index : start + name
}

/** Returns who has the duty of a rule: the speaker, the person whom the rule names, or the person named last before it. */
function ownerOf(
  { owner, person }: DutyRule,
  who: [number, number] | undefined,
  from: number,
  text: string,
  clauses: readonly Clause[],
  clauseAt: (letter: number) => number,
): string | null {
  if (owner !== 'named') return owner === 'me' ? ME : null
  const at = clauseAt(who?.[0] ?? from)
  const clause = clauses[at]
  if (!clause) return null
  if (!who) return personBefore(clauses, at, from - clause.at)
  const before = text.slice(0, who[0])
  const named = (sure: PersonSurety) => personIn(clause, who[0] - clause.at, text.slice(...who), sure)
  // "She is good with the books and offered to …": the books are not who offered.
  const isThing = who[0] === from && isConcerned(before, clause) && named('known') === null
  return isThing ? personBefore(clauses, at, from - clause.at) : (apposedTo(before, who, text, clause) ?? named(person))
}

const concernedOf = perPack(({ names }) => new RegExp(`(?<=\\p{L} )(?:${names.concerns})\\s*$`, 'u'))

/** Tells whether some words end with what leads to somebody with whom a person deals. */
function isConcerned(before: string, { pack }: Clause): boolean {
  return concernedOf(pack).test(foldInPlace(before))
}

/** Returns the person who is named right before a role between commas: "Marta, la residente, …". Null if there is none. */
function apposedTo(before: string, who: [number, number], text: string, clause: Clause): string | null {
  if (clause.bare || !/^,/.test(text.slice(who[1]))) return null
  const named = /(?:^|[\s¿¡«(])(\p{Lu}[\p{L}-]+), $/u.exec(before)?.[1]
  if (named === undefined) return null
  return personIn(clause, before.length - 2 - named.length - clause.at, named, 'named')
}
