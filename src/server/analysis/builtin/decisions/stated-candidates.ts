import { countWords } from '#server/analysis/builtin/clauses/fragments.ts'
import { hasPastForm } from '#server/analysis/builtin/clauses/past-forms.ts'
import type { SpeechUnit } from '#server/analysis/builtin/clauses/speech-units.ts'
import { thoughtEnd } from '#server/analysis/builtin/clauses/thoughts.ts'
import { QUESTION_MARK } from '#server/analysis/builtin/points.ts'
import { trimSigns } from '#server/analysis/builtin/wording.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'

/** Minimum probabilities at which words are a decision, depending on what else shows it. */
export const LIMITS = {
  stated: 0.25,
  /** Only the words up to a comma state it. */
  statedBefore: 0.8,
  since: 0.3,
  changedSince: 0.03,
  closed: 0.02,
  weaklyClosed: 0.1,
  changedAndClosed: 0.02,
  /** The words follow "It was said that". */
  introduced: 0.2,
  /** Two rules agree. */
  sure: 0,
}
/** If the statement is cut before this many words, the decision goes on in the next one. */
const ENOUGH_WORDS = 5
/** How many words before a set phrase may be its subject: "as for the awning, we go with". */
const MAX_SUBJECT_WORDS = 7
/** How far before a set phrase, in letters, words may say that it is final. */
const FINAL_REACH = 60

const patternsOf = perPack(({ decisions, clauses }) => ({
  stated: compileRules(decisions.stated, 'gu'),
  final: compileRules(decisions.finals),
  closing: compileRules(decisions.closings, 'gu'),
  weakClosing: compileRules(decisions.weakClosings, 'gu'),
  anyClosing: compileRules([...decisions.closings, ...decisions.weakClosings]),
  fromNow: compileRules(decisions.fromNow, 'gu'),
  pastStart: compileRules(decisions.pastStarts),
  change: compileRules(decisions.changes),
  subordinate: new RegExp(`(?:^|\\s)(?:${clauses.subordinates})$`),
}))

/** Words of a unit that may be a decision. */
export interface Candidate {
  unit: SpeechUnit
  from: number
  to: number
  /** How many letters at the beginning only say from when on it holds. */
  lead?: number
  /** The words that say that it stands. */
  closing?: { from: number; to: number }
  limit: number
}

/**
 * Finds what may be a decision in a unit. At most one candidate of each group is a decision: they are different readings of
 * the same words.
 * @param before the unit before it, which closing words may close
 * @param today `YYYY-MM-DD`
 */
export function findCandidates(unit: SpeechUnit, before: SpeechUnit | undefined, today: string): Candidate[][] {
  return [...findSince(unit, today), ...findClosed(unit, before), ...findStated(unit)]
}

/** Finds set phrases. A decision begins with the phrase, or with its subject before it. */
function findStated(unit: SpeechUnit): Candidate[][] {
  const { stated, final } = patternsOf(unit.pack)
  return [...unit.folded.matchAll(stated)].flatMap(({ index, 0: words }) => {
    const to = endAfter(unit, index, index + words.length)
    const isFinal = final.test(unit.folded.slice(Math.max(0, index - FINAL_REACH), to))
    const from = beginBefore(unit, index)
    const isShort = countWords(unit.text.slice(from, index)) <= MAX_SUBJECT_WORDS
    // "We go with Lemaire, he is cheaper and can start in April": what follows the comma may only give the reasons.
    const comma = unit.text.slice(0, to).indexOf(',', index + words.length)
    const readings = (begin: number): Candidate[] => {
      const whole = { unit, from: begin, to, limit: isFinal ? LIMITS.sure : LIMITS.stated }
      return comma < 0 ? [whole] : [whole, { ...whole, to: comma, limit: LIMITS.statedBefore }]
    }
    return isShort ? [readings(from), readings(index)] : [readings(index)]
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
  return found.flatMap(({ match: { index, 0: words }, usual }) => {
    const end = index + words.length
    const from = beginBefore(unit, index)
    if (endsStory(unit, from, index, end)) return []
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
    return [group]
  })
}

/** Tells whether words only tell how something ended: "el árbitro paró el partido y se acabó". */
function endsStory({ text, pack }: SpeechUnit, from: number, to: number, end: number): boolean {
  const isPast = (words: string) => hasPastForm(words.split(/[\s,]+/), pack)
  return isPast(text.slice(to, end)) && isPast(text.slice(from, to))
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

/** Returns the beginning of the statement that ends before a letter; the letter itself if there is none. */
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

/** Returns the end of the statement that goes on after a letter, before words that close it. */
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
