import { countWords, textOf } from '#server/analysis/builtin/clauses/fragments.ts'
import { hasPastForm } from '#server/analysis/builtin/clauses/past-forms.ts'
import { isLikeMemo, isMemo } from '#server/analysis/builtin/duties/memos.ts'
import { confidenceOf, logOdds } from '#server/analysis/confidence/confidence.ts'
import { THRESHOLDS } from '#server/analysis/confidence/triage.ts'
import type { StatementKind } from '#server/analysis/statements/statement-kinds.ts'
import { ME } from '#shared/commitment.ts'
import type { FollowUp } from './follow-up.ts'
import type { JudgedFollowUp } from './judged-follow-ups.ts'
import { isOrder } from './owner.ts'

/** A title of fewer words lacks its object. */
const MIN_TITLE_WORDS = 2
/**
 * How far below the limit the confidence of such a follow-up stays at least: the user is asked about it, and it never stands
 * by itself.
 */
const NOT_SURE_BY = 0.001

/** Minimum probabilities at which a follow-up that a rule recognises stands, or is asked about, whoever has it. */
const STANDS_FROM = 0.8
/** Minimum probability at which what somebody does by a day is a follow-up: "Maud brings the key on Friday". */
const BY_DAY_FROM = 0.3
/** The same of what the speaker does, in the present: "I mark the papers at the weekend". */
const OWN_BY_DAY_FROM = 0.1
/** The same of what must be done by a day, whoever does it: "The declaration must go out before the 15th". */
const DEADLINE_FROM = 0.85
/** Minimum probability at which the user is asked about a follow-up of somebody who is not named. */
const UNNAMED_FROM = 0.95
const ASKED_FROM = 0.2
/** Minimum probability, that it is a follow-up or the speaker’s, at which a note to oneself stands; a less likely one is asked about. */
const MEMO_STANDS_FROM = 0.15

/** Folded, "presentó" reads like "presento". */
function isOwnPresent(followUp: FollowUp): boolean {
  return followUp.who === ME && !hasPastForm(textOf(followUp).split(/\s+/), followUp.clause.pack)
}

/** Rates a follow-up by the judge's probabilities and by what the rules know. */
export function rateFollowUp(
  followUp: FollowUp,
  probability: Record<StatementKind, number>,
  likely: number,
  byRule: boolean,
): JudgedFollowUp {
  const { mine, theirs, open } = probability
  // A follow-up that belongs to somebody who is not named has no owner either.
  const unnamed = likely >= UNNAMED_FROM ? theirs : 0
  // An order that names nobody may be to oneself: "Imprime la ficha".
  const { pack } = followUp.clause
  const own = isOrder(textOf(followUp), pack) && pack.verbs.isDeed(followUp.title) ? mine + theirs : mine
  const owner = followUp.who === ME ? own : followUp.who === null ? open + unnamed : theirs
  const owners = Math.max(mine + theirs + open, 1e-6)
  const signals = {
    rule: byRule ? 1 : 0,
    task: logOdds(likely),
    // What matters is how likely this owner is relative to the others: for a short statement all three are unlikely.
    owner: logOdds(owner / owners),
    short: followUp.title.split(' ').length < MIN_TITLE_WORDS ? 1 : 0,
    stated: followUp.isStated === 'plainly' ? 1 : 0,
    // A few words are more often a fragment than a follow-up.
    words: Math.log(countWords(textOf(followUp))),
    // Nobody's, although the judge says that somebody has it.
    unowned: followUp.who === null ? 1 - open / owners : 0,
    bare: followUp.clause.bare ? 1 : 0,
    deed: byRule || pack.verbs.isDeed(followUp.title) ? 1 : 0,
  }
  const { sure, ask } = THRESHOLDS.task
  const hasObject = signals.short === 0
  const confidence = confidenceOf('task', signals)
  const isUnnamed = followUp.who === null && theirs > open
  const isDoubtful = followUp.isDoubtful || (!byRule && isLikeMemo(followUp)) || followUp.isStated === 'perhaps'
  const most = hasObject && !isDoubtful && !(isUnnamed && !byRule) ? 1 : sure - NOT_SURE_BY
  const known = byRule && hasObject
  // The user is asked about "I must book the room" at least, however little else is said.
  const isPlain =
    followUp.isStated === 'plainly' ||
    (followUp.isStated === 'by day' && likely >= (isOwnPresent(followUp) ? OWN_BY_DAY_FROM : BY_DAY_FROM))
  const isAskedAbout = known && (likely >= ASKED_FROM || followUp.isStated === 'perhaps')
  const memo = hasObject && followUp.who === ME && isMemo(followUp)
  const isDeadline = followUp.who === null && followUp.dueWords?.relation === 'by' && likely >= DEADLINE_FROM
  const isKnown =
    (isPlain && hasObject) ||
    (known && likely >= STANDS_FROM) ||
    (isDeadline && hasObject) ||
    (memo && Math.max(likely, mine) >= MEMO_STANDS_FROM)
  const least = isKnown ? sure : isPlain || isAskedAbout || memo ? ask : 0
  return { ...followUp, signals, confidence: Math.max(Math.min(confidence, most), least) }
}
