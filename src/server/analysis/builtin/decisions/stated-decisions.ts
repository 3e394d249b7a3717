import { type Clause, evidenceOf, type Spoken } from '#server/analysis/builtin/clauses/clauses.ts'
import { byPlace, countWords, type Fragment } from '#server/analysis/builtin/clauses/fragments.ts'
import type { Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import { joinClauses, type SpeechUnit } from '#server/analysis/builtin/clauses/speech-units.ts'
import { type FoundPoint, pointText, QUESTION_MARK } from '#server/analysis/builtin/points.ts'
import { trimSigns } from '#server/analysis/builtin/wording.ts'
import { toWall } from '#server/calendar/time-zones.ts'
import { formatDay } from '#server/calendar/wall-time.ts'
import { isDoubtful } from './doubts.ts'
import { type Candidate, findCandidates, LIMITS } from './stated-candidates.ts'

/** Minimum probability at which words count as another kind, unless a decision is likelier. */
const OTHER_FROM = 0.5
/** The same for words that may be a rule for everybody: the judge often takes one for a follow-up. */
const OTHER_FROM_IN_RULES = 0.75
/** Minimum number of words of a decision. */
const MIN_WORDS = 4
/** At most this many letters beside closing words state nothing: "agreed with my brother". */
const CLOSING_SPACE = 20
/**
 * Adds the decisions that are stated as plain facts, in the order of the text: what closing words confirm ("that's the rule
 * now"), what holds from a date on ("from May we take no cash"), and set phrases.
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
    for (const group of findCandidates(unit, units[at - 1], today)) {
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

/** Tells whether a part of a clause is hardly more than the words that close a decision. */
function isClosing({ clause, from, to }: Fragment, { unit, closing }: Candidate): boolean {
  if (!closing || clause.sentence !== unit.sentence || to - from > closing.to - closing.from + CLOSING_SPACE)
    return false
  return clause.at + from < unit.at + closing.to && clause.at + to > unit.at + closing.from
}

function isAfter({ clause, from }: Fragment, candidate: Candidate): boolean {
  return clause.bare && clause.at + from > candidate.unit.at + candidate.from
}

/** Returns the candidate that is most likely a decision, if it is likely enough. */
function likeliest(group: readonly Candidate[], judgement: Judgement): Candidate | undefined {
  const [best] = group
    .filter(
      (one) =>
        countWords(trimSigns(textOf(one).slice(one.lead ?? 0))) >= MIN_WORDS && !isDoubtful(one.unit, one.from, one.to),
    )
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

function textOf({ unit, from, to }: Pick<Candidate, 'unit' | 'from' | 'to'>): string {
  return unit.text.slice(from, to)
}

function toPoint({ unit, from, to }: Candidate): FoundPoint {
  const text = textOf({ unit, from, to: unit.bare ? to : unit.text.length }).trimEnd()
  const evidence = evidenceOf({ text, sentence: unit.sentence, at: unit.at + from })
  return { point: { text: pointText(trimSigns(text), unit.pack), evidence }, fragment: toFragment(unit, from, to) }
}

/** Returns the part of a range that lies in the clause with the largest share of it. */
function toFragment({ clauses, at }: SpeechUnit, from: number, to: number): Fragment {
  const parts = clauses.map((clause) => {
    const shift = clause.at - at
    return { clause, from: Math.max(0, from - shift), to: Math.min(clause.text.length, to - shift) }
  })
  return parts.reduce((best, one) => (one.to - one.from > best.to - best.from ? one : best))
}
