// Over 250 lines: how one statement becomes a follow-up, whose parts all need the same judgement.
import { isAnnouncement } from '#server/analysis/builtin/clauses/announcements.ts'
import { type Clause, cutClause, type Spoken } from '#server/analysis/builtin/clauses/clauses.ts'
import { byPlace, type Fragment, overlap, textOf } from '#server/analysis/builtin/clauses/fragments.ts'
import { dayOfHeading, headingEnd } from '#server/analysis/builtin/clauses/headings.ts'
import { type JudgedStatement, type Judgement, statementsBeyond } from '#server/analysis/builtin/clauses/judged.ts'
import { isDueDay, isOfAnother, isWondered } from '#server/analysis/builtin/duties/deadlines.ts'
import { isDenied } from '#server/analysis/builtin/duties/denials.ts'
import { isMemo } from '#server/analysis/builtin/duties/memos.ts'
import { nameFollowUp } from '#server/analysis/builtin/titles/follow-up-title.ts'
import {
  withoutAddressee,
  withoutOwner,
  withoutSubjectAfterThat,
  withoutSubjectBeforeDuty,
  wordsOfDeed,
} from '#server/analysis/builtin/titles/owner-in-title.ts'
import { beginsMidway, quoteAsTitle } from '#server/analysis/builtin/titles/quoted-title.ts'
import { saysOfPronoun } from '#server/analysis/builtin/titles/topic-in-title.ts'
import { withThing } from '#server/analysis/builtin/titles/with-thing.ts'
import { withoutDate } from '#server/analysis/builtin/titles/without-date.ts'
import { trimSigns } from '#server/analysis/builtin/wording.ts'
import { readDone } from '#server/analysis/closings/read-done-statements.ts'
import type { Signals } from '#server/analysis/confidence/confidence.ts'
import { toWall } from '#server/calendar/time-zones.ts'
import { formatDay } from '#server/calendar/wall-time.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import { ME } from '#shared/commitment.ts'
import { type Addressees, withoutGreeting } from './addressees.ts'
import { afterReason, ownerAfterReason } from './after-reason.ts'
import { extendMemo } from './extend-memo.ts'
import type { FollowUp } from './follow-up.ts'
import { splitLists } from './listed-duties.ts'
import { actorIn, isOrder, NAMED_BELOW, ownerOf } from './owner.ts'
import { rateFollowUp } from './rate-follow-up.ts'
import { judgeRuled } from './ruled-follow-ups.ts'
import { splitSharedVerb } from './shared-verb.ts'

/**
 * Minimum probability at which a statement is considered a follow-up although no rule matches it. A less likely one is never
 * asked about, and a long text has thousands.
 */
const CONSIDER_FROM = 0.4
/** The same for a note to oneself, whose form says nearly as much. */
const MEMO_FROM = 0.01
/** The same for an order in a message to somebody. */
const ORDER_FROM = 0.2
/** Minimum probability at which a statement that is likelier an event is no follow-up. */
const EVENT_FROM = 0.5

/**
 * Minimum probability at which a part of a long statement names the follow-up by itself. Less likely parts lacked an object
 * ("I promised her I'd be there"), and took over key points of meetings.
 */
const PART_FROM = 0.95

/** Minimum probability at which a follow-up with its owner overrules the rules that read it as done. */
const PROMISED_FROM = 0.85
/** A longer title, in letters, says something else too: what follows the follow-up in bare speech, or an aside. */
const MAX_TITLE_LENGTH = 75
/** A follow-up whose title only quotes what was said stands if that is a whole statement of at most this many letters. */
const MAX_STANDING_QUOTE = { sure: 90, other: 60 }
/** Minimum probability at which it is surely a follow-up. */
const SURE_FROM = 0.9

/** A possible follow-up, and how likely it is to be one. */
export interface JudgedFollowUp extends FollowUp {
  signals: Signals
  confidence: number
}

/** Judges the follow-ups that the rules found, and adds those that only the judge sees, however doubtful. */
export function judgeFollowUps(
  followUps: readonly FollowUp[],
  judgement: Judgement | null,
  addressees: Addressees,
  spoken: Spoken,
  lexicon: WordLexicon,
): JudgedFollowUp[] {
  if (!judgement)
    return followUps.map((followUp) => ({ ...followUp, signals: {}, confidence: CONFIDENCE_WITHOUT_JUDGE }))
  const today = formatDay(toWall(spoken.recordedAt, spoken.timezone))
  const stated = judgeRuled(followUps, judgement, addressees, lexicon).flatMap((one) => splitSharedVerb(one, today))
  const possible = statementsBeyond(stated, judgement, 'task', MEMO_FROM)
    .filter(
      (statement) =>
        statement.probability.task >= CONSIDER_FROM || isMemo(statement) || isOrdered(statement, addressees),
    )
    .filter((statement) => isMemo(statement) || !isEvent(statement))
    .filter(({ clause, from, to }) => !isDenied(clause, from, to))
    .filter(({ clause }) => dayOfHeading(clause.text, clause.dates, clause.pack) === null && !isAnnouncement(clause))
    .filter((statement) => isPromise(statement) || isMemo(statement) || !isDone(statement, spoken))
  const added = splitLists(possible, judgement).flatMap((one) => {
    const statement = extendMemo(one, judgement)
    const followUp = toFollowUp(statement, judgement, addressees, today, spoken, lexicon)
    if (!followUp) return []
    return splitSharedVerb(rateFollowUp(followUp, statement.probability, statement.probability.task, false), today)
  })
  // The second of two things that share a verb may be the statement after the first one.
  const whole = added.filter((one, at) => {
    const before = added[at - 1]
    return before === undefined || !overlap(before, one)
  })
  return [...stated, ...whole].filter((followUp) => !isHabit(followUp)).sort(byPlace)
}

/** Tells whether a statement of a message begins with an order: "Annule la réunion et préviens le client". */
function isOrdered(statement: JudgedStatement, addressees: Addressees): boolean {
  const { clause, probability } = statement
  return probability.task >= ORDER_FROM && addressees.has(clause) && isOrder(textOf(statement), clause.pack)
}

function isEvent({ probability: { task, event } }: JudgedStatement): boolean {
  return event > task && event >= EVENT_FROM
}

const dutiesOf = perPack(({ followUpTitles: { duties } }) => new RegExp(`(?:${duties})(?![\\p{L}])`, 'u'))

const habitsOf = perPack(({ words }) => new RegExp(words.habits, 'u'))

/** Tells whether somebody else only does something again and again: "Tom does the payroll at the end of each month". */
function isHabit({ clause, from, to, who, isStated }: FollowUp): boolean {
  if (who === ME || who === null || isStated === 'plainly') return false
  return habitsOf(clause.pack).test(clause.folded.slice(from, endOfPart(clause, to)))
}

function endOfPart({ folded }: Clause, from: number): number {
  const sign = folded.slice(from).search(/[,;:.]/)
  return sign < 0 ? folded.length : from + sign
}

/** Confidence in what the rules find in a language without a trained judge. */
const CONFIDENCE_WITHOUT_JUDGE = 0.8

/** Tells whether a statement reports something as done. The judge may take a short report for a promise. */
function isDone({ clause, from, to }: JudgedStatement, spoken: Spoken): boolean {
  return readDone([{ ...clause.sentence, text: clause.text.slice(from, to) }], spoken).length > 0
}

/** "I told Marta I'd find her a flat" and "Tom has promised to write" read as done, but what was promised is still to be done. */
function isPromise({ probability: { task, mine, theirs } }: JudgedStatement): boolean {
  return Math.min(task, Math.max(mine, theirs)) >= PROMISED_FROM
}

function toFollowUp(
  judged: JudgedStatement,
  judgement: Judgement,
  addressees: Addressees,
  today: string,
  spoken: Spoken,
  lexicon: WordLexicon,
): FollowUp | null {
  const heading = headingEnd(judged.clause)
  const statement = heading > judged.from && heading < judged.to ? { ...judged, from: heading } : judged
  const { clause, from, to } = statement
  const own = cutClause(clause, from, to)
  let part: Fragment | undefined
  // The judge reads each part, so only where one is needed, and once.
  const likelyPart = () => {
    part ??= mostLikelyPart(statement, judgement)
    return part
  }
  const dues = own.dates.filter(
    (date) =>
      isDueDay(date, clause.pack, today) && !isOfAnother(own, date) && !isWondered(own, date, secondWordEnd(own)),
  )
  // "The van leaves on Monday and needs to be loaded on Sunday": the date after the words that state the duty.
  const stated = dues.length > 1 ? dutiesOf(clause.pack).exec(own.folded)?.index : undefined
  // "She expects it by the 18th, I ask for it today": the date of the part that is the follow-up.
  const dated = dues.length > 1 && stated === undefined ? likelyPart() : null
  const deed = afterReason(statement)
  const due =
    dues.find(({ start }) => stated !== undefined && start >= stated) ??
    dues.find(({ start }) => deed.from > from && start + from >= deed.from) ??
    dues.find(({ start }) => dated !== null && start + from >= dated.from && start + from < dated.to) ??
    dues[0]
  // "Note for tomorrow: call the plumber, order the filters": the day holds for all of them.
  const headed = clause.dates.find((date) => date.end <= heading && isDueDay(date, clause.pack, today))
  const isOwn = due && !(headed && due.kind === 'time')
  const dueWords = isOwn ? { ...due, start: due.start + from, end: due.end + from } : headed
  const owner = ownerAfterReason(ownerOf(statement, judgement, addressees, lexicon, NAMED_BELOW.added), statement, deed)
  // "Legal has comments, Rachel drafts the reply": the part that says what is to be done says who does it.
  const who = owner === ME || owner === null ? owner : (actorIn(likelyPart(), lexicon)?.name ?? owner)
  const nameWords = (words: Fragment) => {
    const all = withoutGreeting(textOf(who === ME ? afterReason(words) : words), clause.pack)
    const at = due ? all.indexOf(due.text) : -1
    const said = due && at >= 0 ? withoutDate(all, at, at + due.text.length, clause.pack) : all
    if (!/[\p{L}\p{N}]{2}/u.test(said)) return null
    if (who === null) return nameFollowUp(trimSigns(said), spoken.language, false)
    const subject = withoutSubjectAfterThat(said, who, clause.pack)
    const bare = trimSigns(said)
    const duty =
      withoutSubjectBeforeDuty(bare, who, clause.pack) ?? (who === ME ? null : wordsOfDeed(` ${bare}`, clause.pack))
    const addressed = withoutAddressee(trimSigns(said), who, clause.pack)
    return nameFollowUp(
      trimSigns(subject ?? duty ?? addressed?.rest ?? said),
      spoken.language,
      subject !== null || duty !== null || addressed?.finite === true,
    )
  }
  const whole = nameWords(statement)
  const isLong = statement.cutShort || (whole !== null && whole.length > MAX_TITLE_LENGTH)
  const short = isLong ? nameWords(likelyPart()) : null
  const isCut = statement.cutShort || whole?.endsWith('…') === true
  const named = isCut || (short !== null && !short.endsWith('…')) ? short : whole
  const said = textOf(statement)
  if (!/[\p{L}\p{N}]{2}/u.test(said)) return null
  const known =
    named === null
      ? null
      : withThing(
          withoutOwner(named, who, clause.pack),
          wordsBefore(who === ME ? { ...statement, from: deed.from } : statement, judgement),
          spoken.language,
        )
  const isQuote = known === null || known.endsWith('…') || beginsMidway(known, clause.pack)
  const title = isQuote ? quoteAsTitle(said, clause.pack) : known
  if (!isQuote && saysOfPronoun(title, clause.pack)) return null
  return {
    clause,
    title,
    who,
    from,
    to,
    dueWords,
    isDoubtful: isQuote && (statement.cutShort || said.length > mostQuoted(statement)),
  }
}

function mostQuoted({ probability: { task } }: JudgedStatement): number {
  return task >= SURE_FROM ? MAX_STANDING_QUOTE.sure : MAX_STANDING_QUOTE.other
}

/** Returns where the second word of a statement ends: "and see if they come on Friday" is a deed with its day, and asks nobody. */
function secondWordEnd(own: Clause): number {
  const said = foldInPlace(textOf({ clause: own, from: 0, to: own.text.length }))
  const start = Math.max(0, own.folded.indexOf(said))
  return start + (/^\S+\s+\S*/u.exec(said)?.[0].length ?? 0)
}

/** Returns the words before a statement in its clause, or those of the statement before it. */
function wordsBefore({ clause, from, at }: JudgedStatement, { statements }: Judgement): string {
  const before = statements[at - 1]
  const isNear = before !== undefined && before.clause !== clause && before.clause.sentence === clause.sentence
  return `${isNear ? before.clause.text.slice(before.from, before.to) : ''} ${clause.text.slice(0, from)}`.trim()
}

/**
 * Returns the part of a statement between punctuation marks that is most likely the follow-up: a long statement says several
 * things. If the statement was cut short, the words after its last mark are not a whole phrase.
 */
function mostLikelyPart({ clause, from, to, cutShort }: JudgedStatement, judgement: Judgement): Fragment {
  const all = [...clause.text.slice(from, to).matchAll(/[^,;:]+/g)].map(({ index, 0: { length } }) => {
    const part = { clause, from: from + index, to: from + index + length }
    return { part, likely: judgement.words(clause, part.from, part.to).task }
  })
  const parts = cutShort ? all.slice(0, -1) : all
  const none = { part: { clause, from, to: parts.at(-1)?.part.to ?? to }, likely: PART_FROM }
  return parts.reduce((best, one) => (one.likely > best.likely ? one : best), none).part
}
