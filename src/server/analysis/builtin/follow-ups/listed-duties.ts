import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import type { JudgedStatement, Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import { nameAt } from '#server/analysis/builtin/names.ts'
import { wordsOfDeed } from '#server/analysis/builtin/titles/owner-in-title.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { mayBeVerb } from './another-duty.ts'

/** Minimum probability at which a part of a list is a follow-up by itself, and beside others that are. */
const PART_FROM = { alone: 0.5, beside: 0.1 }
/** Minimum number of words of a part: "eat and drink" is one. */
const MIN_WORDS = 2
/** How far, in letters, a list may go on after the statement, which may have been cut behind a verb. */
const MAX_REACH = 160

const separatorsOf = perPack(({ duties: { another } }) => new RegExp(`(?:${another.lead}|, )`, 'gu'))

/** Cuts statements into the follow-ups that they list. A list may include the words of the statement after it. */
export function splitLists(statements: readonly JudgedStatement[], judgement: Judgement): JudgedStatement[] {
  const parts: JudgedStatement[] = []
  for (const statement of statements) {
    const before = parts.at(-1)
    const isIncluded = before !== undefined && before.clause === statement.clause && statement.from < before.to
    if (!isIncluded) parts.push(...splitList(statement, judgement))
  }
  return parts
}

/**
 * Cuts a statement into the follow-ups that it lists: "Invoice the Bakers, chase the joiners about the doors and see if the skip
 * can go". Each part begins with a verb of action, or each with a name and its verb ("Tom brings the cones and Sue brings the
 * whistles"), and the judge takes each for a follow-up. Returns any other statement as it is.
 */
function splitList(statement: JudgedStatement, judgement: Judgement): JudgedStatement[] {
  const { clause } = statement
  const from = isDeed(clause, statement.from) ? statement.from : afterLead(statement)
  const opens = [isDeed, isDeedOfName].find((isPart) => isPart(clause, from))
  if (!opens) return [statement]
  const cut = partsOf(clause, from, statement.to, opens)
  const isCutShort = countWords(clause, cut.at(-1)?.from ?? from, statement.to) < MIN_WORDS
  const places = isCutShort ? partsOf(clause, from, endOfSentence(clause, statement.to), opens) : cut
  if (places.length === 1) return [statement]
  const parts = places.map((place) => {
    const own = judgement.words(clause, place.from, place.to).task
    // The whole list bears out what is likely by itself.
    const task = own >= PART_FROM.alone ? Math.max(own, statement.probability.task) : own
    return { ...statement, ...place, probability: { ...statement.probability, task }, cutShort: false }
  })
  const likely = parts.filter(({ probability }) => probability.task >= PART_FROM.alone)
  const isList = parts.every(
    (part) => part.probability.task >= PART_FROM.beside && countWords(clause, part.from, part.to) >= MIN_WORDS,
  )
  return isList && likely.length * 2 > parts.length ? parts : [statement]
}

/** Maximum number of letters of what leads to a list: "Nota para mí, llamar a mamá, recoger …". */
const MAX_LEAD = 20

/** Returns where a list begins after a few words and a sign; where the statement begins if none does. */
function afterLead({ clause, from, to }: JudgedStatement): number {
  const lead = /^[^,:]+[,:] /u.exec(clause.text.slice(from, to))?.[0] ?? ''
  const begin = from + lead.length
  if (lead === '' || lead.length > MAX_LEAD) return from
  return mayBeVerb(clause.folded.slice(begin), clause.pack) && isDeed(clause, begin) ? begin : from
}

/** Returns the parts of a list, each of which opens in the same way. */
function partsOf(clause: Clause, from: number, to: number, opens: typeof isDeed): { from: number; to: number }[] {
  const parts = [{ from, to }]
  for (const { index, 0: separator } of clause.folded.slice(from, to).matchAll(separatorsOf(clause.pack))) {
    const begin = from + index + separator.length
    const before = parts.at(-1)
    if (before === undefined || begin >= to || !opens(clause, begin)) continue
    before.to = from + index
    parts.push({ from: begin, to })
  }
  return parts
}

function isDeed({ text, pack: { verbs } }: Clause, from: number): boolean {
  return verbs.isDeed(text.slice(from))
}

/** Within how many letters after a name its verb is said, with the pronouns before it. */
const DEED_REACH = 80

/** Tells whether words begin with a name and what this person does: "Sue brings the whistles". */
function isDeedOfName(clause: Clause, from: number): boolean {
  const { text, pack } = clause
  const [name = ''] = /^\p{Lu}[\p{L}-]+(?=[ '’])/u.exec(text.slice(from)) ?? []
  return (
    nameAt(clause, from, fold(name), pack.words) !== null &&
    wordsOfDeed(text.slice(from + name.length, from + name.length + DEED_REACH), pack) !== null
  )
}

function countWords({ text }: Clause, from: number, to: number): number {
  return text.slice(from, to).match(/[\p{L}\p{N}'’-]+/gu)?.length ?? 0
}

/** Returns the end of the sentence that goes on at an offset, if it is near. */
function endOfSentence({ text }: Clause, from: number): number {
  const sign = text.slice(from).search(/[;:.!?]|$/)
  return sign <= MAX_REACH ? from + sign : from
}
