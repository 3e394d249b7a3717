import { type Clause, evidenceOf, type Spoken } from '#server/analysis/builtin/clauses/clauses.ts'
import { byPlace, countWords, type Fragment } from '#server/analysis/builtin/clauses/fragments.ts'
import type { Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import { joinClauses, type SpeechUnit } from '#server/analysis/builtin/clauses/speech-units.ts'
import { thoughtEnd } from '#server/analysis/builtin/clauses/thoughts.ts'
import { type FoundPoint, QUESTION_MARK } from '#server/analysis/builtin/points.ts'
import { capitalise, trimSigns } from '#server/analysis/builtin/wording.ts'
import { toWall } from '#server/calendar/time-zones.ts'
import { formatDay } from '#server/calendar/wall-time.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'

/** From this probability on words are a decision, depending on what else shows it. */
const LIMITS = {
  stated: 0.25,
  since: 0.3,
  changedSince: 0.03,
  closed: 0.02,
  weaklyClosed: 0.1,
  changedAndClosed: 0.02,
  /** "It was said that". */
  introduced: 0.2,
  /** Two rules agree. */
  sure: 0,
}
/** From this probability on they are something else, unless they are likelier a decision. */
const OTHER_FROM = 0.5
/** A rule for everybody is likely a follow-up for the judge too. */
const OTHER_FROM_IN_RULES = 0.75
/** What is shorter says nothing by itself. */
const MIN_WORDS = 4
/** A decision goes on in the next statement if its own is cut before so many words. */
const ENOUGH_WORDS = 5
/** So many words before a set phrase may be its subject: "as for the awning, we go with". */
const MAX_SUBJECT_WORDS = 7
/** So many letters beside closing words state nothing: "agreed with my brother". */
const CLOSING_SPACE = 20
/** So many letters before a statement may say that it is a wish or an idea. */
const DOUBT_REACH = { plain: 60, bare: 40 }

const patternsOf = perPack(({ decisions, words, clauses }) => ({
  stated: compileRules(decisions.stated, 'gu'),
  final: compileRules(decisions.finals),
  closing: compileRules(decisions.closings, 'gu'),
  weakClosing: compileRules(decisions.weakClosings, 'gu'),
  anyClosing: compileRules([...decisions.closings, ...decisions.weakClosings]),
  fromNow: compileRules(decisions.fromNow, 'gu'),
  pastStart: compileRules(decisions.pastStarts),
  change: compileRules(decisions.changes),
  unsure: compileRules(decisions.unsure),
  conditional: words.conditional,
  subordinate: new RegExp(`(?:^|\\s)(?:${clauses.subordinates})$`),
}))

/** Words of a unit that may be a decision. */
interface Candidate {
  unit: SpeechUnit
  from: number
  to: number
  /** So many letters at the beginning only say from when on it holds. */
  lead?: number
  /** The words that say it stands. */
  closing?: { from: number; to: number }
  limit: number
}

/**
 * Adds the decisions that are stated as plain facts, in the order of the text: what a closing word says to stand ("that's
 * the rule now"), what holds from a date on ("from May we take no cash"), and set phrases.
 */
export function addStatedDecisions(
  found: readonly FoundPoint[],
  clauses: readonly Clause[],
  judgement: Judgement,
  spoken: Spoken,
): FoundPoint[] {
  const today = formatDay(toWall(spoken.recordedAt, spoken.timezone))
  const units = joinClauses(clauses, judgement)
  let all = [...found]
  for (const [at, unit] of units.entries()) {
    if (QUESTION_MARK.test(unit.text)) continue
    const groups = [...findSince(unit, today), ...findClosed(unit, units[at - 1]), ...findStated(unit)]
    for (const group of groups) {
      const best = likeliest(group, judgement)
      if (!best) continue
      const same = all.filter(({ fragment }) => isSame(fragment, best))
      // What holds from a date on is shown with the date.
      const isLonger = best.lead !== undefined && same.every(({ fragment }) => isAfter(fragment, best))
      if (same.length > 0 && !isLonger) continue
      all = [...all.filter((one) => !same.includes(one) && !isClosing(one.fragment, best)), toPoint(best)]
    }
  }
  return all.sort((a, b) => byPlace(a.fragment, b.fragment))
}

function isSame({ clause, from, to }: Fragment, { unit, ...range }: Candidate): boolean {
  if (clause.sentence !== unit.sentence) return false
  if (clause === unit.clauses[0] && !clause.bare) return true
  return clause.at + from < unit.at + range.to && clause.at + to > unit.at + range.from
}

/** Tells whether a part of a clause is hardly more than the words that close what was decided. */
function isClosing({ clause, from, to }: Fragment, { unit, closing }: Candidate): boolean {
  if (!closing || clause.sentence !== unit.sentence || to - from > closing.to - closing.from + CLOSING_SPACE)
    return false
  return clause.at + from < unit.at + closing.to && clause.at + to > unit.at + closing.from
}

function isAfter({ clause, from }: Fragment, candidate: Candidate): boolean {
  return clause.bare && clause.at + from > candidate.unit.at + candidate.from
}

/** Returns the candidate that is likeliest a decision, if it is likely enough. */
function likeliest(group: readonly Candidate[], judgement: Judgement): Candidate | undefined {
  const [best] = group
    .filter((one) => countWords(trimSigns(textOf(one).slice(one.lead ?? 0))) >= MIN_WORDS && !isDoubtful(one))
    .map((one) => {
      const [{ at, ...first }] = one.unit.clauses
      const shift = one.unit.at - at
      return { ...one, probability: judgement.words({ ...first, at }, one.from + shift, one.to + shift) }
    })
    .filter(({ limit, probability: { decision, task, event, question } }) => {
      const other = Math.max(task, event, question)
      const otherFrom = limit === LIMITS.changedSince ? OTHER_FROM_IN_RULES : OTHER_FROM
      return decision >= limit && (other < otherFrom || other < decision)
    })
    .sort((a, b) => b.probability.decision - a.probability.decision)
  return best
}

/** Tells whether it is said as a wish, an idea, or on a condition. */
function isDoubtful({ unit, from, to }: Candidate): boolean {
  const { unsure, conditional } = patternsOf(unit.pack)
  const before = unit.text.slice(Math.max(0, from - DOUBT_REACH[unit.bare ? 'bare' : 'plain']), from)
  const near = before.slice(before.search(/[^.!?;:]*$/))
  const begin = unit.bare ? from : from - near.length
  return unsure.test(unit.folded.slice(from - near.length, to)) || conditional.test(unit.text.slice(begin, to))
}

function textOf({ unit, from, to }: Pick<Candidate, 'unit' | 'from' | 'to'>): string {
  return unit.text.slice(from, to)
}

function toPoint({ unit, from, to }: Candidate): FoundPoint {
  const text = textOf({ unit, from, to: unit.bare ? to : unit.text.length }).trimEnd()
  const evidence = evidenceOf({ text, sentence: unit.sentence, at: unit.at + from })
  return { point: { text: capitalise(trimSigns(text)), evidence }, fragment: toFragment(unit, from, to) }
}

/** Returns the part of a range that lies in the clause which has most of it. */
function toFragment({ clauses, at }: SpeechUnit, from: number, to: number): Fragment {
  const parts = clauses.map((clause) => {
    const shift = clause.at - at
    return { clause, from: Math.max(0, from - shift), to: Math.min(clause.text.length, to - shift) }
  })
  return parts.reduce((best, one) => (one.to - one.from > best.to - best.from ? one : best))
}

/** Finds set phrases; a decision begins with them, or with its subject before them. */
function findStated(unit: SpeechUnit): Candidate[][] {
  const { stated, final } = patternsOf(unit.pack)
  return [...unit.folded.matchAll(stated)].flatMap(({ index, 0: words }) => {
    const to = endAfter(unit, index, index + words.length)
    const isFinal = final.test(unit.folded.slice(Math.max(0, index - DOUBT_REACH.plain), to))
    const own = { unit, from: index, to, limit: isFinal ? LIMITS.sure : LIMITS.stated }
    const from = beginBefore(unit, index)
    const isShort = countWords(unit.text.slice(from, index)) <= MAX_SUBJECT_WORDS
    return isShort ? [[{ ...own, from }], [own]] : [[own]]
  })
}

/** Finds the statements on both sides of words that say something stands. */
function findClosed(unit: SpeechUnit, before: SpeechUnit | undefined): Candidate[][] {
  const { closing: sureClosing, weakClosing, stated, change, subordinate } = patternsOf(unit.pack)
  const found = [
    ...[...unit.folded.matchAll(sureClosing)].map((match) => ({ match, usual: LIMITS.closed })),
    ...[...unit.folded.matchAll(weakClosing)].map((match) => ({ match, usual: LIMITS.weaklyClosed })),
  ]
  const limitOf = (words: string, usual: number) => (change.test(words) ? LIMITS.changedAndClosed : usual)
  return found.map(({ match: { index, 0: words }, usual }) => {
    const end = index + words.length
    const from = beginBefore(unit, index)
    const said = unit.folded.slice(from, index)
    const phrase = [...said.matchAll(stated)].at(-1)
    const closing = { from: index, to: end }
    const next = end + lengthOfGap(unit, end)
    const to = endAfter(unit, end, end)
    const introduces = subordinate.test(words)
    const isStated = unit.folded.slice(next, to).search(stated) === 0
    const group: Candidate[] = [
      phrase
        ? { unit, from: from + phrase.index, to: index, limit: LIMITS.sure, closing }
        : { unit, from, to: index, limit: limitOf(said, usual), closing },
      ...(isStated || introduces
        ? [{ unit, from: next, to, limit: isStated ? LIMITS.sure : LIMITS.introduced, closing }]
        : []),
    ]
    if (from === index && before && !QUESTION_MARK.test(before.text)) {
      const last = beginBefore(before, before.text.length)
      const limit = limitOf(before.folded.slice(last), usual)
      group.push({ unit: before, from: last, to: before.text.length, limit, closing })
    }
    return group
  })
}

/** Finds what holds from a date on, said after the date or before it. */
function findSince(unit: SpeechUnit, today: string): Candidate[][] {
  const { change, fromNow, pastStart } = patternsOf(unit.pack)
  const thisMonth = `${today.slice(0, 7)}-01`
  const starts = [
    ...unit.dates.filter(
      ({ relation, from, start }) =>
        relation === 'since' &&
        (from.slice(0, 10) >= today || from === thisMonth) &&
        !pastStart.test(unit.folded.slice(start)),
    ),
    ...[...unit.folded.matchAll(fromNow)].map(({ index, 0: words }) => ({ start: index, end: index + words.length })),
  ]
  const limitOf = (words: string) => (change.test(words) ? LIMITS.changedSince : LIMITS.since)
  return starts.map(({ start, end }) => {
    const from = beginBefore(unit, start)
    const to = endAfter(unit, end, end)
    return [
      { unit, from: start, to, lead: end - start, limit: limitOf(unit.folded.slice(end, to)) },
      ...(from < start ? [{ unit, from, to: end, limit: limitOf(unit.folded.slice(from, start)) }] : []),
    ]
  })
}

/** Returns where the statement begins that ends before a letter; the letter itself if there is none. */
function beginBefore({ text, statements }: SpeechUnit, at: number): number {
  const said = text.slice(0, at).trimEnd()
  if (!/\p{L}/u.test(said)) return at
  let begin = said.length
  for (let last = statements.findLastIndex(({ from }) => from < said.length); last >= 0; last--) {
    begin = statements[last]?.from ?? 0
    if (countWords(said.slice(begin)) >= ENOUGH_WORDS || /[.:;]\s*$/.test(said.slice(0, begin))) break
  }
  return begin
}

/** Returns where the statement ends that goes on after a letter, before words that close it. */
function endAfter({ text, folded, statements, bare, pack }: SpeechUnit, begin: number, at: number): number {
  const end = statements.find(
    ({ to }) => to > at + 1 && countWords(trimSigns(text.slice(begin, to))) >= ENOUGH_WORDS,
  )?.to
  const rest = folded.slice(at, end ?? text.length)
  const ends = [
    rest.search(/ ?[:;]/),
    patternsOf(pack).anyClosing.exec(rest)?.index ?? -1,
    bare ? thoughtEnd(rest, 0, pack.code) : -1,
  ].filter((one) => one > 0)
  return ends.length > 0 ? at + Math.min(...ends) : (end ?? text.length)
}

function lengthOfGap({ text }: SpeechUnit, at: number): number {
  return /^[\s,;:.]*/u.exec(text.slice(at))?.[0].length ?? 0
}
