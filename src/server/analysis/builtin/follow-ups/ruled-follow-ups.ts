import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import type { JudgedStatement, Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import type { Addressees } from './addressees.ts'
import type { FollowUp } from './follow-up.ts'
import type { JudgedFollowUp } from './judged-follow-ups.ts'
import { NAMED_BELOW, ownerOf } from './owner.ts'
import { rateFollowUp } from './rate-follow-up.ts'

/** A follow-up that the rules leave to nobody gets an owner, mostly the speaker, if `open` is less likely than this. */
const OPEN_BELOW = 0.2
/** It gets an owner too if it is this many times likelier to be the speaker's than to be open. */
const MINE_BY = 1.8
/** Probabilities from which, and below which, no rule makes a follow-up of an event. */
const SURE_EVENT = { event: 0.9, task: 0.05 }
/** The words of a follow-up may end with this many signs that its statement leaves out. */
const SIGNS = 2

/** Judges the follow-ups that the rules found, without those that surely are events, and names owners that the rules left open. */
export function judgeRuled(
  followUps: readonly FollowUp[],
  judgement: Judgement,
  addressees: Addressees,
  lexicon: WordLexicon,
): JudgedFollowUp[] {
  // What follows in a list that was left to nobody is nobody's too.
  let nobodys: Clause | null = null
  return followUps.flatMap((followUp): JudgedFollowUp[] => {
    const judged = judgement.at(followUp.clause, followUp.from, followUp.to)
    // A statement may be cut at the wrong place, so the rule's own words are judged too.
    const words = judgement.words(followUp.clause, followUp.from, followUp.to)
    const probability = judged && judged.probability.task > words.task ? judged.probability : words
    const isIn = judged !== undefined && judged.from <= followUp.from && judged.to >= followUp.to - SIGNS
    const owned =
      judged &&
      followUp.who === null &&
      !followUp.isStated &&
      nobodys !== followUp.clause &&
      probability.open < Math.max(OPEN_BELOW, probability.mine / MINE_BY)
    const own = isIn ? {} : { from: followUp.from, to: followUp.to }
    const who = owned
      ? ownerOf({ ...judged, ...own, probability }, judgement, addressees, lexicon, NAMED_BELOW.known)
      : followUp.who
    if (who === null) nobodys = followUp.clause
    // "Lunch with Teresa is brought forward to Friday" is no duty of hers.
    if (followUp.isStated !== 'plainly' && isIn && isSurelyEvent(judged)) return []
    return [rateFollowUp({ ...followUp, who }, probability, probability.task, true)]
  })
}

function isSurelyEvent({ probability: { task, event } }: JudgedStatement): boolean {
  return event >= SURE_EVENT.event && task < SURE_EVENT.task
}
