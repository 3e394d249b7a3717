import { packOf } from '#server/languages/languages.ts'
import type { AnalysisContent, Evidence } from '#shared/contract/analysis.ts'
import type { AnalysisInput, Analyst } from '../analyst.ts'
import { isSure, THRESHOLDS, triage } from '../confidence/triage.ts'
import { joinBareRuns } from './clauses/bare-runs.ts'
import { cutClause, splitClauses } from './clauses/clauses.ts'
import { type Fragment, overlap } from './clauses/fragments.ts'
import { judgeClauses } from './clauses/judged.ts'
import { findQuotations } from './clauses/quotations.ts'
import { findReported } from './clauses/reported.ts'
import { findTold } from './clauses/told.ts'
import { findDecisions } from './decisions/decisions.ts'
import { findNoDuties } from './duties/denials.ts'
import { nameOwners } from './duties/duty-owners.ts'
import { findEvents } from './events/events.ts'
import { addAccepted } from './follow-ups/accepted-requests.ts'
import { toActionItems } from './follow-ups/action-items.ts'
import { findAddressees } from './follow-ups/addressees.ts'
import { findFollowUpsIn } from './follow-ups/follow-ups.ts'
import { type JudgedFollowUp, judgeFollowUps } from './follow-ups/judged-follow-ups.ts'
import type { FoundPoint } from './points.ts'
import { findQuestions } from './questions/questions.ts'
import { rateSentiment } from './sentiment/rate-sentiment.ts'
import { keysOf } from './summary/highlights.ts'
import { summarise } from './summary/summary.ts'
import { findTags } from './summary/tags.ts'
import type { Decided } from './titles/note/decision-title.ts'
import { titleNote } from './titles/note/title-note.ts'
import { withTopic } from './titles/topic-in-title.ts'

/** Analyses a text in this thread or another. Rejects with the signal's reason if aborted. */
type Analyse = (input: AnalysisInput, signal?: AbortSignal) => Promise<AnalysisContent>

/**
 * Creates the analyst that needs no network and no model. The same text always gives the same analysis.
 * @param run where the analysis runs; by default in this thread, where a long text blocks everything else
 */
export function createBuiltinAnalyst(run: Analyse = async (input) => analyseText(input)): Analyst {
  return {
    id: 'builtin',
    analyse: async (input, signal) => {
      signal.throwIfAborted()
      return run(input, signal)
    },
  }
}

/** How much more decisions count in the summary: they are what a note is remembered by. */
const DECISION_WEIGHT = 1.35

/** Finds everything in a text that may be a follow-up or an event, with the signals for and against it. */
export function findPossible(input: AnalysisInput) {
  const pack = packOf(input.language)
  const joined = joinBareRuns(input.sentences)
  const clauses = splitClauses(joined.sentences, input, pack.words)
  const judgement = judgeClauses(joined.sentences, clauses, input, pack)
  const addressees = findAddressees(clauses, pack.words)
  const [isInMarks, isTold] = [findQuotations(joined.sentences), findTold(joined.sentences, pack)]
  const isReported = findReported(joined.sentences, pack)
  const isQuoted = (fragment: Fragment) => isInMarks(fragment) || isTold(fragment) || isReported(fragment)
  const ruled = findFollowUpsIn(clauses, input, pack.words, judgement, addressees)
  const isNoDuty = findNoDuties(clauses)
  const judged = judgeFollowUps(ruled, judgement, addressees, input, pack.words)
  const owned = nameOwners(judged, clauses, judgement, input)
  const possibleFollowUps = addAccepted(
    owned
      .filter((followUp) => !isQuoted(followUp) && !isNoDuty(followUp))
      .map((one) => (judgement ? { ...one, title: withTopic(one, judgement) } : one)),
    clauses,
    input,
  )
  const likelyFollowUps = possibleFollowUps.filter(({ confidence }) => confidence >= THRESHOLDS.task.ask)
  // A follow-up that only the judge sees, and is not sure of, neither claims the date of an event nor counts in the summary.
  const firmFollowUps = likelyFollowUps.filter(
    ({ confidence, signals, isStated }) => (signals.rule === 1 && isStated !== 'perhaps') || isSure('task', confidence),
  )
  const possibleEvents = findEvents(clauses, firmFollowUps, input, pack.words, judgement, isQuoted)
  return {
    joined,
    clauses,
    judgement,
    isQuoted,
    possibleFollowUps,
    likelyFollowUps,
    firmFollowUps,
    possibleEvents,
  }
}

/** Analyses a text by rules, at 40 to 50 ms per thousand words. */
export function analyseText(input: AnalysisInput): AnalysisContent {
  const lexicon = packOf(input.language).words
  const { joined, clauses, judgement, isQuoted, likelyFollowUps, firmFollowUps, possibleEvents } = findPossible(input)
  const locate = <T extends { evidence: Evidence }>(item: T): T => ({ ...item, evidence: joined.locate(item.evidence) })
  const events = possibleEvents.filter(({ event }) => isSure('event', event.confidence))
  const isOwn = ({ fragment }: FoundPoint) => !isQuoted(fragment)
  const decisions = findDecisions(clauses, judgement, input).filter(isOwn)
  const decided = decisions.map(({ fragment }) => ({ ...fragment, weight: DECISION_WEIGHT }))
  // What a rule finds is in the summary even if the user still has to review it: it was said in any case.
  const matters = [...firmFollowUps, ...events.map(({ fragment }) => fragment), ...decided]
  const tags = findTags(
    clauses.map(({ text }) => text),
    matters.map(({ clause, from, to }) => clause.text.slice(from, to)),
    lexicon,
  )
  const followUps = likelyFollowUps.filter(({ confidence }) => isSure('task', confidence))
  const questions = findQuestions(clauses, followUps, judgement, input.language).filter(isOwn)
  const named = toActionItems(followUps, clauses, input, lexicon)
  const found = {
    clauses,
    decisions: decisions.map(({ fragment }) => toDecided(fragment)),
    events: events.map(({ event }) => event),
    followUps: named.map((item, at) => ({ ...item, bare: followUps[at]?.clause.bare === true })),
    tags,
  }
  const kept = triage(
    toActionItems(withoutQuestions(likelyFollowUps, questions), clauses, input, lexicon).map(locate),
    possibleEvents.map(({ event }) => locate(event)),
  )
  const asked = questions.map(({ point }) => locate(point))
  const settled = decisions.map(({ point }) => locate(point))
  // Highlights and sentiment are taken from the sentences as a reader sees them.
  const seen = joined.sentences === input.sentences ? clauses : splitClauses(input.sentences, input, lexicon)
  return {
    ...summarise(
      seen,
      joined.relocate(matters, seen),
      joined.relocate(
        questions.map(({ fragment }) => fragment),
        seen,
      ),
      tags,
      titleNote(found, input.language),
      input.itemsShown ? keysOf(seen, [...kept.followUps, ...kept.events, ...settled, ...asked]) : null,
      lexicon,
    ),
    tags,
    ...rateSentiment(seen, input.language, judgement),
    actionItems: kept.followUps,
    events: kept.events,
    decisions: settled,
    questions: asked,
  }
}

/** Leaves out nobody's follow-ups that are asked too: "it remains to be decided whether …" is a question. */
function withoutQuestions(followUps: readonly JudgedFollowUp[], questions: readonly FoundPoint[]): JudgedFollowUp[] {
  const isAsked = (followUp: JudgedFollowUp) => questions.some(({ fragment }) => overlap(followUp, fragment))
  return followUps.filter((one) => one.who !== null || !isAsked(one))
}

/** How far before its cue, in letters, a decision may be stated. */
const DECIDED_REACH = 80

/** Returns the words that state a decision, with the positions of its dates. */
function toDecided({ clause, from, to }: Fragment): Decided {
  const begin = Math.max(0, clause.text.lastIndexOf(' ', from - DECIDED_REACH))
  const { text, dated, bare } = cutClause(clause, begin, to)
  return { text, before: from - begin, bare, dates: dated }
}
