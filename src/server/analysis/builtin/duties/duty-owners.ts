import type { Clause, Spoken } from '#server/analysis/builtin/clauses/clauses.ts'
import { byPlace, type Fragment } from '#server/analysis/builtin/clauses/fragments.ts'
import type { Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import type { JudgedFollowUp } from '#server/analysis/builtin/follow-ups/judged-follow-ups.ts'
import { isFirstName } from '#server/analysis/builtin/names.ts'
import { THRESHOLDS } from '#server/analysis/confidence/triage.ts'
import { toWall } from '#server/calendar/time-zones.ts'
import { formatDay } from '#server/calendar/wall-time.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { ME } from '#shared/commitment.ts'
import { dueAfter } from './deadlines.ts'
import { matchesOf } from './duty-patterns.ts'
import { personIn } from './duty-people.ts'
import { thingIn, titleOfThing } from './duty-things.ts'

/** So many letters before the words that say whose a duty is it may end. */
const REACH = 60
/** So many letters after them a date is still that of the duty. */
const DATE_REACH = 30
/** A follow-up that the rules don't know counts from this confidence on where words say that nobody has it. */
const LIKELY_FROM = 0.1
/** A thing of which nothing is said is to be done by a day if its name has at most so many words. */
const MAX_UNSAID = 6
/** Fewer letters before such words name no thing. */
const MIN_LENGTH = 6

const patternsOf = perPack(({ duties }) => duties.owners.map((rule) => ({ rule, find: matchesOf(rule) })))

/** Words that say whose the duty before them is, and who that is. */
interface SaidOwner extends Fragment {
  who: string | null
}

/**
 * Gives the duties their owners that are said apart: "the deposit must go in, Maud has the card, so Maud, that's you". Where no
 * follow-up was found before such words, the thing that is named there is one: "what remains is the recap, and that is on me".
 */
export function nameOwners(
  followUps: readonly JudgedFollowUp[],
  clauses: readonly Clause[],
  judgement: Judgement | null,
  spoken: Spoken,
): JudgedFollowUp[] {
  const today = formatDay(toWall(spoken.recordedAt, spoken.timezone))
  const named = [...followUps]
  for (const [at, clause] of clauses.entries()) {
    for (const said of findSaidOwners(clause)) {
      const before = clauses[at - 1]
      const known = named.findLastIndex((followUp) => precedes(followUp, said, before) && isOpen(followUp, said))
      const followUp = named[known]
      if (followUp && said.who === null && followUp.who === null && followUp.isStated) continue
      const made = followUp ? give(followUp, said, today) : make(said, judgement, before, today)
      if (made) named.splice(followUp ? known : named.length, 1, made)
    }
  }
  return named.sort(byPlace)
}

/** Finds the words of a clause that say whose the duty before them is. */
function findSaidOwners(clause: Clause): SaidOwner[] {
  return patternsOf(clause.pack).flatMap(({ rule, find }) =>
    find(clause.folded).flatMap((match) => {
      const [start, end] = match.indices?.groups?.who ?? [0, 0]
      const person = rule.owner === 'named' ? personIn(clause, start, clause.text.slice(start, end), 'anyone') : null
      if (rule.owner === 'named' && person === null) return []
      const who = rule.owner === 'me' ? ME : person
      return [{ clause, from: match.index, to: match.index + match[0].length, who }]
    }),
  )
}

/** Tells whether a follow-up ends shortly before words of its clause or the next. */
function precedes(followUp: JudgedFollowUp, { clause, from }: SaidOwner, before: Clause | undefined): boolean {
  if (followUp.clause === clause) return followUp.from < from && from - followUp.to < REACH
  return (
    followUp.clause === before && clause.sentence === before.sentence && before.text.length - followUp.to + from < REACH
  )
}

/** Tells whether a follow-up may be somebody else's than it seems. */
function isOpen(followUp: JudgedFollowUp, said: SaidOwner): boolean {
  const { who, isStated, signals, confidence } = followUp
  if (isStated || signals.rule === 1) return who === null || (!isStated && isThing(followUp))
  return confidence >= (said.who === null ? LIKELY_FROM : THRESHOLDS.task.ask)
}

/** Tells whether what was taken for an owner is written like a thing: "the deposit must go in". */
function isThing({ clause, who }: JudgedFollowUp): boolean {
  if (who === null || who === ME) return false
  const at = clause.folded.indexOf(fold(who))
  return at >= 0 && /^\p{Ll}/u.test(clause.text.slice(at)) && !who.split(' ').some((word) => isFirstName(fold(word)))
}

function give(followUp: JudgedFollowUp, said: SaidOwner, today: string): JudgedFollowUp {
  const { clause, from, to } = followUp
  const isWithin = clause === said.clause && to > said.from
  const thing = thingIn(clause.text.slice(from, isWithin ? said.from : to), clause.bare, clause.pack)
  const title =
    thing !== null && (isWithin || (isThing(followUp) && thing.isOpen))
      ? titleOfThing(clause.pack.duties.seeTo, thing.name, clause.pack)
      : followUp.title
  const dueWords = followUp.dueWords ?? dueAt(said, said.to, today)
  const confidence = Math.max(followUp.confidence, THRESHOLDS.task.sure)
  return { ...followUp, who: said.who, title, dueWords, confidence, isStated: 'plainly' }
}

/** Makes a follow-up of the thing named before words that say whose it is. */
function make(
  said: SaidOwner,
  judgement: Judgement | null,
  before: Clause | undefined,
  today: string,
): JudgedFollowUp | null {
  const { clause, from, to } = said
  const start = startBefore(clause, from, judgement)
  const own = clause.text.slice(start, from)
  const isOwn = /\p{L}{3}/u.test(own)
  const isNear = before?.sentence === clause.sentence
  const text = isOwn ? own : isNear ? before.text.slice(startBefore(before, before.text.length, judgement)) : ''
  const thing = thingIn(text, clause.bare, clause.pack)
  const dueWords = dueAt(said, isOwn ? start : 0, today)
  // "The dentist is on Tuesday, I'm on it": that date is no deadline.
  const isBound = dueWords !== undefined && (dueWords.start >= from || dueWords.relation === 'by')
  if (!thing || !(thing.isOpen || (isBound && thing.name.split(' ').length <= MAX_UNSAID))) return null
  return {
    clause,
    title: titleOfThing(clause.pack.duties.seeTo, thing.name, clause.pack),
    who: said.who,
    from: isOwn ? start : from,
    to,
    dueWords,
    isStated: 'plainly',
    signals: { rule: 1, task: 0, owner: 0, short: 0 },
    confidence: THRESHOLDS.task.sure,
  }
}

/** Returns where the statement before an offset of a clause begins. */
function startBefore(clause: Clause, offset: number, judgement: Judgement | null): number {
  const statements = judgement?.within(clause).filter(({ from }) => offset - from >= MIN_LENGTH) ?? []
  return statements.at(-1)?.from ?? 0
}

function dueAt({ clause, to }: SaidOwner, from: number, today: string) {
  const reach = { end: from, next: Math.min(clause.text.length, to + REACH), thought: to + DATE_REACH }
  const due = dueAfter(clause, reach, false, today)
  return due?.kind === 'time' ? undefined : due
}
