import type { Clause, Spoken } from '#server/analysis/builtin/clauses/clauses.ts'
import { byPlace, overlap } from '#server/analysis/builtin/clauses/fragments.ts'
import type { Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import type { JudgedFollowUp } from '#server/analysis/builtin/follow-ups/judged-follow-ups.ts'
import { isFirstName } from '#server/analysis/builtin/names.ts'
import { withObject } from '#server/analysis/builtin/titles/known-object.ts'
import { beginsMidway, quoteAsTitle } from '#server/analysis/builtin/titles/quoted-title.ts'
import { THRESHOLDS } from '#server/analysis/confidence/triage.ts'
import { toWall } from '#server/calendar/time-zones.ts'
import { formatDay } from '#server/calendar/wall-time.ts'
import { fold } from '#server/text/fold.ts'
import { ME } from '#shared/commitment.ts'
import { dueAfter } from './deadlines.ts'
import { thingIn, titleOfThing, withoutJoin } from './duty-things.ts'
import { findSaidOwners, type SaidOwner } from './said-owners.ts'

/** Maximum distance, in letters, from the end of a duty to the words that say whose it is. */
const REACH = 60
/** The same if the thing is named again there. */
const FAR_REACH = 200
/** How far after those words, in letters, a date still belongs to the duty. */
const DATE_REACH = 30
/** Minimum confidence at which a follow-up that no rule found counts, if words say that nobody has it. */
const LIKELY_FROM = 0.1
/** If nothing is said of a thing but a day by which it is due, its name may have at most this many words. */
const MAX_UNSAID = 6
/** Minimum number of letters before such words in which a thing may be named. */
const MIN_LENGTH = 6
/** Length of the longest word for "and" before such words, with its blank. */
const MAX_AND = 4
/** Maximum number of letters beside such words in a sentence that says no more: "C'est Kévin qui s'en occupe." */
const MAX_BESIDE = 8

/**
 * Minimum probabilities at which a duty stands, or the user is asked about it, if its owner is named by words that say other
 * things as often.
 */
const JUDGED_FROM = { sure: 0.8, ask: 0.2 }

/**
 * Gives duties the owners that are stated separately: "the deposit must go in, Maud has the card, so Maud, that's you". If no
 * follow-up was found before such words, the thing that is named there becomes one: "what remains is the recap, and that is on
 * me".
 */
export function nameOwners(
  followUps: readonly JudgedFollowUp[],
  clauses: readonly Clause[],
  judgement: Judgement | null,
  spoken: Spoken,
): JudgedFollowUp[] {
  const today = formatDay(toWall(spoken.recordedAt, spoken.timezone))
  let named = [...followUps]
  for (const at of clauses.keys()) {
    for (const said of findSaidOwners(clauses, at)) {
      const before = clauses[at - 1]
      const likely = said.isJudged ? likelihood(said, judgement) : 1
      if (likely < JUDGED_FROM.ask || (said.isJudged && named.some((one) => isKnown(one) && overlap(one, said))))
        continue
      const confidence = likely < JUDGED_FROM.sure ? THRESHOLDS.task.ask : THRESHOLDS.task.sure
      const known = named.findLastIndex(
        (one) => precedes(one, said, before) && isOpen(one, said) && !isWithin(one, said),
      )
      const followUp = named[known]
      if (followUp && said.who === null && followUp.who === null && followUp.isStated) continue
      // "It has to be announced, I'll see to it": the follow-up has this owner already.
      const isSaidAgain = !followUp && named.some((one) => one.who === said.who && precedes(one, said, before))
      if (isSaidAgain) continue
      // "The register, I ask for it tonight": these words are known already, but for their thing.
      const same = followUp ? -1 : named.findIndex((one) => isSame(one, said))
      const made = followUp
        ? give(followUp, said, confidence, today)
        : make(said, judgement, before, confidence, today, named[same])
      if (made) named.splice(followUp ? known : same >= 0 ? same : named.length, 1, made)
      if (made && isAlone(said)) named = named.filter((one) => one === made || !overlap(one, said))
      // "It has to go in the book, and Rojas takes care of that": the judge sees another follow-up in the words after it.
      else if (made && followUp) named = named.filter((one) => one === made || isKnown(one) || !isWithin(one, said))
    }
  }
  return named.sort(byPlace)
}

/** Returns how likely the words from the beginning of the statement on are to state a follow-up. */
function likelihood({ clause, from, to }: SaidOwner, judgement: Judgement | null): number {
  if (!judgement) return 0
  const words = judgement.words(clause, startBefore(clause, from, judgement), to)
  return Math.max(words.task, judgement.at(clause, from, to)?.probability.task ?? 0)
}

/**
 * Tells whether a follow-up ends shortly before the given words, which are in the same clause, in the next, or alone in the
 * next sentence.
 */
function precedes(followUp: JudgedFollowUp, said: SaidOwner, before: Clause | undefined): boolean {
  const { clause, from } = said
  if (followUp.clause === clause)
    return followUp.from < from && from - followUp.to < (isNamedAgain(followUp, said) ? FAR_REACH : REACH)
  if (followUp.clause !== before || before.text.length - followUp.to + from >= REACH) return false
  return clause.sentence === before.sentence || isAlone(said)
}

/** Tells whether the thing of a follow-up is named again right before the words that say whose it is: "so the yard, that's him". */
function isNamedAgain({ title }: JudgedFollowUp, { clause, from }: SaidOwner): boolean {
  const thing = /(\p{L}{3,}),? $/u.exec(clause.folded.slice(0, from))?.[1]
  return thing !== undefined && fold(title).split(' ').includes(thing)
}

/** Tells whether a follow-up of the same owner begins with the given words, and has a pronoun for the thing before them. */
function isSame(one: JudgedFollowUp, said: SaidOwner): boolean {
  if (one.who !== said.who || one.from < said.from || !overlap(one, said)) return false
  const { pack } = said.clause
  // The pronoun may have been taken for another thing.
  const isSameDeed = said.verb !== '' && fold(one.title).startsWith(`${fold(said.verb)} `)
  return isSameDeed || withObject(one.title, 'THING', pack.code) !== one.title
}

/** Tells whether a follow-up has no other words than the given ones, besides an "and". */
function isWithin({ clause, from, to }: JudgedFollowUp, said: SaidOwner): boolean {
  return clause === said.clause && from >= said.from - MAX_AND && to <= said.to + 1
}

/** Tells whether a sentence says nothing but whose the duty before it is. */
function isAlone({ clause, from, to }: SaidOwner): boolean {
  return !clause.bare && clause.sentence.text.length - (to - from) <= MAX_BESIDE
}

/** Tells whether a rule knows a follow-up with its owner. */
function isKnown({ isStated, signals, who }: JudgedFollowUp): boolean {
  return isStated !== undefined || (signals.rule === 1 && who !== null)
}

/** Tells whether a follow-up may belong to somebody other than it seems. */
function isOpen(followUp: JudgedFollowUp, said: SaidOwner): boolean {
  const { who, isStated, signals, confidence } = followUp
  if (isStated || signals.rule === 1) return who === null || (!isStated && isThing(followUp))
  return said.isJudged || confidence >= (said.who === null ? LIKELY_FROM : THRESHOLDS.task.ask)
}

/** Tells whether what was taken for an owner looks like a thing: "the deposit must go in". */
function isThing({ clause, who }: JudgedFollowUp): boolean {
  if (who === null || who === ME) return false
  const at = clause.folded.indexOf(fold(who))
  return at >= 0 && /^\p{Ll}/u.test(clause.text.slice(at)) && !who.split(' ').some((word) => isFirstName(fold(word)))
}

function give(followUp: JudgedFollowUp, said: SaidOwner, least: number, today: string): JudgedFollowUp {
  const { clause, from, to } = followUp
  const isWithin = clause === said.clause && to > said.from
  const thing = thingIn(clause.text.slice(from, isWithin ? said.from : to), clause.bare, clause.pack)
  // "Somebody has to be there, and that somebody is Ravi": the words before do not only name a thing.
  const isNamed = thing !== null && !beginsMidway(thing.name, clause.pack)
  const title =
    isNamed && (isWithin || (isThing(followUp) && thing.isOpen))
      ? titleOf(thing.name, said)
      : titleBefore(followUp, said)
  const dueWords = followUp.dueWords ?? dueAt(said, said.to, today)
  const confidence = Math.max(followUp.confidence, least)
  const end = clause === said.clause ? Math.max(to, said.to) : to
  return { ...followUp, who: said.who, title, to: end, dueWords, confidence, isStated: 'plainly' }
}

/** Returns the title of a follow-up up to the words that say whose it is. */
function titleBefore({ title }: JudgedFollowUp, { clause, from, to }: SaidOwner): string {
  const [first = '', second = ''] = clause.folded.slice(from, to).split(' ')
  const at = fold(title).indexOf(` ${first} ${second}`)
  return at < 0 ? title : withoutJoin(title.slice(0, at), clause.pack)
}

/**
 * Makes a follow-up of the thing that is named before words that say whose it is.
 * @param same the follow-up that was found in these words, without the thing
 */
function make(
  said: SaidOwner,
  judgement: Judgement | null,
  before: Clause | undefined,
  confidence: number,
  today: string,
  same: JudgedFollowUp | undefined,
): JudgedFollowUp | null {
  const { clause, from, to } = said
  const start = startBefore(clause, from, judgement)
  const own = clause.text.slice(start, from)
  const isOwn = /\p{L}{3}/u.test(own)
  const isNear = before?.sentence === clause.sentence
  const text = isOwn ? own : isNear ? before.text.slice(startBefore(before, before.text.length, judgement)) : ''
  const thing = thingIn(text, clause.bare, clause.pack)
  const dueWords = dueAt(said, isOwn ? start : 0, today)
  // "The dentist is on Tuesday, I'm on it": that date is not a deadline.
  const isBound = dueWords !== undefined && (dueWords.start >= from || dueWords.relation === 'by')
  if (!thing || !(said.isJudged || thing.isOpen || (isBound && thing.name.split(' ').length <= MAX_UNSAID))) return null
  return {
    clause,
    title: same ? withThing(same.title, thing.name, said) : titleOf(thing.name, said),
    who: said.who,
    from: isOwn ? start : from,
    to: Math.max(to, same?.to ?? 0),
    dueWords: same?.dueWords ?? dueWords,
    isStated: 'plainly',
    signals: { rule: 1, task: 0, owner: 0, short: 0 },
    confidence: Math.max(confidence, same?.confidence ?? 0),
  }
}

/** Writes a thing for the pronoun of a title, or else what has to be done with it. */
function withThing(title: string, thing: string, said: SaidOwner): string {
  const known = withObject(title, thing, said.clause.pack.code)
  return known === title ? titleOf(thing, said) : known
}

/**
 * Writes what has to be done with a thing: "Hacer la tarta" if the words say it, or else "Ocuparse de la tarta". What is no thing,
 * "lo paso a limpio", is quoted.
 */
function titleOf(thing: string, { clause: { pack }, verb }: SaidOwner): string {
  if (beginsMidway(thing, pack)) return quoteAsTitle(thing, pack)
  return titleOfThing(pack.verbs.isDeed(verb) ? `${verb} THING` : pack.duties.seeTo, thing, pack)
}

/** Returns the beginning of the statement before an offset of a clause. */
function startBefore(clause: Clause, offset: number, judgement: Judgement | null): number {
  const statements = judgement?.within(clause).filter(({ from }) => offset - from >= MIN_LENGTH) ?? []
  return statements.at(-1)?.from ?? 0
}

function dueAt({ clause, to }: SaidOwner, from: number, today: string) {
  const reach = { end: from, next: Math.min(clause.text.length, to + REACH), thought: to + DATE_REACH }
  const due = dueAfter(clause, reach, false, today)
  return due?.kind === 'time' ? undefined : due
}
